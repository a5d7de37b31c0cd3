import { KILOGRAM } from "../../constants";
import { category } from "../../unit";

export const weight = category("weight", "Weight", KILOGRAM, () => [], { quantity: "mass" });
