import { per, squared } from "../../algebra/expression";
import { centi, micro, milli, nano } from "../../algebra/prefixes";
import { ABCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { COULOMB, METER } from "../../constants/exact";
import { category, unit } from "../category";

export const surfaceChargeDensity = category("surface-charge-density", { reference: per(COULOMB, squared(METER)) }, () => [
  unit("coulomb-per-square-meter", per(COULOMB, squared(METER))),
  unit("coulomb-per-square-centimeter", per(COULOMB, squared(centi(METER)))),
  unit("microcoulomb-per-square-meter", per(micro(COULOMB), squared(METER))),
  unit("coulomb-per-square-inch", per(COULOMB, squared(INCH))),
  unit("abcoulomb-per-square-meter", per(ABCOULOMB, squared(METER))),
  unit("abcoulomb-per-square-centimeter", per(ABCOULOMB, squared(centi(METER)))),
  unit("abcoulomb-per-square-inch", per(ABCOULOMB, squared(INCH))),
  unit("coulomb-per-square-millimeter", per(COULOMB, squared(milli(METER)))),
  unit("millicoulomb-per-square-meter", per(milli(COULOMB), squared(METER))),
  unit("microcoulomb-per-square-centimeter", per(micro(COULOMB), squared(centi(METER)))),
  unit("nanocoulomb-per-square-meter", per(nano(COULOMB), squared(METER))),
  unit("coulomb-per-square-foot", per(COULOMB, squared(FOOT))),
]);
