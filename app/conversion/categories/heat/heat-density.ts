import { JOULE, METRE } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const heatDensity = category("heat-density", "Heat density", per(JOULE, squared(METRE)), () => [], { quantity: "radiant exposure" });
