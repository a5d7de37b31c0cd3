import {
  ABMHO,
  AMPERE,
  ELEMENTARY_CHARGE,
  giga,
  kilo,
  MHO,
  mega,
  micro,
  milli,
  nano,
  OHM,
  PLANCK_CONSTANT,
  pico,
  SIEMENS,
  STATMHO,
  VOLT,
} from "../../constants";
import { conventional, exact, per, squared } from "../../definition";
import { CONVENTION, SI_BROCHURE } from "../../sources";
import { category, linear } from "../../unit";

const GEMMHO = conventional("gemmho", per(1, mega(OHM)), CONVENTION);
const QUANTIZED_HALL_CONDUCTANCE = exact("quantized Hall conductance", per(squared(ELEMENTARY_CHARGE), PLANCK_CONSTANT), SI_BROCHURE);

export const electricConductance = category("electric-conductance", "Electric conductance", SIEMENS, () => [
  linear("S", "siemens", "S", SIEMENS, { ucum: "S" }),
  linear("mS", "millisiemens", "mS", milli(SIEMENS), { ucum: "mS" }),
  linear("microsiemens", "microsiemens", "µS", micro(SIEMENS), { ucum: "uS" }),
  linear("mho", "mho", "mho", MHO, { aliases: ["℧", "reciprocal ohm"], ucum: "mho" }),
  linear("kS", "kilosiemens", "kS", kilo(SIEMENS), { ucum: "kS" }),
  linear("MS", "megasiemens", "MS", mega(SIEMENS), { ucum: "MS" }),
  linear("ampere-per-volt", "ampere/volt", "A/V", per(AMPERE, VOLT), { ucum: "A/V" }),
  linear("gemmho", "gemmho", "gemmho", GEMMHO, { note: "An old name for the conductance of a resistor of one megohm: one microsiemens.", ucum: "umho" }),
  linear("micromho", "micromho", "µmho", micro(MHO), { aliases: ["µ℧"], ucum: "umho" }),
  linear("abmho", "abmho", "abmho", ABMHO),
  linear("stmho", "statmho", "stmho", STATMHO, {
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("GK", "Quantized Hall conductance", "e²/h", QUANTIZED_HALL_CONDUCTANCE, {
    plural: "quantized Hall conductances",
    note: "e²/h, the reciprocal of the von Klitzing constant: half the conductance quantum 2e²/h.",
  }),
  linear("nS", "nanosiemens", "nS", nano(SIEMENS), { ucum: "nS" }),
  linear("pS", "picosiemens", "pS", pico(SIEMENS), { ucum: "pS" }),
  linear("GS", "gigasiemens", "GS", giga(SIEMENS), { ucum: "GS" }),
  linear("mmho", "millimho", "mmho", milli(MHO), { aliases: ["m℧"], ucum: "mmho" }),
]);
