import { METRE, OHM } from "../../constants";
import { times } from "../../definition";
import { category } from "../../unit";

export const electricResistivity = category("electric-resistivity", "Electric resistivity", times(OHM, METRE), () => []);
