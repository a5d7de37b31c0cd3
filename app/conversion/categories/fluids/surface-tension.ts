import { METRE, NEWTON } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const surfaceTension = category("surface-tension", "Surface tension", per(NEWTON, METRE), () => []);
