import { KELVIN } from "../../constants";
import { category } from "../../unit";

export const temperatureInterval = category("temperature-interval", "Temperature interval", KELVIN, () => []);
