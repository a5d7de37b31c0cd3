import { ratio, ZERO } from "~/numerals/ratio";
import { per, times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { DAY, HOUR, JOULE, METER, MINUTE, SECOND, WATT, WATT_HOUR } from "../../constants/exact";
import { category, curveUnit, named, unit, withPrefixes, withPrefixesIn } from "../category";
import { exponential } from "../curve";

const DECIBELS = exponential(ratio(10n), ZERO, ratio(10n));

const NOTE = "Volt-amperes and vars measure apparent and reactive power: they become watts only by a power factor.";

export const power = category("power", { reference: WATT, note: NOTE }, () => [
  unit("W", WATT),
  unit("kW", kilo(WATT)),
  unit("hp", c.HORSEPOWER, {
    definition: "the mechanical horsepower of 550 ft·lbf/s",
    aliases: "mechanical horsepower, mechanical hp, horsepower (mechanical), bhp, BHP, brake horsepower, shp, HP",
    note: "The mechanical horsepower of 550 ft·lbf/s, 745.69987158227022 W. The metric, electric, boiler and water horsepower are listed separately.",
  }),
  unit("horsepower-metric", c.METRIC_HORSEPOWER, { aliases: "PS, cv, CV, metric horsepower, metric hp, Pferdestärke", note: "75 kgf·m/s, 735.49875 W." }),
  ...withPrefixes("M G T P m µ n p f", WATT),
  unit("btu-it-per-hour", per(c.IT_BTU, HOUR), { aliases: "BTUH, Btuh" }),
  unit("btu-it-per-minute", per(c.IT_BTU, MINUTE)),
  unit("btu-it-per-second", per(c.IT_BTU, SECOND)),
  named("MBH", "thousand Btu (IT)/hour", "MBH", per(times(1000, c.IT_BTU), HOUR), {
    plural: null,
    aliases: "kBtu/h, MBtu/h",
    qudt: "KiloBTU_IT-PER-HR",
    note: "In heating and cooling M is the Roman thousand: an MBH is 1000 Btu/h.",
  }),
  named("million-btu-it-per-hour", "million Btu (IT)/hour", "MMBtu (IT)/h", per(times("1e6", c.IT_BTU), HOUR), {
    plural: null,
    aliases: "MMBtu/h, MMBH",
    qudt: "MegaBTU_IT-PER-HR",
    note: "In MMBtu each M is the Roman thousand: a million Btu.",
  }),
  unit("btu-th-per-hour", per(c.THERMOCHEMICAL_BTU, HOUR)),
  unit("btu-th-per-minute", per(c.THERMOCHEMICAL_BTU, MINUTE)),
  unit("btu-th-per-second", per(c.THERMOCHEMICAL_BTU, SECOND)),
  unit("ton-of-refrigeration", c.TON_OF_REFRIGERATION, {
    note: "12 000 International Table Btu per hour, 3516.852842… W: what melts a short ton of ice in a day.",
  }),
  unit("horsepower-electric", c.ELECTRIC_HORSEPOWER, { note: "746 W exactly." }),
  unit("horsepower-boiler", c.BOILER_HORSEPOWER, { convention: "9809.50 W as NIST SP 811 prints it, some 33 471 Btu/h." }),
  unit("horsepower-water", c.WATER_HORSEPOWER, { convention: "746.043 W as NIST SP 811 prints it." }),
  unit("kilocalorie-it-per-hour", per(kilo(c.IT_CALORIE), HOUR)),
  unit("kilocalorie-th-per-hour", per(kilo(c.THERMOCHEMICAL_CALORIE), HOUR)),
  unit("kilocalorie-it-per-minute", per(kilo(c.IT_CALORIE), MINUTE)),
  unit("kilocalorie-th-per-minute", per(kilo(c.THERMOCHEMICAL_CALORIE), MINUTE)),
  unit("kilocalorie-it-per-day", per(kilo(c.IT_CALORIE), DAY)),
  unit("kilocalorie-th-per-day", per(kilo(c.THERMOCHEMICAL_CALORIE), DAY)),
  unit("calorie-it-per-second", per(c.IT_CALORIE, SECOND)),
  unit("calorie-th-per-second", per(c.THERMOCHEMICAL_CALORIE, SECOND)),
  unit("calorie-it-per-minute", per(c.IT_CALORIE, MINUTE)),
  unit("calorie-th-per-minute", per(c.THERMOCHEMICAL_CALORIE, MINUTE)),
  unit("foot-pound-force-per-second", per(times(FOOT, c.POUND_FORCE), SECOND), { aliases: "ft·lb/s, ft-lb/s, ft lb/s" }),
  unit("foot-pound-force-per-minute", per(times(FOOT, c.POUND_FORCE), MINUTE), { aliases: "ft·lb/min, ft-lb/min, ft lb/min" }),
  unit("foot-pound-force-per-hour", per(times(FOOT, c.POUND_FORCE), HOUR), { aliases: "ft·lb/h, ft-lb/h, ft lb/h" }),
  unit("kilogram-force-meter-per-second", per(times(c.KILOGRAM_FORCE, METER), SECOND)),
  unit("erg-per-second", per(c.ERG, SECOND)),
  unit("joule-per-second", per(JOULE, SECOND)),
  unit("joule-per-hour", per(JOULE, HOUR)),
  ...withPrefixesIn("k M G", JOULE, (joule) => per(joule, HOUR), "-per-hour"),
  unit("kilowatt-hour-per-day", per(kilo(WATT_HOUR), DAY), { aliases: "kWh/d, kWh/day" }),
  curveUnit("dBm", "decibel-milliwatt", "dBm", milli(WATT), DECIBELS, {
    aliases: "dBmW, dB(mW)",
    qudt: "DeciB_M",
    sources: ["IEC 60027-3"],
    note: "Ten times the decimal logarithm of the milliwatts: 0 dBm is 1 mW, 30 dBm is 1 W.",
  }),
  curveUnit("dBW", "decibel-watt", "dBW", WATT, DECIBELS, {
    aliases: "dB(W)",
    sources: ["IEC 60027-3"],
    note: "Ten times the decimal logarithm of the watts.",
  }),
  unit("solar-luminosity", c.SUN_LUMINOSITY, {
    convention: "The nominal solar luminosity of IAU 2015 Resolution B3, 3.828 × 10²⁶ W: an agreed number to convert with.",
  }),
]);
