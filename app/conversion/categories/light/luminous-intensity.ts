import { CANDELA } from "../../constants";
import { category } from "../../unit";

export const luminousIntensity = category("luminous-intensity", "Luminous intensity", CANDELA, () => []);
