import { KILOGRAM, METRE, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const massFluxDensity = category("mass-flux-density", "Mass flux density", per(KILOGRAM, SECOND, squared(METRE)), () => []);
