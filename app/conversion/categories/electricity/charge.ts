import { COULOMB } from "../../constants";
import { category } from "../../unit";

export const charge = category("charge", "Electric charge", COULOMB, () => []);
