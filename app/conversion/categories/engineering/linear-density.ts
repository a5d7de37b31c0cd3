import { per, times, type UnitExpression } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { DENIER, OUNCE, POUND, SLUG, TEX } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, KILOGRAM, METER } from "../../constants/exact";
import { category, reciprocalUnit, unit, withPrefixes } from "../category";
import type { Unit, UnitOptions } from "../unit";

/** A count: how many hanks of a length weigh as much as `mass`. */
const yarnCount = <Id extends string>(id: Id, name: string, symbol: string, mass: UnitExpression, hank: UnitExpression, options: UnitOptions): Unit<Id> =>
  reciprocalUnit(id, name, symbol, per(mass, hank), { plural: null, ...options });

const NOTE = "Tex and denier weigh a length; the counts measure the length of a weight and so are reciprocal to them.";

export const linearDensity = category("linear-density", { reference: per(KILOGRAM, METER), note: NOTE }, () => [
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
