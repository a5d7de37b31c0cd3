import { renamed } from "../../algebra/expression";
import { CELSIUS_HEAT_UNIT } from "../../constants/customary";

/** The Celsius heat unit, named by its symbol for use in compounds: "CHU/cubic foot". */
export const CHU = renamed(CELSIUS_HEAT_UNIT, "Celsius heat unit", { name: "CHU", symbol: "CHU", plural: null });

export const CHU_BY_IT_CALORIE = "The Celsius heat unit by the International Table calorie, 1.8 Btu (IT).";
