import { per, times, type UnitExpression } from "../../algebra/expression";
import { centi, deci, deka, exa, giga, hecto, kilo, mega, micro, milli, nano, peta, pico, tera } from "../../algebra/prefixes";
import { ANGSTROM, FOOT, INCH } from "../../constants/customary-length";
import { HERTZ, METRE, MINUTE, PLANCK_CONSTANT, SECOND, SPEED_OF_LIGHT } from "../../constants/exact";
import { ELECTRON_MASS, NEUTRON_MASS, PROTON_MASS } from "../../constants/measured";
import { category } from "../category";
import { reciprocalUnit, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

const comptonWavelength = (mass: UnitExpression): UnitExpression => per(PLANCK_CONSTANT, times(mass, SPEED_OF_LIGHT));

const NOTE = "Wavelengths are those in vacuum: frequency times wavelength is the speed of light.";

export const frequencyWavelength = category(
  "frequency-wavelength",
  { name: "Frequency and wavelength", reference: HERTZ, quantityKind: "frequency", toldBy: /^(?!.*(?:gram|pound|ounce))/, note: NOTE },
  () => [
    unit("Hz", HERTZ),
    unit("MHz", mega(HERTZ)),
    reciprocalUnit("wavelength-in-metres", per(SPEED_OF_LIGHT, METRE), { name: "wavelength in meters", symbol: "m" }),
    reciprocalUnit("wavelength-in-nanometres", per(SPEED_OF_LIGHT, nano(METRE)), { name: "wavelength in nanometers", symbol: "nm" }),
    ...withPrefixes("k G T", HERTZ),
    reciprocalUnit("wavelength-in-centimetres", per(SPEED_OF_LIGHT, centi(METRE)), { name: "wavelength in centimeters", symbol: "cm" }),
    reciprocalUnit("wavelength-in-millimetres", per(SPEED_OF_LIGHT, milli(METRE)), { name: "wavelength in millimeters", symbol: "mm" }),
    reciprocalUnit("wavelength-in-micrometres", per(SPEED_OF_LIGHT, micro(METRE)), { name: "wavelength in micrometers", symbol: "µm" }),
    ...withPrefixes("E P h da d c m µ n p f a", HERTZ),
    unit("cycle-per-second", per(1, SECOND), { name: "cycle/second", symbol: "c/s", aliases: "cps", ucum: null, qudt: "CYC-PER-SEC" }),
    reciprocalUnit("wavelength-in-exametres", per(SPEED_OF_LIGHT, exa(METRE)), { name: "wavelength in exameters", symbol: "Em" }),
    reciprocalUnit("wavelength-in-petametres", per(SPEED_OF_LIGHT, peta(METRE)), { name: "wavelength in petameters", symbol: "Pm" }),
    reciprocalUnit("wavelength-in-terametres", per(SPEED_OF_LIGHT, tera(METRE)), { name: "wavelength in terameters", symbol: "Tm" }),
    reciprocalUnit("wavelength-in-gigametres", per(SPEED_OF_LIGHT, giga(METRE)), { name: "wavelength in gigameters", symbol: "Gm" }),
    reciprocalUnit("wavelength-in-megametres", per(SPEED_OF_LIGHT, mega(METRE)), { name: "wavelength in megameters", symbol: "Mm" }),
    reciprocalUnit("wavelength-in-kilometres", per(SPEED_OF_LIGHT, kilo(METRE)), { name: "wavelength in kilometers", symbol: "km" }),
    reciprocalUnit("wavelength-in-hectometres", per(SPEED_OF_LIGHT, hecto(METRE)), { name: "wavelength in hectometers", symbol: "hm" }),
    reciprocalUnit("wavelength-in-dekametres", per(SPEED_OF_LIGHT, deka(METRE)), { name: "wavelength in dekameters", symbol: "dam" }),
    reciprocalUnit("wavelength-in-decimetres", per(SPEED_OF_LIGHT, deci(METRE)), { name: "wavelength in decimeters", symbol: "dm" }),
    reciprocalUnit("wavelength-in-angstroms", per(SPEED_OF_LIGHT, ANGSTROM), { name: "wavelength in angstroms", symbol: "Å" }),
    reciprocalUnit("wavelength-in-picometres", per(SPEED_OF_LIGHT, pico(METRE)), { name: "wavelength in picometers", symbol: "pm" }),
    reciprocalUnit("electron-compton-wavelength", per(SPEED_OF_LIGHT, comptonWavelength(ELECTRON_MASS)), {
      name: "Electron Compton wavelength",
      symbol: "λ_C,e",
      plural: "electron Compton wavelengths",
      convention: "Read as a wavelength counted in Compton wavelengths h/(m c) of the electron, its mass from CODATA 2022.",
    }),
    reciprocalUnit("proton-compton-wavelength", per(SPEED_OF_LIGHT, comptonWavelength(PROTON_MASS)), {
      name: "Proton Compton wavelength",
      symbol: "λ_C,p",
      plural: "proton Compton wavelengths",
      convention: "Read as a wavelength counted in Compton wavelengths h/(m c) of the proton, its mass from CODATA 2022.",
    }),
    reciprocalUnit("neutron-compton-wavelength", per(SPEED_OF_LIGHT, comptonWavelength(NEUTRON_MASS)), {
      name: "Neutron Compton wavelength",
      symbol: "λ_C,n",
      plural: "neutron Compton wavelengths",
      convention: "Read as a wavelength counted in Compton wavelengths h/(m c) of the neutron, its mass from CODATA 2022.",
    }),
    unit("rpm", per(1, MINUTE), {
      name: "revolution/minute (frequency)",
      symbol: "rpm",
      aliases: "RPM",
      ucum: null,
      convention: "A revolution counted as one cycle: 60 rpm is 1 Hz, the usage of NIST SP 811 and of engineering.",
      sources: ["NIST SP 811"],
    }),
    reciprocalUnit("wavelength-in-feet", per(SPEED_OF_LIGHT, FOOT), { name: "wavelength in feet", symbol: "ft" }),
    reciprocalUnit("wavelength-in-inches", per(SPEED_OF_LIGHT, INCH), { name: "wavelength in inches", symbol: "in" }),
  ],
);
