import { METRE } from "../../constants";
import { category } from "../../unit";

export const length = category("length", "Length", METRE, () => []);
