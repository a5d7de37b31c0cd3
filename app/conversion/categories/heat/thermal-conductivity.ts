import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CELSIUS_DEGREE, HOUR, KELVIN, METRE, SECOND, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, unit } from "../category";

export const thermalConductivity = category("thermal-conductivity", { reference: per(WATT, METRE, KELVIN) }, () => [
  unit("watt-per-meter-per-k", per(WATT, METRE, KELVIN), { aliases: "W/m/K, W/mK, W/m·K" }),
  unit("btu-it-foot-per-hour-per-square-foot-per-f", per(times(IT_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (IT)·ft/h/ft²/°F",
  }),
  unit("btu-it-inch-per-hour-per-square-foot-per-f", per(times(IT_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (IT)·in/h/ft²/°F",
  }),
  unit("kilocalorie-it-per-hour-per-meter-per-c", per(kilo(IT_CALORIE), HOUR, METRE, CELSIUS_DEGREE), { aliases: "kcal (IT)/h/m/°C" }),
  unit("watt-per-centimeter-per-c", per(WATT, centi(METRE), CELSIUS_DEGREE), { aliases: "W/cm/°C" }),
  unit("kilowatt-per-meter-per-k", per(kilo(WATT), METRE, KELVIN), { aliases: "kW/m/K" }),
  unit("calorie-it-per-second-per-centimeter-per-c", per(IT_CALORIE, SECOND, centi(METRE), CELSIUS_DEGREE), { aliases: "cal (IT)/s/cm/°C" }),
  unit("calorie-th-per-second-per-centimeter-per-c", per(THERMOCHEMICAL_CALORIE, SECOND, centi(METRE), CELSIUS_DEGREE), { aliases: "cal (th)/s/cm/°C" }),
  unit("kilocalorie-th-per-hour-per-meter-per-c", per(kilo(THERMOCHEMICAL_CALORIE), HOUR, METRE, CELSIUS_DEGREE), { aliases: "kcal (th)/h/m/°C" }),
  unit("btu-it-inch-per-second-per-square-foot-per-f", per(times(IT_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (IT)·in/s/ft²/°F",
  }),
  unit("btu-th-inch-per-second-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (th)·in/s/ft²/°F",
  }),
  unit("btu-th-foot-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (th)·ft/h/ft²/°F",
  }),
  unit("btu-th-inch-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: null,
    aliases: "Btu (th)·in/h/ft²/°F",
  }),
  unit("milliwatt-per-meter-per-k", per(milli(WATT), METRE, KELVIN), { aliases: "mW/m/K, mW/mK, mW/m·K" }),
  unit("watt-per-centimeter-per-k", per(WATT, centi(METRE), KELVIN), { aliases: "W/cm/K" }),
  unit("btu-it-per-second-per-foot-per-f", per(IT_BTU, SECOND, FOOT, FAHRENHEIT_DEGREE), { aliases: "Btu (IT)/s/ft/°F" }),
  unit("watt-per-meter-per-c", per(WATT, METRE, CELSIUS_DEGREE), { aliases: "W/m/°C" }),
  unit("watt-per-inch-per-f", per(WATT, INCH, FAHRENHEIT_DEGREE), { aliases: "W/in/°F" }),
]);
