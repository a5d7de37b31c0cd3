import { BEL } from "../../constants";
import { category } from "../../unit";

export const sound = category("sound", "Sound", BEL, () => [], { quantity: "level" });
