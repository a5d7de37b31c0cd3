import { METRE } from "../../constants";
import { category } from "../../unit";

export const typography = category("typography", "Typography", METRE, () => [], { quantity: "length in typography" });
