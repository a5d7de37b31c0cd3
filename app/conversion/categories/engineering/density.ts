import { cubed, per, squared, times, type UnitExpression } from "../../algebra/expression";
import { centi, deci, kilo, micro, milli } from "../../algebra/prefixes";
import { ACRE, DENIER, GRAIN, LONG_TON, OUNCE, POUND, PSI, SHORT_TON, SLUG, TEX, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, HECTARE, KILOGRAM, LITER, METER, STANDARD_GRAVITY, TONNE } from "../../constants/exact";
import { category, named, reciprocalUnit, unit, withPrefixes, withPrefixesIn } from "../category";
import * as notes from "../notes";
import type { Unit, UnitOptions } from "../unit";

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

export const specificVolume = category("specific-volume", { reference: per(cubed(METER), KILOGRAM) }, () => [
  unit("cubic-meter-per-kilogram", per(cubed(METER), KILOGRAM)),
  unit("liter-per-kilogram", per(LITER, KILOGRAM)),
  unit("cubic-centimeter-per-gram", per(cubed(centi(METER)), GRAM), { aliases: "cc/g" }),
  unit("cubic-foot-per-pound", per(cubed(FOOT), POUND), { aliases: "cu ft/lb", ucum: "[cft_i]/[lb_av]" }),
  unit("liter-per-gram", per(LITER, GRAM)),
  unit("cubic-foot-per-kilogram", per(cubed(FOOT), KILOGRAM), { ucum: "[cft_i]/kg" }),
  unit("gallon-us-per-pound", per(US_GALLON, POUND)),
  unit("gallon-uk-per-pound", per(UK_GALLON, POUND)),
  unit("cubic-meter-per-gram", per(cubed(METER), GRAM)),
  unit("milliliter-per-gram", per(milli(LITER), GRAM)),
  unit("cubic-meter-per-ton-metric", per(cubed(METER), TONNE), { aliases: "cubic meter/tonne", note: notes.TONNE }),
  unit("cubic-inch-per-pound", per(cubed(INCH), POUND), { ucum: "[cin_i]/[lb_av]" }),
  unit("cubic-foot-per-ton-short", per(cubed(FOOT), SHORT_TON), { ucum: "[cft_i]/[ston_av]", note: notes.SHORT_TON }),
  unit("cubic-yard-per-ton-short", per(cubed(YARD), SHORT_TON), { ucum: "[cyd_i]/[ston_av]", note: notes.SHORT_TON }),
  unit("cubic-foot-per-slug", per(cubed(FOOT), SLUG)),
]);

/** A yarn count: the number of hanks, each as long as `hank`, that weigh `mass`. */
const yarnCount = <Id extends string>(id: Id, name: string, symbol: string, mass: UnitExpression, hank: UnitExpression, options: UnitOptions): Unit<Id> =>
  reciprocalUnit(id, name, symbol, per(mass, hank), { plural: null, ...options });

const LINEAR_DENSITY_NOTE = "Tex and denier weigh a length; the counts measure the length of a weight and so are reciprocal to them.";

export const linearDensity = category("linear-density", { reference: per(KILOGRAM, METER), note: LINEAR_DENSITY_NOTE }, () => [
  unit("kilogram-per-meter", per(KILOGRAM, METER)),
  unit("pound-per-foot", per(POUND, FOOT)),
  unit("tex", TEX),
  unit("den", DENIER, { note: "Grams in 9000 meters." }),
  yarnCount("cotton-count", "cotton count (English)", "Ne", POUND, times(840, YARD), {
    aliases: "NeC, English cotton count, Ne (cotton)",
    note: "Hanks of 840 yards in a pound: the finer the yarn, the higher the count.",
  }),
  yarnCount("metric-count", "metric count", "km/kg", KILOGRAM, kilo(METER), { aliases: "metric yarn count", note: "Kilometers in a kilogram." }),
  ...withPrefixes("d k m", TEX),
  unit("gram-per-meter", per(GRAM, METER)),
  unit("gram-per-kilometer", per(GRAM, kilo(METER))),
  unit("milligram-per-meter", per(milli(GRAM), METER)),
  unit("milligram-per-kilometer", per(milli(GRAM), kilo(METER))),
  unit("kilogram-per-kilometer", per(KILOGRAM, kilo(METER))),
  unit("pound-per-yard", per(POUND, YARD)),
  unit("pound-per-inch", per(POUND, INCH)),
  unit("ounce-per-foot", per(OUNCE, FOOT)),
  unit("ounce-per-yard", per(OUNCE, YARD)),
  unit("ounce-per-inch", per(OUNCE, INCH)),
  unit("slug-per-foot", per(SLUG, FOOT)),
  yarnCount("worsted-count", "worsted count", "NeK", POUND, times(560, YARD), { note: "Hanks of 560 yards in a pound." }),
  yarnCount("linen-lea", "linen lea", "NeL", POUND, times(300, YARD), { note: "Leas of 300 yards in a pound." }),
  yarnCount("woollen-run", "woollen run (US)", "Nar", POUND, times(1600, YARD), { note: "Runs of 1600 yards in a pound." }),
]);

const AREAL_DENSITY_NOTE =
  "The pounds on reams of American paper weigh 500 sheets of a basis size that differs by grade: they are not an areal density by themselves.";

export const arealDensity = category("areal-density", { reference: per(KILOGRAM, squared(METER)), note: AREAL_DENSITY_NOTE }, () => [
  unit("gsm", per(GRAM, squared(METER)), { aliases: "gsm, GSM, grammage" }),
  unit("ounce-per-square-yard", per(OUNCE, squared(YARD)), { aliases: "osy" }),
  unit("kilogram-per-square-meter", per(KILOGRAM, squared(METER))),
  unit("pound-per-square-foot", per(POUND, squared(FOOT)), { note: "The pound as a mass. As a pressure, psf counts pounds-force." }),
  unit("milligram-per-square-centimeter", per(milli(GRAM), squared(centi(METER)))),
  unit("gram-per-square-centimeter", per(GRAM, squared(centi(METER)))),
  unit("ounce-per-square-foot", per(OUNCE, squared(FOOT))),
  unit("ounce-per-square-inch", per(OUNCE, squared(INCH))),
  named("pound-per-1000-square-feet", "pound/1000 square feet", "lb/1000 ft²", per(POUND, times(1000, squared(FOOT))), { aliases: "lb/MSF" }),
  unit("kilogram-per-hectare", per(KILOGRAM, HECTARE)),
  unit("tonne-per-hectare", per(TONNE, HECTARE), { aliases: "tonne/hectare" }),
  unit("pound-per-acre", per(POUND, ACRE)),
  unit("short-ton-per-acre", per(SHORT_TON, ACRE)),
  named("silk-momme", "momme (silk)", "mme", per(POUND, times(45, INCH, 100, YARD)), {
    plural: null,
    aliases: "silk momme",
    note: "The weight in pounds of a piece 45 inches wide and 100 yards long: 4.33993567678… g/m².",
  }),
]);
