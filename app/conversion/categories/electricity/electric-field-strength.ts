import { METRE, VOLT } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const electricFieldStrength = category("electric-field-strength", "Electric field strength", per(VOLT, METRE), () => []);
