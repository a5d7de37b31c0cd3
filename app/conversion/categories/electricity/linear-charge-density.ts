import { per } from "../../algebra/expression";
import { centi, kilo, micro, milli, nano } from "../../algebra/prefixes";
import { ABCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { COULOMB, METRE } from "../../constants/exact";
import { category, unit } from "../category";

export const linearChargeDensity = category("linear-charge-density", { reference: per(COULOMB, METRE) }, () => [
  unit("coulomb-per-meter", per(COULOMB, METRE)),
  unit("coulomb-per-centimeter", per(COULOMB, centi(METRE))),
  unit("microcoulomb-per-meter", per(micro(COULOMB), METRE)),
  unit("coulomb-per-inch", per(COULOMB, INCH)),
  unit("abcoulomb-per-meter", per(ABCOULOMB, METRE)),
  unit("abcoulomb-per-centimeter", per(ABCOULOMB, centi(METRE))),
  unit("abcoulomb-per-inch", per(ABCOULOMB, INCH)),
  unit("coulomb-per-millimeter", per(COULOMB, milli(METRE))),
  unit("millicoulomb-per-meter", per(milli(COULOMB), METRE)),
  unit("nanocoulomb-per-meter", per(nano(COULOMB), METRE)),
  unit("coulomb-per-foot", per(COULOMB, FOOT)),
  unit("coulomb-per-kilometer", per(COULOMB, kilo(METRE))),
]);
