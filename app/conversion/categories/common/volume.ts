import { METRE } from "../../constants";
import { cubed } from "../../definition";
import { category } from "../../unit";

export const volume = category("volume", "Volume", cubed(METRE), () => []);
