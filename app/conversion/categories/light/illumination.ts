import { LUX } from "../../constants";
import { category } from "../../unit";

export const illumination = category("illumination", "Illumination", LUX, () => [], { quantity: "illuminance" });
