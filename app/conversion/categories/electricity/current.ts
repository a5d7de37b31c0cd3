import { ABAMPERE, AMPERE, femto, GILBERT, giga, kilo, mega, micro, milli, nano, pico, STATAMPERE } from "../../constants";
import { category, linear } from "../../unit";

export const current = category("current", "Electric current", AMPERE, () => [
  linear("A", "ampere", "A", AMPERE, { aliases: ["amp", "amps"], ucum: "A" }),
  linear("mA", "milliampere", "mA", milli(AMPERE), { aliases: ["milliamp", "milliamps"], ucum: "mA" }),
  linear("microampere", "microampere", "µA", micro(AMPERE), { aliases: ["microamp", "microamps"], ucum: "uA" }),
  linear("kA", "kiloampere", "kA", kilo(AMPERE), { aliases: ["kiloamp", "kiloamps"], ucum: "kA" }),
  linear("Bi", "biot", "Bi", ABAMPERE, { ucum: "Bi", note: "The abampere by another name." }),
  linear("abA", "abampere", "abA", ABAMPERE, { ucum: "Bi" }),
  linear("EMU", "EMU of current", "EMU", ABAMPERE, {
    plural: "EMU of current",
    note: "The unit of the CGS electromagnetic system: the abampere by another name.",
    ucum: "Bi",
  }),
  linear("stA", "statampere", "stA", STATAMPERE, {
    aliases: ["statA"],
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("ESU", "ESU of current", "ESU", STATAMPERE, {
    plural: "ESU of current",
    note: "The unit of the CGS electrostatic system: the statampere by another name.",
  }),
  linear("cgs-em-unit", "CGS e.m. unit", "CGS emu", ABAMPERE, {
    plural: "CGS e.m. units",
    note: "The unit of the CGS electromagnetic system: the abampere by another name.",
    ucum: "Bi",
  }),
  linear("cgs-es-unit", "CGS e.s. unit", "CGS esu", STATAMPERE, {
    plural: "CGS e.s. units",
    note: "The unit of the CGS electrostatic system: the statampere by another name.",
  }),
  linear("nA", "nanoampere", "nA", nano(AMPERE), { ucum: "nA" }),
  linear("pA", "picoampere", "pA", pico(AMPERE), { ucum: "pA" }),
  linear("MA", "megaampere", "MA", mega(AMPERE), { ucum: "MA" }),
  linear("fA", "femtoampere", "fA", femto(AMPERE), { ucum: "fA" }),
  linear("GA", "gigaampere", "GA", giga(AMPERE), { ucum: "GA" }),
  linear("Gi", "gilbert", "Gi", GILBERT, {
    aliases: ["Gb"],
    ucum: "Gb",
    note: "A unit of magnetomotive force, which has the dimension of a current: 10/(4π) ampere turns.",
  }),
]);
