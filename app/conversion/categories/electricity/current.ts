import { kilo, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, GILBERT, STATAMPERE } from "../../constants/customary";
import { AMPERE } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
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
