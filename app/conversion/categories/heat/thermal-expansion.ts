import { inverse, KELVIN } from "../../constants";
import { category } from "../../unit";

export const thermalExpansion = category("thermal-expansion", "Thermal expansion", inverse(KELVIN), () => []);
