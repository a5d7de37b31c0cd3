import { per } from "../../algebra/expression";
import { ABHENRY, STATHENRY } from "../../constants/customary";
import { AMPERE, HENRY, WEBER } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const inductance = category("inductance", { reference: HENRY }, () => [
  unit("H", HENRY),
  ...withPrefixes("m µ n p E P T G M k h da d c f a", HENRY),
  unit("weber-per-ampere", per(WEBER, AMPERE)),
  unit("abH", ABHENRY),
  named("EMU", "EMU of inductance", "EMU", ABHENRY, {
    plural: "EMU of inductance",
    note: "The unit of the CGS electromagnetic system: the abhenry by another name.",
  }),
  unit("stH", STATHENRY, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of inductance", "ESU", STATHENRY, {
    plural: "ESU of inductance",
    note: "The unit of the CGS electrostatic system: the stathenry by another name.",
  }),
]);
