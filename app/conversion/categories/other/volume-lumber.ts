import { METRE } from "../../constants";
import { cubed } from "../../definition";
import { category } from "../../unit";

export const volumeLumber = category("volume-lumber", "Lumber volume", cubed(METRE), () => [], { quantity: "volume of lumber" });
