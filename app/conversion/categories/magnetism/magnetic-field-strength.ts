import { per } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { GILBERT, OERSTED } from "../../constants/customary";
import { INCH } from "../../constants/customary-length";
import { AMPERE, METER } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
import * as notes from "../notes";

export const magneticFieldStrength = category("magnetic-field-strength", { reference: per(AMPERE, METER) }, () => [
  unit("ampere-per-meter", per(AMPERE, METER)),
  named("ampere-turn-per-meter", "ampere turn/meter", "At/m", per(AMPERE, METER), { aliases: "A·t/m, AT/m", qudt: "AT-PER-M", note: notes.TURN }),
  unit("kiloampere-per-meter", per(kilo(AMPERE), METER)),
  unit("Oe", OERSTED),
  unit("milliampere-per-meter", per(milli(AMPERE), METER)),
  unit("ampere-per-centimeter", per(AMPERE, centi(METER))),
  unit("ampere-per-inch", per(AMPERE, INCH)),
  named("ampere-turn-per-inch", "ampere turn/inch", "At/in", per(AMPERE, INCH), { qudt: "AT-PER-IN", note: notes.TURN }),
  named("ampere-turn-per-centimeter", "ampere turn/centimeter", "At/cm", per(AMPERE, centi(METER)), { qudt: null, note: notes.TURN }),
  unit("gilbert-per-centimeter", per(GILBERT, centi(METER))),
  unit("gilbert-per-meter", per(GILBERT, METER)),
  ...withPrefixes("m k", OERSTED),
]);
