import { cubed, per } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { ABCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { COULOMB, LITER, METER } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

export const volumeChargeDensity = category("volume-charge-density", { reference: per(COULOMB, cubed(METER)) }, () => [
  unit("coulomb-per-cubic-meter", per(COULOMB, cubed(METER))),
  unit("coulomb-per-cubic-centimeter", per(COULOMB, cubed(centi(METER)))),
  unit("coulomb-per-liter", per(COULOMB, LITER)),
  unit("coulomb-per-cubic-inch", per(COULOMB, cubed(INCH))),
  unit("abcoulomb-per-cubic-meter", per(ABCOULOMB, cubed(METER))),
  unit("abcoulomb-per-cubic-centimeter", per(ABCOULOMB, cubed(centi(METER)))),
  unit("abcoulomb-per-cubic-inch", per(ABCOULOMB, cubed(INCH))),
  unit("coulomb-per-cubic-millimeter", per(COULOMB, cubed(milli(METER)))),
  ...withPrefixesIn("m µ k", COULOMB, (coulomb) => per(coulomb, cubed(METER)), "-per-cubic-meter"),
  unit("coulomb-per-cubic-foot", per(COULOMB, cubed(FOOT))),
]);
