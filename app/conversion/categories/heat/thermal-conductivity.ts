import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CELSIUS_DEGREE, HOUR, KELVIN, METER, SECOND, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, unit } from "../category";

export const thermalConductivity = category("thermal-conductivity", { reference: per(WATT, METER, KELVIN) }, () => [
  unit("watt-per-meter-per-k", per(WATT, METER, KELVIN), { aliases: "W/m/K, W/mK, W/m·K" }),
  unit("btu-it-foot-per-hour-per-square-foot-per-f", per(times(IT_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-it-inch-per-hour-per-square-foot-per-f", per(times(IT_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("kilocalorie-it-per-hour-per-meter-per-c", per(kilo(IT_CALORIE), HOUR, METER, CELSIUS_DEGREE)),
  unit("watt-per-centimeter-per-c", per(WATT, centi(METER), CELSIUS_DEGREE)),
  unit("kilowatt-per-meter-per-k", per(kilo(WATT), METER, KELVIN)),
  unit("calorie-it-per-second-per-centimeter-per-c", per(IT_CALORIE, SECOND, centi(METER), CELSIUS_DEGREE)),
  unit("calorie-th-per-second-per-centimeter-per-c", per(THERMOCHEMICAL_CALORIE, SECOND, centi(METER), CELSIUS_DEGREE)),
  unit("kilocalorie-th-per-hour-per-meter-per-c", per(kilo(THERMOCHEMICAL_CALORIE), HOUR, METER, CELSIUS_DEGREE)),
  unit("btu-it-inch-per-second-per-square-foot-per-f", per(times(IT_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-inch-per-second-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-foot-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-inch-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("milliwatt-per-meter-per-k", per(milli(WATT), METER, KELVIN), { aliases: "mW/m/K, mW/mK, mW/m·K" }),
  unit("watt-per-centimeter-per-k", per(WATT, centi(METER), KELVIN)),
  unit("btu-it-per-second-per-foot-per-f", per(IT_BTU, SECOND, FOOT, FAHRENHEIT_DEGREE)),
  unit("watt-per-meter-per-c", per(WATT, METER, CELSIUS_DEGREE)),
  unit("watt-per-inch-per-f", per(WATT, INCH, FAHRENHEIT_DEGREE)),
]);
