import { PASCAL } from "../../constants";
import { category } from "../../unit";

export const pressure = category("pressure", "Pressure", PASCAL, () => []);
