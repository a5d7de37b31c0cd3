import { KELVIN, WATT } from "../../constants";
import { per } from "../../definition";
import { category } from "../../unit";

export const thermalResistance = category("thermal-resistance", "Thermal resistance", per(KELVIN, WATT), () => []);
