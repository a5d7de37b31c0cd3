import { per, times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU } from "../../constants/customary";
import { CELSIUS_DEGREE, HOUR, KELVIN, SECOND, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, unit } from "../category";

export const thermalResistance = category("thermal-resistance", { reference: per(KELVIN, WATT) }, () => [
  unit("kelvin-per-watt", per(KELVIN, WATT), { name: "kelvin/watt" }),
  unit("degree-celsius-per-watt", per(CELSIUS_DEGREE, WATT), { name: "degree Celsius/watt", aliases: "C/W" }),
  unit("degree-fahrenheit-hour-per-btu-it", per(times(FAHRENHEIT_DEGREE, HOUR), IT_BTU), { name: "degree Fahrenheit hour/Btu (IT)" }),
  unit("degree-fahrenheit-hour-per-btu-th", per(times(FAHRENHEIT_DEGREE, HOUR), THERMOCHEMICAL_BTU), { name: "degree Fahrenheit hour/Btu (th)" }),
  unit("degree-fahrenheit-second-per-btu-it", per(times(FAHRENHEIT_DEGREE, SECOND), IT_BTU), { name: "degree Fahrenheit second/Btu (IT)" }),
  unit("degree-fahrenheit-second-per-btu-th", per(times(FAHRENHEIT_DEGREE, SECOND), THERMOCHEMICAL_BTU), { name: "degree Fahrenheit second/Btu (th)" }),
  unit("millikelvin-per-watt", per(milli(KELVIN), WATT)),
  unit("kelvin-per-kilowatt", per(KELVIN, kilo(WATT)), { name: "kelvin/kilowatt" }),
  unit("degree-celsius-hour-per-kilocalorie-it", per(times(CELSIUS_DEGREE, HOUR), kilo(IT_CALORIE)), { name: "degree Celsius hour/kilocalorie (IT)" }),
]);
