import { per, times } from "../../algebra/expression";
import { kilo } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { CELSIUS_DEGREE, GRAM, JOULE, KELVIN, KILOGRAM, METER, WATT_HOUR } from "../../constants/exact";
import { FAHRENHEIT_DEGREE, RANKINE_DEGREE } from "../../constants/temperature";
import { category, unit } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

const NOTE = "A degree is a difference of temperature here: a kelvin and a degree Celsius are the same, a degree Fahrenheit is 5/9 of them.";

export const specificHeatCapacity = category("specific-heat-capacity", { reference: per(JOULE, KILOGRAM, KELVIN), note: NOTE }, () => [
  unit("joule-per-kilogram-per-k", per(JOULE, KILOGRAM, KELVIN), { aliases: "J/kg/K, J/kgK, J/kg·K" }),
  unit("joule-per-kilogram-per-c", per(JOULE, KILOGRAM, CELSIUS_DEGREE), { aliases: "J/kg/°C, J/kg·°C" }),
  unit("joule-per-gram-per-c", per(JOULE, GRAM, CELSIUS_DEGREE), { aliases: "J/g°C, J/gC, J/g/°C, J/g·°C" }),
  unit("kilojoule-per-kilogram-per-k", per(kilo(JOULE), KILOGRAM, KELVIN), { aliases: "kJ/kg/K, kJ/kgK, kJ/kg·K" }),
  unit("kilojoule-per-kilogram-per-c", per(kilo(JOULE), KILOGRAM, CELSIUS_DEGREE)),
  unit("calorie-it-per-gram-per-c", per(c.IT_CALORIE, GRAM, CELSIUS_DEGREE)),
  unit("calorie-it-per-gram-per-f", per(c.IT_CALORIE, GRAM, FAHRENHEIT_DEGREE), { note: "Per degree Fahrenheit: 9/5 of the value per degree Celsius." }),
  unit("calorie-th-per-gram-per-c", per(c.THERMOCHEMICAL_CALORIE, GRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-kilogram-per-c", per(kilo(c.IT_CALORIE), KILOGRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-th-per-kilogram-per-c", per(kilo(c.THERMOCHEMICAL_CALORIE), KILOGRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-kilogram-per-k", per(kilo(c.IT_CALORIE), KILOGRAM, KELVIN)),
  unit("kilocalorie-th-per-kilogram-per-k", per(kilo(c.THERMOCHEMICAL_CALORIE), KILOGRAM, KELVIN)),
  unit("kilogram-force-meter-per-kilogram-per-k", per(times(c.KILOGRAM_FORCE, METER), KILOGRAM, KELVIN)),
  unit("pound-force-foot-per-pound-per-r", per(times(c.POUND_FORCE, FOOT), c.POUND, RANKINE_DEGREE)),
  unit("btu-it-per-pound-per-f", per(c.IT_BTU, c.POUND, FAHRENHEIT_DEGREE)),
  unit("btu-th-per-pound-per-f", per(c.THERMOCHEMICAL_BTU, c.POUND, FAHRENHEIT_DEGREE)),
  unit("btu-it-per-pound-per-r", per(c.IT_BTU, c.POUND, RANKINE_DEGREE)),
  unit("btu-th-per-pound-per-r", per(c.THERMOCHEMICAL_BTU, c.POUND, RANKINE_DEGREE)),
  unit("btu-it-per-pound-per-c", per(c.IT_BTU, c.POUND, CELSIUS_DEGREE)),
  unit("chu-per-pound-per-c", per(CHU, c.POUND, CELSIUS_DEGREE), { note: CHU_BY_IT_CALORIE }),
  unit("joule-per-gram-per-k", per(JOULE, GRAM, KELVIN), { aliases: "J/g/K, J/gK, J/g·K" }),
  unit("calorie-th-per-gram-per-k", per(c.THERMOCHEMICAL_CALORIE, GRAM, KELVIN)),
  unit("joule-per-pound-per-f", per(JOULE, c.POUND, FAHRENHEIT_DEGREE)),
  unit("watt-hour-per-kilogram-per-k", per(WATT_HOUR, KILOGRAM, KELVIN)),
]);
