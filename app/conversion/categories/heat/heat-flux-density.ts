import { METRE, WATT } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const heatFluxDensity = category("heat-flux-density", "Heat flux density", per(WATT, squared(METRE)), () => []);
