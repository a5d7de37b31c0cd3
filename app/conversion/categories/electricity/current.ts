import { AMPERE } from "../../constants";
import { category } from "../../unit";

export const current = category("current", "Electric current", AMPERE, () => []);
