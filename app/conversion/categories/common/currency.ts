import { US_DOLLAR } from "../../constants";
import { category } from "../../unit";

export const currency = category("currency", "Currency", US_DOLLAR, () => [], { quantity: "money" });
