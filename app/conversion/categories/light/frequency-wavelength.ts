import { per, times, type UnitExpression } from "../../algebra/expression";
import { centi, deci, deka, exa, giga, hecto, kilo, mega, micro, milli, nano, peta, pico, tera } from "../../algebra/prefixes";
import { ANGSTROM, FOOT, INCH } from "../../constants/customary-length";
import { HERTZ, METRE, MINUTE, PLANCK_CONSTANT, SECOND, SPEED_OF_LIGHT } from "../../constants/exact";
import { ELECTRON_MASS, NEUTRON_MASS, PROTON_MASS } from "../../constants/measured";
import { category, named, reciprocalUnit, unit, withPrefixes } from "../category";
import type { Unit } from "../unit";

/** A wavelength counted in those of a particle, h/(m c). */
const compton = <Id extends string>(id: Id, name: string, symbol: string, mass: UnitExpression, particle: string): Unit<Id> =>
  reciprocalUnit(id, name, symbol, per(SPEED_OF_LIGHT, per(PLANCK_CONSTANT, times(mass, SPEED_OF_LIGHT))), {
    plural: `${particle} Compton wavelengths`,
    convention: `Read as a wavelength counted in Compton wavelengths h/(m c) of the ${particle}, its mass from CODATA 2022.`,
  });

const NOTE = "Wavelengths are those in vacuum: frequency times wavelength is the speed of light.";

export const frequencyWavelength = category(
  "frequency-wavelength",
  { name: "Frequency and wavelength", reference: HERTZ, quantityKind: "frequency", toldBy: /^(?!.*(?:gram|pound|ounce))/, note: NOTE },
  () => [
    unit("Hz", HERTZ),
    unit("MHz", mega(HERTZ)),
    reciprocalUnit("wavelength-in-metres", "wavelength in meters", "m", per(SPEED_OF_LIGHT, METRE)),
    reciprocalUnit("wavelength-in-nanometres", "wavelength in nanometers", "nm", per(SPEED_OF_LIGHT, nano(METRE))),
    ...withPrefixes("k G T", HERTZ),
    reciprocalUnit("wavelength-in-centimetres", "wavelength in centimeters", "cm", per(SPEED_OF_LIGHT, centi(METRE))),
    reciprocalUnit("wavelength-in-millimetres", "wavelength in millimeters", "mm", per(SPEED_OF_LIGHT, milli(METRE))),
    reciprocalUnit("wavelength-in-micrometres", "wavelength in micrometers", "µm", per(SPEED_OF_LIGHT, micro(METRE))),
    ...withPrefixes("E P h da d c m µ n p f a", HERTZ),
    named("cycle-per-second", "cycle/second", "c/s", per(1, SECOND), { aliases: "cps", ucum: null, qudt: "CYC-PER-SEC" }),
    reciprocalUnit("wavelength-in-exametres", "wavelength in exameters", "Em", per(SPEED_OF_LIGHT, exa(METRE))),
    reciprocalUnit("wavelength-in-petametres", "wavelength in petameters", "Pm", per(SPEED_OF_LIGHT, peta(METRE))),
    reciprocalUnit("wavelength-in-terametres", "wavelength in terameters", "Tm", per(SPEED_OF_LIGHT, tera(METRE))),
    reciprocalUnit("wavelength-in-gigametres", "wavelength in gigameters", "Gm", per(SPEED_OF_LIGHT, giga(METRE))),
    reciprocalUnit("wavelength-in-megametres", "wavelength in megameters", "Mm", per(SPEED_OF_LIGHT, mega(METRE))),
    reciprocalUnit("wavelength-in-kilometres", "wavelength in kilometers", "km", per(SPEED_OF_LIGHT, kilo(METRE))),
    reciprocalUnit("wavelength-in-hectometres", "wavelength in hectometers", "hm", per(SPEED_OF_LIGHT, hecto(METRE))),
    reciprocalUnit("wavelength-in-dekametres", "wavelength in dekameters", "dam", per(SPEED_OF_LIGHT, deka(METRE))),
    reciprocalUnit("wavelength-in-decimetres", "wavelength in decimeters", "dm", per(SPEED_OF_LIGHT, deci(METRE))),
    reciprocalUnit("wavelength-in-angstroms", "wavelength in angstroms", "Å", per(SPEED_OF_LIGHT, ANGSTROM)),
    reciprocalUnit("wavelength-in-picometres", "wavelength in picometers", "pm", per(SPEED_OF_LIGHT, pico(METRE))),
    compton("electron-compton-wavelength", "Electron Compton wavelength", "λ_C,e", ELECTRON_MASS, "electron"),
    compton("proton-compton-wavelength", "Proton Compton wavelength", "λ_C,p", PROTON_MASS, "proton"),
    compton("neutron-compton-wavelength", "Neutron Compton wavelength", "λ_C,n", NEUTRON_MASS, "neutron"),
    named("rpm", "revolution/minute (frequency)", "rpm", per(1, MINUTE), {
      aliases: "RPM",
      ucum: null,
      convention: "A revolution counted as one cycle: 60 rpm is 1 Hz, the usage of NIST SP 811 and of engineering.",
      sources: ["NIST SP 811"],
    }),
    reciprocalUnit("wavelength-in-feet", "wavelength in feet", "ft", per(SPEED_OF_LIGHT, FOOT)),
    reciprocalUnit("wavelength-in-inches", "wavelength in inches", "in", per(SPEED_OF_LIGHT, INCH)),
  ],
);
