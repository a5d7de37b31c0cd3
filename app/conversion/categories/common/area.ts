import { METRE } from "../../constants";
import { squared } from "../../definition";
import { category } from "../../unit";

export const area = category("area", "Area", squared(METRE), () => []);
