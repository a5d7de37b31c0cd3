import { per, times, type UnitExpression } from "../../algebra/expression";
import { centi, giga, kilo, micro, nano, tera } from "../../algebra/prefixes";
import { THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { ANGSTROM } from "../../constants/customary-length";
import { AVOGADRO_CONSTANT, BOLTZMANN_CONSTANT, ELECTRONVOLT, HERTZ, JOULE, KELVIN, METER, MOLE, PLANCK_CONSTANT, SPEED_OF_LIGHT } from "../../constants/exact";
import { HARTREE_ENERGY, RYDBERG } from "../../constants/measured";
import { category, named, reciprocalUnit, unit, withPrefixes } from "../category";
import type { Unit } from "../unit";

const PHOTON = times(PLANCK_CONSTANT, SPEED_OF_LIGHT);

/** A photon's wavelength. Its symbol is "λ/nm", as on the axis of a graph, because a plain "nm" is always a length. */
const wavelength = <Id extends string>(id: Id, size: UnitExpression, words: string, symbol: string): Unit<Id> =>
  reciprocalUnit(id, `wavelength in ${words}`, `λ/${symbol}`, per(PHOTON, size), { plural: null, aliases: `${symbol} photon, ${symbol} light` });

const wavenumber = <Id extends string>(id: Id, size: UnitExpression, words: string, symbol: string, ...aliases: readonly string[]): Unit<Id> =>
  named(id, `wavenumber per ${words}`, symbol, per(PHOTON, size), { plural: null, aliases });

const frequency = <Id extends string>(id: Id, size: UnitExpression, words: string, symbol: string): Unit<Id> =>
  named(id, `frequency in ${words}`, `ν/${symbol}`, times(PLANCK_CONSTANT, size), { plural: null, aliases: `${symbol} photon` });

/** Converts an energy per mole of photons to an energy per photon. */
const perMole = (energy: UnitExpression): UnitExpression => per(energy, times(AVOGADRO_CONSTANT, MOLE));

const NOTE =
  "A photon's energy E, frequency ν, vacuum wavelength λ and wavenumber 1/λ are tied by E = hν = hc/λ. Energies per mole are those of a mole of photons.";

export const photonEnergy = category("photon-energy", { reference: JOULE, note: NOTE }, () => [
  unit("eV", ELECTRONVOLT),
  wavelength("wavelength-in-nanometers", nano(METER), "nanometers", "nm"),
  wavenumber("reciprocal-centimeter", centi(METER), "centimeter", "cm⁻¹", "1/cm", "kayser", "inverse centimeter", "reciprocal centimeter"),
  frequency("frequency-in-terahertz", tera(HERTZ), "terahertz", "THz"),
  ...withPrefixes("m k M", ELECTRONVOLT),
  unit("J", JOULE),
  named("kilojoule-per-mole", "kilojoule/mole", "kJ/mol", perMole(kilo(JOULE))),
  named("kilocalorie-th-per-mole", "kilocalorie (th)/mole", "kcal (th)/mol", perMole(kilo(THERMOCHEMICAL_CALORIE)), { aliases: "kcal/mol" }),
  wavelength("wavelength-in-micrometers", micro(METER), "micrometers", "µm"),
  wavelength("wavelength-in-angstroms", ANGSTROM, "angstroms", "Å"),
  wavelength("wavelength-in-meters", METER, "meters", "m"),
  wavenumber("reciprocal-meter", METER, "meter", "m⁻¹", "1/m", "reciprocal meter"),
  frequency("frequency-in-gigahertz", giga(HERTZ), "gigahertz", "GHz"),
  frequency("frequency-in-hertz", HERTZ, "hertz", "Hz"),
  named("temperature-in-kelvins", "temperature in kelvins", "T/K", times(BOLTZMANN_CONSTANT, KELVIN), {
    plural: null,
    note: "The temperature T at which k T is this energy.",
  }),
  unit("hartree", HARTREE_ENERGY),
  named("Ry", "Rydberg energy", "Ry", RYDBERG, { plural: "rydbergs", aliases: "rydberg", note: "The Rydberg constant times h c, half the Hartree energy." }),
]);
