import { per } from "../../algebra/expression";
import { ABVOLT, STATVOLT } from "../../constants/customary";
import { AMPERE, COULOMB, JOULE, VOLT, WATT } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const electricPotential = category("electric-potential", { reference: VOLT }, () => [
  unit("V", VOLT),
  ...withPrefixes("m µ k M", VOLT),
  unit("watt-per-ampere", per(WATT, AMPERE)),
  unit("abV", ABVOLT),
  named("EMU", "EMU of electric potential", "EMU", ABVOLT, {
    plural: "EMU of electric potential",
    note: "The unit of the CGS electromagnetic system: the abvolt by another name.",
  }),
  unit("stV", STATVOLT, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of electric potential", "ESU", STATVOLT, {
    plural: "ESU of electric potential",
    note: "The unit of the CGS electrostatic system: the statvolt by another name.",
  }),
  ...withPrefixes("n p G T", VOLT),
  unit("joule-per-coulomb", per(JOULE, COULOMB)),
]);
