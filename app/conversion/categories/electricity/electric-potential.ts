import { VOLT } from "../../constants";
import { category } from "../../unit";

export const electricPotential = category("electric-potential", "Electric potential", VOLT, () => []);
