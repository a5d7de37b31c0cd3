import { per } from "../../algebra/expression";
import { micro, yocto, zepto } from "../../algebra/prefixes";
import { ABFARAD, STATFARAD } from "../../constants/customary";
import { COULOMB, FARAD, VOLT } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const electrostaticCapacitance = category("electrostatic-capacitance", { name: "Capacitance", reference: FARAD }, () => [
  unit("F", FARAD),
  unit("microfarad", micro(FARAD), { aliases: "mfd" }),
  ...withPrefixes("n p m E P T G M k h da d c f a", FARAD),
  unit("coulomb-per-volt", per(COULOMB, VOLT)),
  unit("abF", ABFARAD),
  named("EMU", "EMU of capacitance", "EMU", ABFARAD, {
    plural: "EMU of capacitance",
    note: "The unit of the CGS electromagnetic system: the abfarad by another name.",
  }),
  unit("stF", STATFARAD, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of capacitance", "ESU", STATFARAD, {
    plural: "ESU of capacitance",
    note: "The unit of the CGS electrostatic system: the statfarad by another name.",
  }),
  unit("zF", zepto(FARAD)),
  unit("yF", yocto(FARAD)),
]);
