import { per } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ABVOLT, STATVOLT } from "../../constants/customary";
import { FOOT, INCH, MIL } from "../../constants/customary-length";
import { COULOMB, METER, NEWTON, VOLT } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import { FROM_LIGHT } from "./cgs-units";

export const electricFieldStrength = category("electric-field-strength", { reference: per(VOLT, METER) }, () => [
  unit("volt-per-meter", per(VOLT, METER)),
  unit("kilovolt-per-meter", per(kilo(VOLT), METER)),
  unit("kilovolt-per-centimeter", per(kilo(VOLT), centi(METER))),
  unit("volt-per-centimeter", per(VOLT, centi(METER))),
  unit("volt-per-millimeter", per(VOLT, milli(METER))),
  ...withPrefixesIn("m µ", VOLT, (volt) => per(volt, METER), "-per-meter"),
  unit("kilovolt-per-inch", per(kilo(VOLT), INCH)),
  unit("volt-per-inch", per(VOLT, INCH)),
  unit("volt-per-mil", per(VOLT, MIL)),
  unit("abvolt-per-centimeter", per(ABVOLT, centi(METER))),
  unit("statvolt-per-centimeter", per(STATVOLT, centi(METER)), { note: FROM_LIGHT }),
  unit("statvolt-per-inch", per(STATVOLT, INCH), { note: FROM_LIGHT }),
  unit("newton-per-coulomb", per(NEWTON, COULOMB)),
  unit("megavolt-per-meter", per(mega(VOLT), METER)),
  unit("kilovolt-per-millimeter", per(kilo(VOLT), milli(METER))),
  unit("volt-per-micrometer", per(VOLT, micro(METER))),
  unit("volt-per-foot", per(VOLT, FOOT)),
]);
