import { COULOMB, METRE } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const linearChargeDensity = category("linear-charge-density", "Linear charge density", per(COULOMB, METRE), () => []);
