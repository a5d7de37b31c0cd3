import { UNITY } from "../../constants";
import { category } from "../../unit";

export const prefixes = category("prefixes", "Prefixes", UNITY, () => [], { quantity: "a plain number" });
