import { CELSIUS_DEGREE, FAHRENHEIT_DEGREE, HOUR, IT_BTU, IT_CALORIE, KELVIN, kilo, milli, SECOND, THERMOCHEMICAL_BTU, WATT } from "../../constants";
import { per, times } from "../../definition";
import { category, linear } from "../../unit";

export const thermalResistance = category("thermal-resistance", "Thermal resistance", per(KELVIN, WATT), () => [
  linear("kelvin-per-watt", "kelvin/watt", "K/W", per(KELVIN, WATT), { ucum: "K/W" }),
  linear("degree-celsius-per-watt", "degree Celsius/watt", "°C/W", per(CELSIUS_DEGREE, WATT), { aliases: ["C/W"] }),
  linear("degree-fahrenheit-hour-per-btu-it", "degree Fahrenheit hour/Btu (IT)", "°F·h/Btu (IT)", per(times(FAHRENHEIT_DEGREE, HOUR), IT_BTU), {
    plural: "degree Fahrenheit hours/Btu (IT)",
  }),
  linear("degree-fahrenheit-hour-per-btu-th", "degree Fahrenheit hour/Btu (th)", "°F·h/Btu (th)", per(times(FAHRENHEIT_DEGREE, HOUR), THERMOCHEMICAL_BTU), {
    plural: "degree Fahrenheit hours/Btu (th)",
  }),
  linear("degree-fahrenheit-second-per-btu-it", "degree Fahrenheit second/Btu (IT)", "°F·s/Btu (IT)", per(times(FAHRENHEIT_DEGREE, SECOND), IT_BTU), {
    plural: "degree Fahrenheit seconds/Btu (IT)",
  }),
  linear(
    "degree-fahrenheit-second-per-btu-th",
    "degree Fahrenheit second/Btu (th)",
    "°F·s/Btu (th)",
    per(times(FAHRENHEIT_DEGREE, SECOND), THERMOCHEMICAL_BTU),
    { plural: "degree Fahrenheit seconds/Btu (th)" },
  ),
  linear("millikelvin-per-watt", "millikelvin/watt", "mK/W", per(milli(KELVIN), WATT), { ucum: "mK/W" }),
  linear("kelvin-per-kilowatt", "kelvin/kilowatt", "K/kW", per(KELVIN, kilo(WATT)), { ucum: "K/kW" }),
  linear(
    "degree-celsius-hour-per-kilocalorie-it",
    "degree Celsius hour/kilocalorie (IT)",
    "°C·h/kcal (IT)",
    per(times(CELSIUS_DEGREE, HOUR), kilo(IT_CALORIE)),
    { plural: "degree Celsius hours/kilocalorie (IT)" },
  ),
]);
