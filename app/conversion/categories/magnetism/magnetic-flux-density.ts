import { centi, GAUSS, INCH, kilo, MAXWELL, METRE, micro, milli, nano, pico, TESLA, WEBER } from "../../constants";
import { conventional, exact, per, squared } from "../../definition";
import { CONVENTION, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const GAMMA = exact("gamma", nano(TESLA), NIST_SP_811);
/** A line of force is a maxwell of flux. */
const A_LINE = "Electrical engineers' line of magnetic flux, another name of the maxwell.";
const LINE = conventional("line of magnetic flux", MAXWELL, CONVENTION);

export const magneticFluxDensity = category("magnetic-flux-density", "Magnetic flux density", TESLA, () => [
  linear("T", "tesla", "T", TESLA, { ucum: "T" }),
  linear("mT", "millitesla", "mT", milli(TESLA), { ucum: "mT" }),
  linear("microtesla", "microtesla", "µT", micro(TESLA), { ucum: "uT" }),
  linear("G", "gauss", "G", GAUSS, { ucum: "G", aliases: ["Gs"] }),
  linear("nT", "nanotesla", "nT", nano(TESLA), { ucum: "nT" }),
  linear("weber-per-square-meter", "weber/square meter", "Wb/m²", per(WEBER, squared(METRE)), { ucum: "Wb/m2" }),
  linear("weber-per-square-centimeter", "weber/square centimeter", "Wb/cm²", per(WEBER, squared(centi(METRE))), { ucum: "Wb/cm2" }),
  linear("weber-per-square-inch", "weber/square inch", "Wb/in²", per(WEBER, squared(INCH)), { ucum: "Wb/[in_i]2" }),
  linear("maxwell-per-square-meter", "maxwell/square meter", "Mx/m²", per(MAXWELL, squared(METRE)), { ucum: "Mx/m2" }),
  linear("maxwell-per-square-centimeter", "maxwell/square centimeter", "Mx/cm²", per(MAXWELL, squared(centi(METRE))), { ucum: "Mx/cm2" }),
  linear("maxwell-per-square-inch", "maxwell/square inch", "Mx/in²", per(MAXWELL, squared(INCH)), { ucum: "Mx/[in_i]2" }),
  linear("line-per-square-centimeter", "line/square centimeter", "line/cm²", per(LINE, squared(centi(METRE))), {
    note: A_LINE,
    ucum: "Mx/cm2",
  }),
  linear("line-per-square-inch", "line/square inch", "line/in²", per(LINE, squared(INCH)), { note: A_LINE, ucum: "Mx/[in_i]2" }),
  linear("gamma", "gamma", "γ", GAMMA, { note: "The geophysicists' unit of flux density, a nanotesla; as a unit of mass a gamma is a microgram." }),
  linear("kG", "kilogauss", "kG", kilo(GAUSS), { ucum: "kG" }),
  linear("mG", "milligauss", "mG", milli(GAUSS), { ucum: "mG" }),
  linear("pT", "picotesla", "pT", pico(TESLA), { ucum: "pT" }),
  linear("kT", "kilotesla", "kT", kilo(TESLA), { ucum: "kT" }),
]);
