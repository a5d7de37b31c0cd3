import { JOULE } from "../../constants";
import { category } from "../../unit";

export const energy = category("energy", "Energy", JOULE, () => []);
