import { COULOMB, METRE } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const surfaceChargeDensity = category("surface-charge-density", "Surface charge density", per(COULOMB, squared(METRE)), () => []);
