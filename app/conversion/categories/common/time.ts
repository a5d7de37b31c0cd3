import { SECOND } from "../../constants";
import { category } from "../../unit";

export const time = category("time", "Time", SECOND, () => []);
