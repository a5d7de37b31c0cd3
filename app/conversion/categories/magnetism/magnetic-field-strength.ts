import { per } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { GILBERT, OERSTED } from "../../constants/customary";
import { INCH } from "../../constants/customary-length";
import { AMPERE, METRE } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
import * as notes from "../notes";

export const magneticFieldStrength = category("magnetic-field-strength", { reference: per(AMPERE, METRE) }, () => [
  unit("ampere-per-meter", per(AMPERE, METRE)),
  named("ampere-turn-per-meter", "ampere turn/meter", "At/m", per(AMPERE, METRE), { aliases: "A·t/m, AT/m", qudt: "AT-PER-M", note: notes.TURN }),
  unit("kiloampere-per-meter", per(kilo(AMPERE), METRE)),
  unit("Oe", OERSTED),
  unit("milliampere-per-meter", per(milli(AMPERE), METRE)),
  unit("ampere-per-centimeter", per(AMPERE, centi(METRE))),
  unit("ampere-per-inch", per(AMPERE, INCH)),
  named("ampere-turn-per-inch", "ampere turn/inch", "At/in", per(AMPERE, INCH), { qudt: "AT-PER-IN", note: notes.TURN }),
  named("ampere-turn-per-centimeter", "ampere turn/centimeter", "At/cm", per(AMPERE, centi(METRE)), { qudt: null, note: notes.TURN }),
  unit("gilbert-per-centimeter", per(GILBERT, centi(METRE))),
  unit("gilbert-per-meter", per(GILBERT, METRE)),
  ...withPrefixes("m k", OERSTED),
]);
