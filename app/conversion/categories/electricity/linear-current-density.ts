import { AMPERE, METRE } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const linearCurrentDensity = category("linear-current-density", "Linear current density", per(AMPERE, METRE), () => []);
