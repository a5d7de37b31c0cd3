import { inverse, METRE } from "../../constants";
import { category } from "../../unit";

export const digitalImage = category("digital-image", "Digital image resolution", inverse(METRE), () => [], { quantity: "image resolution" });
