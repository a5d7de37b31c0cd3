import { per, squared } from "../../algebra/expression";
import { centi, kilo } from "../../algebra/prefixes";
import { IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CELSIUS_DEGREE, HOUR, JOULE, KELVIN, METER, SECOND, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, unit } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

export const heatTransferCoeff = category("heat-transfer-coeff", { name: "Heat transfer coefficient", reference: per(WATT, squared(METER), KELVIN) }, () => [
  unit("watt-per-square-meter-per-k", per(WATT, squared(METER), KELVIN), { aliases: "W/m²/K, W/m²K, W/m²·K" }),
  unit("watt-per-square-meter-per-c", per(WATT, squared(METER), CELSIUS_DEGREE)),
  unit("btu-it-per-hour-per-square-foot-per-f", per(IT_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("kilocalorie-it-per-hour-per-square-meter-per-c", per(kilo(IT_CALORIE), HOUR, squared(METER), CELSIUS_DEGREE)),
  unit("joule-per-second-per-square-meter-per-k", per(JOULE, SECOND, squared(METER), KELVIN)),
  unit("calorie-it-per-second-per-square-centimeter-per-c", per(IT_CALORIE, SECOND, squared(centi(METER)), CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-hour-per-square-foot-per-c", per(kilo(IT_CALORIE), HOUR, squared(FOOT), CELSIUS_DEGREE)),
  unit("btu-it-per-second-per-square-foot-per-f", per(IT_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("btu-th-per-second-per-square-foot-per-f", per(THERMOCHEMICAL_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("btu-th-per-hour-per-square-foot-per-f", per(THERMOCHEMICAL_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("chu-per-hour-per-square-foot-per-c", per(CHU, HOUR, squared(FOOT), CELSIUS_DEGREE), { note: CHU_BY_IT_CALORIE }),
  unit("kilowatt-per-square-meter-per-k", per(kilo(WATT), squared(METER), KELVIN), { aliases: "kW/m²/K, kW/m²K, kW/m²·K" }),
  unit("watt-per-square-centimeter-per-k", per(WATT, squared(centi(METER)), KELVIN)),
  unit("watt-per-square-inch-per-f", per(WATT, squared(INCH), FAHRENHEIT_DEGREE)),
  unit("calorie-th-per-second-per-square-centimeter-per-c", per(THERMOCHEMICAL_CALORIE, SECOND, squared(centi(METER)), CELSIUS_DEGREE)),
]);
