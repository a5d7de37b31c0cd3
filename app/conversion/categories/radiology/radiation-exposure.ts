import { per } from "../../algebra/expression";
import { micro, milli, nano } from "../../algebra/prefixes";
import { ROENTGEN } from "../../constants/customary";
import { COULOMB, GRAM, KILOGRAM } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";

export const radiationExposure = category("radiation-exposure", { reference: per(COULOMB, KILOGRAM), quantityKind: "exposure" }, () => [
  unit("coulomb-per-kilogram", per(COULOMB, KILOGRAM)),
  unit("R", ROENTGEN),
  unit("mR", milli(ROENTGEN)),
  unit("millicoulomb-per-kilogram", per(milli(COULOMB), KILOGRAM)),
  unit("microcoulomb-per-kilogram", per(micro(COULOMB), KILOGRAM)),
  ...withPrefixes("µ k", ROENTGEN),
  unit("nanocoulomb-per-kilogram", per(nano(COULOMB), KILOGRAM)),
  unit("coulomb-per-gram", per(COULOMB, GRAM)),
]);
