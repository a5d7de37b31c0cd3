import { HENRY } from "../../constants";
import { category } from "../../unit";

export const inductance = category("inductance", "Inductance", HENRY, () => []);
