import { COULOMB, KILOGRAM } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const radiationExposure = category("radiation-exposure", "Radiation exposure", per(COULOMB, KILOGRAM), () => [], { quantity: "exposure" });
