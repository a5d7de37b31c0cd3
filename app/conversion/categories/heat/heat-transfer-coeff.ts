import { KELVIN, METRE, WATT } from "../../constants";
import { per, squared } from "../../definition";
import { category } from "../../unit";

export const heatTransferCoeff = category("heat-transfer-coeff", "Heat transfer coefficient", per(WATT, squared(METRE), KELVIN), () => []);
