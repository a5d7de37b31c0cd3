import { per, squared } from "../../algebra/expression";
import { centi, micro, milli, nano } from "../../algebra/prefixes";
import { ABCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { COULOMB, METRE } from "../../constants/exact";
import { category, unit } from "../category";

export const surfaceChargeDensity = category("surface-charge-density", { reference: per(COULOMB, squared(METRE)) }, () => [
  unit("coulomb-per-square-meter", per(COULOMB, squared(METRE))),
  unit("coulomb-per-square-centimeter", per(COULOMB, squared(centi(METRE)))),
  unit("microcoulomb-per-square-meter", per(micro(COULOMB), squared(METRE))),
  unit("coulomb-per-square-inch", per(COULOMB, squared(INCH))),
  unit("abcoulomb-per-square-meter", per(ABCOULOMB, squared(METRE))),
  unit("abcoulomb-per-square-centimeter", per(ABCOULOMB, squared(centi(METRE)))),
  unit("abcoulomb-per-square-inch", per(ABCOULOMB, squared(INCH))),
  unit("coulomb-per-square-millimeter", per(COULOMB, squared(milli(METRE)))),
  unit("millicoulomb-per-square-meter", per(milli(COULOMB), squared(METRE))),
  unit("microcoulomb-per-square-centimeter", per(micro(COULOMB), squared(centi(METRE)))),
  unit("nanocoulomb-per-square-meter", per(nano(COULOMB), squared(METRE))),
  unit("coulomb-per-square-foot", per(COULOMB, squared(FOOT))),
]);
