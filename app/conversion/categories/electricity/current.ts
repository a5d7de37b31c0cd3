import { kilo, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, GILBERT, STATAMPERE } from "../../constants/customary";
import { AMPERE } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const current = category("current", { name: "Electric current", reference: AMPERE }, () => [
  unit("A", AMPERE),
  unit("mA", milli(AMPERE), { aliases: "milliamp, milliamps" }),
  unit("microampere", micro(AMPERE), { aliases: "microamp, microamps" }),
  unit("kA", kilo(AMPERE), { aliases: "kiloamp, kiloamps" }),
  named("Bi", "biot", "Bi", ABAMPERE, { qudt: "BIOT", note: "The abampere by another name." }),
  unit("abA", ABAMPERE),
  named("EMU", "EMU of current", "EMU", ABAMPERE, {
    plural: "EMU of current",
    note: "The unit of the CGS electromagnetic system: the abampere by another name.",
  }),
  unit("stA", STATAMPERE, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of current", "ESU", STATAMPERE, {
    plural: "ESU of current",
    note: "The unit of the CGS electrostatic system: the statampere by another name.",
  }),
  named("cgs-em-unit", "CGS e.m. unit", "CGS emu", ABAMPERE, { note: "The unit of the CGS electromagnetic system: the abampere by another name." }),
  named("cgs-es-unit", "CGS e.s. unit", "CGS esu", STATAMPERE, { note: "The unit of the CGS electrostatic system: the statampere by another name." }),
  ...withPrefixes("n p M f G", AMPERE),
  unit("Gi", GILBERT, { note: "A unit of magnetomotive force, which has the dimension of a current: 10/(4π) ampere turns." }),
]);
