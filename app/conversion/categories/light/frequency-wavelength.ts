import { per, prefixed, times, type UnitExpression } from "../../algebra/expression";
import { symbolOf } from "../../algebra/names";
import { pluralNameOf } from "../../algebra/plural";
import { mega, prefixWithSymbol } from "../../algebra/prefixes";
import { ANGSTROM, FOOT, INCH } from "../../constants/customary-length";
import { HERTZ, METER, MINUTE, PLANCK_CONSTANT, SECOND, SPEED_OF_LIGHT } from "../../constants/exact";
import { ELECTRON_MASS, NEUTRON_MASS, PROTON_MASS } from "../../constants/measured";
import { category, named, reciprocalUnit, unit, withPrefixes } from "../category";
import type { NameId, PrefixesIn } from "../composed-id";
import type { Unit } from "../unit";

const wavelength = <Id extends string>(id: Id, length: UnitExpression): Unit<Id> =>
  reciprocalUnit(id, `wavelength in ${pluralNameOf(length)}`, symbolOf(length) ?? "", per(SPEED_OF_LIGHT, length));

type MetresId<Prefixes extends string> = `wavelength-in-${NameId<PrefixesIn<Prefixes>, "metres">}`;
const wavelengths = <const Prefixes extends string>(prefixes: Prefixes): readonly Unit<MetresId<Prefixes>>[] =>
  prefixes.split(" ").map((symbol) => {
    const prefix = prefixWithSymbol(symbol);
    return wavelength(`wavelength-in-${prefix.name}metres` as MetresId<Prefixes>, prefixed(prefix, METER));
  });

/** A wavelength in Compton wavelengths of a particle, h/(m c). */
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
    wavelength("wavelength-in-metres", METER),
    ...wavelengths("n"),
    ...withPrefixes("k G T", HERTZ),
    ...wavelengths("c m µ"),
    ...withPrefixes("E P h da d c m µ n p f a", HERTZ),
    named("cycle-per-second", "cycle/second", "c/s", per(1, SECOND), { aliases: "cps", ucum: null, qudt: "CYC-PER-SEC" }),
    ...wavelengths("E P T G M k h da d"),
    wavelength("wavelength-in-angstroms", ANGSTROM),
    ...wavelengths("p"),
    compton("electron-compton-wavelength", "Electron Compton wavelength", "λ_C,e", ELECTRON_MASS, "electron"),
    compton("proton-compton-wavelength", "Proton Compton wavelength", "λ_C,p", PROTON_MASS, "proton"),
    compton("neutron-compton-wavelength", "Neutron Compton wavelength", "λ_C,n", NEUTRON_MASS, "neutron"),
    named("rpm", "revolution/minute (frequency)", "rpm", per(1, MINUTE), {
      aliases: "RPM",
      ucum: null,
      convention: "A revolution counted as one cycle: 60 rpm is 1 Hz, the usage of NIST SP 811 and of engineering.",
      sources: ["NIST SP 811"],
    }),
    wavelength("wavelength-in-feet", FOOT),
    wavelength("wavelength-in-inches", INCH),
  ],
);
