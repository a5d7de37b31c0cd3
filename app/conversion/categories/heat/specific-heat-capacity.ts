import { JOULE, KELVIN, KILOGRAM } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const specificHeatCapacity = category("specific-heat-capacity", "Specific heat capacity", per(JOULE, KILOGRAM, KELVIN), () => []);
