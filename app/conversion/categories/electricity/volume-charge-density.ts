import { COULOMB, METRE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const volumeChargeDensity = category("volume-charge-density", "Volume charge density", per(COULOMB, cubed(METRE)), () => []);
