import { KILOGRAM, METRE } from "../../constants";
import { cubed, per } from "../../definition";
import { category } from "../../unit";

export const specificVolume = category("specific-volume", "Specific volume", per(cubed(METRE), KILOGRAM), () => []);
