import {
  centi,
  ELEMENTARY_CHARGE,
  GAUSS,
  kilo,
  MAXWELL,
  METRE,
  mega,
  micro,
  milli,
  nano,
  PI,
  PLANCK_CONSTANT,
  SECOND,
  TESLA,
  VOLT,
  WEBER,
} from "../../constants";
import { conventional, exact, per, squared, times } from "../../definition";
import { CONVENTION, NIST_SP_811, SI_BROCHURE } from "../../sources";
import { category, linear } from "../../unit";

const UNIT_POLE = exact("unit pole", times(4, PI, MAXWELL), NIST_SP_811);
/** A line of force is a maxwell of flux. */
const A_LINE = "Electrical engineers' line of magnetic flux, another name of the maxwell.";
const LINE = conventional("line of magnetic flux", MAXWELL, CONVENTION);
const MAGNETIC_FLUX_QUANTUM = exact("magnetic flux quantum", per(PLANCK_CONSTANT, times(2, ELEMENTARY_CHARGE)), SI_BROCHURE);

export const magneticFlux = category("magnetic-flux", "Magnetic flux", WEBER, () => [
  linear("Wb", "weber", "Wb", WEBER, { ucum: "Wb" }),
  linear("mWb", "milliweber", "mWb", milli(WEBER), { ucum: "mWb" }),
  linear("Mx", "maxwell", "Mx", MAXWELL, { ucum: "Mx" }),
  linear("microweber", "microweber", "µWb", micro(WEBER), { ucum: "uWb" }),
  linear("volt-second", "volt second", "V·s", times(VOLT, SECOND), { plural: "volt seconds", ucum: "V.s" }),
  linear("unit-pole", "unit pole", "unit pole", UNIT_POLE, { plural: "unit poles" }),
  linear("Mline", "megaline", "Mline", mega(LINE), { note: A_LINE, ucum: "MMx" }),
  linear("kline", "kiloline", "kline", kilo(LINE), { note: A_LINE, ucum: "kMx" }),
  linear("line", "line", "line", LINE, { note: A_LINE, ucum: "Mx" }),
  linear("tesla-square-meter", "tesla square meter", "T·m²", times(TESLA, squared(METRE)), { plural: "tesla square meters", ucum: "T.m2" }),
  linear("tesla-square-centimeter", "tesla square centimeter", "T·cm²", times(TESLA, squared(centi(METRE))), {
    plural: "tesla square centimeters",
    ucum: "T.cm2",
  }),
  linear("gauss-square-centimeter", "gauss square centimeter", "G·cm²", times(GAUSS, squared(centi(METRE))), {
    plural: "gauss square centimeters",
    ucum: "G.cm2",
  }),
  linear("magnetic-flux-quantum", "Magnetic flux quantum", "Φ₀", MAGNETIC_FLUX_QUANTUM, {
    plural: "magnetic flux quanta",
    aliases: ["h/2e", "flux quantum"],
    note: "h/2e, the flux quantum of superconductors, exact since the SI of 2019.",
  }),
  linear("nWb", "nanoweber", "nWb", nano(WEBER), { ucum: "nWb" }),
  linear("kMx", "kilomaxwell", "kMx", kilo(MAXWELL), { ucum: "kMx" }),
  linear("MMx", "megamaxwell", "MMx", mega(MAXWELL), { ucum: "MMx" }),
]);
