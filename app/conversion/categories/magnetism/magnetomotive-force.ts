import { AMPERE } from "../../constants";
import { category } from "../../unit";

export const magnetomotiveForce = category("magnetomotive-force", "Magnetomotive force", AMPERE, () => []);
