import { KELVIN, METRE, WATT } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const thermalConductivity = category("thermal-conductivity", "Thermal conductivity", per(WATT, METRE, KELVIN), () => []);
