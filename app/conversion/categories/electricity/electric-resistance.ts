import { OHM } from "../../constants";
import { category } from "../../unit";

export const electricResistance = category("electric-resistance", "Electric resistance", OHM, () => []);
