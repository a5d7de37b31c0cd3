import { WEBER } from "../../constants";
import { category } from "../../unit";

export const magneticFlux = category("magnetic-flux", "Magnetic flux", WEBER, () => []);
