import {
  ABCOULOMB,
  AMPERE,
  AVOGADRO_CONSTANT,
  atto,
  COULOMB,
  ELEMENTARY_CHARGE,
  femto,
  giga,
  HOUR,
  kilo,
  MINUTE,
  MOLE,
  mega,
  micro,
  milli,
  nano,
  pico,
  SECOND,
  STATCOULOMB,
} from "../../constants";
import { exact, times } from "../../definition";
import { NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const FARADAY = exact("faraday", times(AVOGADRO_CONSTANT, MOLE, ELEMENTARY_CHARGE), NIST_SP_811);

export const charge = category("charge", "Electric charge", COULOMB, () => [
  linear("C", "coulomb", "C", COULOMB, { ucum: "C" }),
  linear("ampere-hour", "ampere-hour", "A·h", times(AMPERE, HOUR), { plural: "ampere-hours", aliases: ["Ah", "amp hour", "amp hours"], ucum: "A.h" }),
  linear("milliampere-hour", "milliampere-hour", "mA·h", times(milli(AMPERE), HOUR), {
    plural: "milliampere-hours",
    aliases: ["mAh", "milliamp hour", "milliamp hours"],
    ucum: "mA.h",
  }),
  linear("e", "Elementary charge", "e", ELEMENTARY_CHARGE, { plural: "elementary charges", aliases: ["electron charge"], ucum: "[e]" }),
  linear("mC", "millicoulomb", "mC", milli(COULOMB), { ucum: "mC" }),
  linear("microcoulomb", "microcoulomb", "µC", micro(COULOMB), { ucum: "uC" }),
  linear("nC", "nanocoulomb", "nC", nano(COULOMB), { ucum: "nC" }),
  linear("MC", "megacoulomb", "MC", mega(COULOMB), { ucum: "MC" }),
  linear("kC", "kilocoulomb", "kC", kilo(COULOMB), { ucum: "kC" }),
  linear("pC", "picocoulomb", "pC", pico(COULOMB), { ucum: "pC" }),
  linear("abC", "abcoulomb", "abC", ABCOULOMB, { ucum: "Bi.s" }),
  linear("EMU", "EMU of charge", "EMU", ABCOULOMB, {
    plural: "EMU of charge",
    note: "The unit of the CGS electromagnetic system: the abcoulomb by another name.",
    ucum: "Bi.s",
  }),
  linear("stC", "statcoulomb", "stC", STATCOULOMB, {
    aliases: ["statC"],
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("ESU", "ESU of charge", "ESU", STATCOULOMB, {
    plural: "ESU of charge",
    note: "The unit of the CGS electrostatic system: the statcoulomb by another name.",
  }),
  linear("Fr", "franklin", "Fr", STATCOULOMB, { note: "The statcoulomb by another name." }),
  linear("ampere-minute", "ampere-minute", "A·min", times(AMPERE, MINUTE), { plural: "ampere-minutes", ucum: "A.min" }),
  linear("ampere-second", "ampere-second", "A·s", times(AMPERE, SECOND), { plural: "ampere-seconds", ucum: "A.s" }),
  linear("faraday", "faraday (based on carbon 12)", "Fd", FARADAY, {
    aliases: ["F"],
    note: "The charge of one mole of elementary charges, exact since the SI of 2019; older tables give 96 485.31 C, then measured.",
  }),
  linear("GC", "gigacoulomb", "GC", giga(COULOMB), { ucum: "GC" }),
  linear("fC", "femtocoulomb", "fC", femto(COULOMB), { ucum: "fC" }),
  linear("aC", "attocoulomb", "aC", atto(COULOMB), { ucum: "aC" }),
  linear("kiloampere-hour", "kiloampere-hour", "kA·h", times(kilo(AMPERE), HOUR), { plural: "kiloampere-hours", aliases: ["kAh"], ucum: "kA.h" }),
]);
