import { per, squared } from "../../algebra/expression";
import { centi, kilo, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, CIRCULAR_MIL, GILBERT, OERSTED, STATAMPERE } from "../../constants/customary";
import { FOOT, INCH, MIL } from "../../constants/customary-length";
import { AMPERE, METER } from "../../constants/exact";
import { category, named, unit, withPrefixes, withPrefixesIn } from "../category";
import { electromagnetic, electrostatic, emu, esu, FROM_LIGHT } from "./cgs-units";

export const current = category("current", { name: "Electric current", reference: AMPERE }, () => [
  unit("A", AMPERE),
  unit("mA", milli(AMPERE), { aliases: "milliamp, milliamps" }),
  unit("microampere", micro(AMPERE), { aliases: "microamp, microamps" }),
  unit("kA", kilo(AMPERE), { aliases: "kiloamp, kiloamps" }),
  named("Bi", "biot", "Bi", ABAMPERE, { qudt: "BIOT", note: "The abampere by another name." }),
  unit("abA", ABAMPERE),
  emu("current", ABAMPERE),
  unit("stA", STATAMPERE, { note: FROM_LIGHT }),
  esu("current", STATAMPERE),
  named("cgs-em-unit", "CGS e.m. unit", "CGS emu", ABAMPERE, { note: electromagnetic(ABAMPERE) }),
  named("cgs-es-unit", "CGS e.s. unit", "CGS esu", STATAMPERE, { note: electrostatic(STATAMPERE) }),
  ...withPrefixes("n p M f G", AMPERE),
  unit("Gi", GILBERT, {
    definition: "a unit of magnetomotive force",
    note: "A unit of magnetomotive force, which has the dimension of a current: 10/(4π) ampere turns.",
  }),
]);

export const linearCurrentDensity = category("linear-current-density", { reference: per(AMPERE, METER) }, () => [
  unit("ampere-per-meter", per(AMPERE, METER)),
  unit("ampere-per-centimeter", per(AMPERE, centi(METER))),
  unit("ampere-per-inch", per(AMPERE, INCH)),
  unit("kiloampere-per-meter", per(kilo(AMPERE), METER)),
  unit("abampere-per-meter", per(ABAMPERE, METER)),
  unit("abampere-per-centimeter", per(ABAMPERE, centi(METER))),
  unit("abampere-per-inch", per(ABAMPERE, INCH)),
  unit("Oe", OERSTED, { note: "A unit of magnetic field strength, which has the dimension of a linear current density: 1000/(4π) A/m." }),
  unit("gilbert-per-centimeter", per(GILBERT, centi(METER))),
  unit("milliampere-per-meter", per(milli(AMPERE), METER)),
  unit("ampere-per-millimeter", per(AMPERE, milli(METER))),
  unit("ampere-per-foot", per(AMPERE, FOOT)),
]);

export const surfaceCurrentDensity = category("surface-current-density", { reference: per(AMPERE, squared(METER)) }, () => [
  unit("ampere-per-square-meter", per(AMPERE, squared(METER))),
  unit("ampere-per-square-millimeter", per(AMPERE, squared(milli(METER)))),
  unit("ampere-per-square-centimeter", per(AMPERE, squared(centi(METER)))),
  unit("ampere-per-square-inch", per(AMPERE, squared(INCH))),
  unit("ampere-per-square-mil", per(AMPERE, squared(MIL))),
  unit("ampere-per-circular-mil", per(AMPERE, CIRCULAR_MIL)),
  unit("abampere-per-square-centimeter", per(ABAMPERE, squared(centi(METER)))),
  unit("kiloampere-per-square-meter", per(kilo(AMPERE), squared(METER))),
  ...withPrefixesIn("m µ", AMPERE, (ampere) => per(ampere, squared(centi(METER))), "-per-square-centimeter"),
  unit("ampere-per-square-foot", per(AMPERE, squared(FOOT))),
  unit("ampere-per-square-micrometer", per(AMPERE, squared(micro(METER)))),
]);
