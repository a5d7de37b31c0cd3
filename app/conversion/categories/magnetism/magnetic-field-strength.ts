import { AMPERE, METRE } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const magneticFieldStrength = category("magnetic-field-strength", "Magnetic field strength", per(AMPERE, METRE), () => []);
