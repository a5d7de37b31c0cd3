import { per } from "../../algebra/expression";
import { centi, kilo, micro, milli } from "../../algebra/prefixes";
import { ABCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { COULOMB, METER } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

export const linearChargeDensity = category("linear-charge-density", { reference: per(COULOMB, METER) }, () => [
  unit("coulomb-per-meter", per(COULOMB, METER)),
  unit("coulomb-per-centimeter", per(COULOMB, centi(METER))),
  unit("microcoulomb-per-meter", per(micro(COULOMB), METER)),
  unit("coulomb-per-inch", per(COULOMB, INCH)),
  unit("abcoulomb-per-meter", per(ABCOULOMB, METER)),
  unit("abcoulomb-per-centimeter", per(ABCOULOMB, centi(METER))),
  unit("abcoulomb-per-inch", per(ABCOULOMB, INCH)),
  unit("coulomb-per-millimeter", per(COULOMB, milli(METER))),
  ...withPrefixesIn("m n", COULOMB, (coulomb) => per(coulomb, METER), "-per-meter"),
  unit("coulomb-per-foot", per(COULOMB, FOOT)),
  unit("coulomb-per-kilometer", per(COULOMB, kilo(METER))),
]);
