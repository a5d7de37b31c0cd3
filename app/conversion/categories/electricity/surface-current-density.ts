import { AMPERE, METRE } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const surfaceCurrentDensity = category("surface-current-density", "Surface current density", per(AMPERE, squared(METRE)), () => []);
