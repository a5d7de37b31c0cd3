import { per } from "../../algebra/expression";
import { milli, nano } from "../../algebra/prefixes";
import { ROENTGEN } from "../../constants/customary";
import { COULOMB, GRAM, KILOGRAM } from "../../constants/exact";
import { category, unit, withPrefixes, withPrefixesIn } from "../category";

export const radiationExposure = category("radiation-exposure", { reference: per(COULOMB, KILOGRAM), quantityKind: "exposure" }, () => [
  unit("coulomb-per-kilogram", per(COULOMB, KILOGRAM)),
  unit("R", ROENTGEN),
  unit("mR", milli(ROENTGEN)),
  ...withPrefixesIn("m µ", COULOMB, (coulomb) => per(coulomb, KILOGRAM), "-per-kilogram"),
  ...withPrefixes("µ k", ROENTGEN),
  unit("nanocoulomb-per-kilogram", per(nano(COULOMB), KILOGRAM)),
  unit("coulomb-per-gram", per(COULOMB, GRAM)),
]);
