import { METRE, SIEMENS } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const electricConductivity = category("electric-conductivity", "Electric conductivity", per(SIEMENS, METRE), () => []);
