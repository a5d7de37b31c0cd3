import { per } from "../../algebra/expression";
import { micro, milli } from "../../algebra/prefixes";
import { LONG_TON, OUNCE, POUND, SHORT_TON, YEAR } from "../../constants/customary";
import { DAY, GRAM, HOUR, KILOGRAM, MINUTE, SECOND, TONNE } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

export const flowMass = category("flow-mass", { name: "Mass flow", reference: per(KILOGRAM, SECOND), quantityKind: "mass flow rate" }, () => [
  unit("kilogram-per-second", per(KILOGRAM, SECOND)),
  unit("gram-per-second", per(GRAM, SECOND)),
  unit("kilogram-per-hour", per(KILOGRAM, HOUR), { aliases: "kg/hr" }),
  unit("ton-metric-per-hour", per(TONNE, HOUR), { aliases: "tph, ton (metric)/h", qudt: "TON_Metric-PER-HR", note: "The tonne of 1000 kilograms." }),
  unit("pound-per-second", per(POUND, SECOND)),
  unit("pound-per-minute", per(POUND, MINUTE)),
  unit("pound-per-hour", per(POUND, HOUR), { aliases: "lb/hr, lbs/hr, pph" }),
  unit("gram-per-minute", per(GRAM, MINUTE)),
  unit("gram-per-hour", per(GRAM, HOUR), { aliases: "g/hr" }),
  unit("gram-per-day", per(GRAM, DAY)),
  unit("milligram-per-minute", per(milli(GRAM), MINUTE)),
  unit("milligram-per-hour", per(milli(GRAM), HOUR)),
  unit("milligram-per-day", per(milli(GRAM), DAY)),
  unit("kilogram-per-minute", per(KILOGRAM, MINUTE)),
  unit("kilogram-per-day", per(KILOGRAM, DAY)),
  ...withPrefixesIn("E P T G M h da d c m µ", GRAM, (gram) => per(gram, SECOND), "-per-second"),
  unit("ton-metric-per-second", per(TONNE, SECOND), { aliases: "ton (metric)/s", qudt: "TON_Metric-PER-SEC", note: "The tonne of 1000 kilograms." }),
  unit("ton-metric-per-minute", per(TONNE, MINUTE), { aliases: "ton (metric)/min", qudt: "TON_Metric-PER-MIN", note: "The tonne of 1000 kilograms." }),
  unit("ton-metric-per-day", per(TONNE, DAY), { aliases: "ton (metric)/d", qudt: "TON_Metric-PER-DAY", note: "The tonne of 1000 kilograms." }),
  unit("ton-short-per-hour", per(SHORT_TON, HOUR), { note: "The short ton of 2000 pounds." }),
  unit("pound-per-day", per(POUND, DAY)),
  unit("ton-long-per-hour", per(LONG_TON, HOUR), { qudt: "TON_UK-PER-HR", note: "The long ton of 2240 pounds." }),
  unit("ton-short-per-day", per(SHORT_TON, DAY), { qudt: "TON_US-PER-DAY", note: "The short ton of 2000 pounds." }),
  unit("ton-long-per-day", per(LONG_TON, DAY), { note: "The long ton of 2240 pounds." }),
  unit("ounce-per-second", per(OUNCE, SECOND), { definition: "the avoirdupois ounce", note: notes.OUNCE_OF_MASS }),
  unit("ounce-per-minute", per(OUNCE, MINUTE), { definition: "the avoirdupois ounce", note: notes.OUNCE_OF_MASS }),
  unit("ton-metric-per-year", per(TONNE, YEAR), {
    convention: "The tonne in a year of 365 days, as in NIST SP 811; the Julian year of 365.25 days would give 0.07 % less.",
  }),
  unit("microgram-per-minute", per(micro(GRAM), MINUTE)),
]);
