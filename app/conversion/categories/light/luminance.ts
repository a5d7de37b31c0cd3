import { CANDELA, METRE } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const luminance = category("luminance", "Luminance", per(CANDELA, squared(METRE)), () => []);
