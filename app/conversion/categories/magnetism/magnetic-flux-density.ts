import { TESLA } from "../../constants";
import { category } from "../../unit";

export const magneticFluxDensity = category("magnetic-flux-density", "Magnetic flux density", TESLA, () => []);
