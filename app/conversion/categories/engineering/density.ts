import { cubed, per, times } from "../../algebra/expression";
import { centi, deci, micro, milli } from "../../algebra/prefixes";
import { GRAIN, LONG_TON, OUNCE, POUND, PSI, SHORT_TON, SLUG, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, KILOGRAM, LITER, METER, STANDARD_GRAVITY, TONNE } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

export const density = category("density", { reference: per(KILOGRAM, cubed(METER)), quantityKind: "mass density" }, () => [
  unit("kilogram-per-cubic-meter", per(KILOGRAM, cubed(METER))),
  unit("gram-per-cubic-centimeter", per(GRAM, cubed(centi(METER))), { aliases: "g/cc" }),
  unit("pound-per-cubic-foot", per(POUND, cubed(FOOT)), { aliases: "lbs/ft3, pcf, lb/cu ft", ucum: "[lb_av]/[cft_i]" }),
  unit("pound-per-cubic-inch", per(POUND, cubed(INCH)), { aliases: "lb/cu in", ucum: "[lb_av]/[cin_i]" }),
  unit("kilogram-per-liter", per(KILOGRAM, LITER)),
  unit("gram-per-liter", per(GRAM, LITER)),
  unit("kilogram-per-cubic-centimeter", per(KILOGRAM, cubed(centi(METER)))),
  unit("gram-per-cubic-meter", per(GRAM, cubed(METER))),
  unit("gram-per-cubic-millimeter", per(GRAM, cubed(milli(METER)))),
  unit("milligram-per-cubic-meter", per(milli(GRAM), cubed(METER))),
  unit("milligram-per-cubic-centimeter", per(milli(GRAM), cubed(centi(METER))), { aliases: "mg/cc" }),
  unit("milligram-per-cubic-millimeter", per(milli(GRAM), cubed(milli(METER)))),
  ...withPrefixesIn("E P T G M h da d c", GRAM, (gram) => per(gram, LITER), "-per-liter"),
  unit("milligram-per-liter", per(milli(GRAM), LITER), { aliases: "mg/l" }),
  ...withPrefixesIn("µ n p f a", GRAM, (gram) => per(gram, LITER), "-per-liter"),
  unit("pound-per-cubic-yard", per(POUND, cubed(YARD)), { ucum: "[lb_av]/[cyd_i]" }),
  unit("pound-per-gallon-us", per(POUND, US_GALLON), { aliases: "ppg (US)" }),
  unit("pound-per-gallon-uk", per(POUND, UK_GALLON)),
  unit("ounce-per-cubic-inch", per(OUNCE, cubed(INCH)), { ucum: "[oz_av]/[cin_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ounce-per-cubic-foot", per(OUNCE, cubed(FOOT)), { ucum: "[oz_av]/[cft_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ounce-per-gallon-us", per(OUNCE, US_GALLON), { note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ounce-per-gallon-uk", per(OUNCE, UK_GALLON), { note: notes.AVOIRDUPOIS_OUNCE }),
  unit("grain-per-gallon-us", per(GRAIN, US_GALLON), { aliases: "gpg (US)" }),
  unit("grain-per-gallon-uk", per(GRAIN, UK_GALLON), { qudt: "GRAIN-PER-GAL_IMP" }),
  unit("grain-per-cubic-foot", per(GRAIN, cubed(FOOT)), { ucum: "[gr]/[cft_i]" }),
  unit("ton-short-per-cubic-yard", per(SHORT_TON, cubed(YARD)), { ucum: "[ston_av]/[cyd_i]", note: notes.SHORT_TON }),
  unit("ton-long-per-cubic-yard", per(LONG_TON, cubed(YARD)), { ucum: "[lton_av]/[cyd_i]", note: notes.LONG_TON }),
  unit("slug-per-cubic-foot", per(SLUG, cubed(FOOT))),
  named("psi-per-1000-feet", "psi/1000 feet", "psi/1000 ft", per(PSI, times(1000, FOOT), STANDARD_GRAVITY), {
    plural: null,
    note: "The density of a liquid of which a column of 1000 feet presses with 1 psi under standard gravity.",
  }),
  unit("kilogram-per-cubic-decimeter", per(KILOGRAM, cubed(deci(METER)))),
  unit("gram-per-milliliter", per(GRAM, milli(LITER))),
  unit("ton-metric-per-cubic-meter", per(TONNE, cubed(METER)), { aliases: "tonne/cubic meter", note: notes.TONNE }),
  unit("microgram-per-cubic-meter", per(micro(GRAM), cubed(METER))),
  unit("gram-per-cubic-decimeter", per(GRAM, cubed(deci(METER)))),
  unit("slug-per-cubic-inch", per(SLUG, cubed(INCH))),
  unit("slug-per-cubic-yard", per(SLUG, cubed(YARD))),
  unit("ounce-per-cubic-yard", per(OUNCE, cubed(YARD)), { ucum: "[oz_av]/[cyd_i]", note: notes.AVOIRDUPOIS_OUNCE }),
]);
