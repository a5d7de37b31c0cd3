import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, mega, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { HOUR, JOULE, METER, MINUTE, SECOND, WATT } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

export const heatFluxDensity = category("heat-flux-density", { reference: per(WATT, squared(METER)) }, () => [
  unit("watt-per-square-meter", per(WATT, squared(METER))),
  unit("kilowatt-per-square-meter", per(kilo(WATT), squared(METER))),
  unit("watt-per-square-centimeter", per(WATT, squared(centi(METER)))),
  unit("btu-it-per-hour-per-square-foot", per(c.IT_BTU, HOUR, squared(FOOT))),
  unit("watt-per-square-inch", per(WATT, squared(INCH))),
  unit("joule-per-second-per-square-meter", per(JOULE, SECOND, squared(METER))),
  unit("kilocalorie-it-per-hour-per-square-meter", per(kilo(c.IT_CALORIE), HOUR, squared(METER))),
  unit("kilocalorie-it-per-hour-per-square-foot", per(kilo(c.IT_CALORIE), HOUR, squared(FOOT))),
  unit("calorie-it-per-second-per-square-centimeter", per(c.IT_CALORIE, SECOND, squared(centi(METER)))),
  unit("calorie-it-per-minute-per-square-centimeter", per(c.IT_CALORIE, MINUTE, squared(centi(METER)))),
  unit("calorie-it-per-hour-per-square-centimeter", per(c.IT_CALORIE, HOUR, squared(centi(METER)))),
  unit("calorie-th-per-second-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, SECOND, squared(centi(METER)))),
  unit("calorie-th-per-minute-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, MINUTE, squared(centi(METER)))),
  unit("calorie-th-per-hour-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, HOUR, squared(centi(METER)))),
  unit("dyne-per-hour-per-centimeter", per(c.DYNE, HOUR, centi(METER))),
  unit("erg-per-hour-per-square-millimeter", per(c.ERG, HOUR, squared(milli(METER)))),
  unit("foot-pound-per-minute-per-square-foot", per(times(FOOT, c.POUND_FORCE), MINUTE, squared(FOOT)), {
    name: "foot pound/minute/square foot",
    aliases: "ft·lbf/min/ft²",
    note: "The pound is a pound-force here.",
  }),
  unit("horsepower-per-square-foot", per(c.HORSEPOWER, squared(FOOT)), {
    definition: "the mechanical horsepower of 550 ft·lbf/s",
    note: "The mechanical horsepower of 550 ft·lbf/s.",
  }),
  unit("horsepower-metric-per-square-foot", per(c.METRIC_HORSEPOWER, squared(FOOT))),
  unit("btu-it-per-second-per-square-foot", per(c.IT_BTU, SECOND, squared(FOOT))),
  unit("btu-it-per-minute-per-square-foot", per(c.IT_BTU, MINUTE, squared(FOOT))),
  unit("btu-th-per-second-per-square-inch", per(c.THERMOCHEMICAL_BTU, SECOND, squared(INCH))),
  unit("btu-th-per-second-per-square-foot", per(c.THERMOCHEMICAL_BTU, SECOND, squared(FOOT))),
  unit("btu-th-per-minute-per-square-foot", per(c.THERMOCHEMICAL_BTU, MINUTE, squared(FOOT))),
  unit("btu-th-per-hour-per-square-foot", per(c.THERMOCHEMICAL_BTU, HOUR, squared(FOOT))),
  unit("chu-per-hour-per-square-foot", per(CHU, HOUR, squared(FOOT)), { note: CHU_BY_IT_CALORIE }),
  ...withPrefixesIn("m µ", WATT, (watt) => per(watt, squared(centi(METER))), "-per-square-centimeter"),
  unit("megawatt-per-square-meter", per(mega(WATT), squared(METER))),
  unit("watt-per-square-foot", per(WATT, squared(FOOT))),
  unit("erg-per-second-per-square-centimeter", per(c.ERG, SECOND, squared(centi(METER)))),
  unit("milliwatt-per-square-meter", per(milli(WATT), squared(METER))),
]);
