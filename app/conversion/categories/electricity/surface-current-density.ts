import { per, squared } from "../../algebra/expression";
import { centi, kilo, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, CIRCULAR_MIL } from "../../constants/customary";
import { FOOT, INCH, MIL } from "../../constants/customary-length";
import { AMPERE, METER } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

export const surfaceCurrentDensity = category("surface-current-density", { reference: per(AMPERE, squared(METER)) }, () => [
  unit("ampere-per-square-meter", per(AMPERE, squared(METER))),
  unit("ampere-per-square-millimeter", per(AMPERE, squared(milli(METER)))),
  unit("ampere-per-square-centimeter", per(AMPERE, squared(centi(METER)))),
  unit("ampere-per-square-inch", per(AMPERE, squared(INCH))),
  unit("ampere-per-square-mil", per(AMPERE, squared(MIL))),
  unit("ampere-per-circular-mil", per(AMPERE, CIRCULAR_MIL)),
  unit("abampere-per-square-centimeter", per(ABAMPERE, squared(centi(METER)))),
  unit("kiloampere-per-square-meter", per(kilo(AMPERE), squared(METER))),
  ...withPrefixesIn("m µ", AMPERE, (ampere) => per(ampere, squared(centi(METER))), "-per-square-centimeter"),
  unit("ampere-per-square-foot", per(AMPERE, squared(FOOT))),
  unit("ampere-per-square-micrometer", per(AMPERE, squared(micro(METER)))),
]);
