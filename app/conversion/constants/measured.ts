import { conventional, cubed, per, squared, times, type UnitExpression } from "../algebra/expression";
import { measured } from "../algebra/symbolic-constants";
import type { OtherNames } from "../algebra/unit-names";
import { AMPERE, FARAD, JOULE, KILOGRAM, METER, NEWTON, SECOND, TESLA } from "./exact";
import { UNITY } from "./mathematical";

/** @file Measured constants (CODATA 2022): value and standard uncertainty; and units derived from them. */

/* @__NO_SIDE_EFFECTS__ */
const codata = (label: string, value: string, uncertainty: string, unit: UnitExpression, symbol?: string, names?: OtherNames): UnitExpression =>
  measured(label, value, uncertainty, unit, "CODATA 2022", symbol, names);

const massOf = /* @__NO_SIDE_EFFECTS__ */ (particle: string, value: string, uncertainty: string, symbol: string, names: OtherNames = {}): UnitExpression =>
  codata(`${particle} mass`, value, uncertainty, KILOGRAM, symbol, {
    name: `${particle.charAt(0).toUpperCase()}${particle.slice(1)} mass`,
    plural: `${particle} masses`,
    ...names,
  });

export const DALTON = codata("dalton", "1.66053906892e-27", "0.00000000052e-27", KILOGRAM, "Da", { ucum: "u", qudt: "DA", prefixes: "si" });
export const ELECTRON_MASS = codata("electron mass", "9.1093837139e-31", "0.0000000028e-31", KILOGRAM, "mₑ", {
  name: "Electron mass (rest)",
  plural: "electron masses (rest)",
  aliases: "electron mass, atomic unit of mass",
  ucum: "[m_e]",
});
export const MUON_MASS = massOf("muon", "1.883531627e-28", "0.000000042e-28", "mμ");
export const PROTON_MASS = massOf("proton", "1.67262192595e-27", "0.00000000052e-27", "mₚ", { ucum: "[m_p]" });
export const NEUTRON_MASS = massOf("neutron", "1.67492750056e-27", "0.00000000085e-27", "mₙ");
export const DEUTERON_MASS = massOf("deuteron", "3.3435837768e-27", "0.0000000010e-27", "m_d");
export const PLANCK_MASS = codata("Planck mass", "2.176434e-8", "0.000024e-8", KILOGRAM, "mP", { plural: "Planck masses" });
export const PLANCK_LENGTH = codata("Planck length", "1.616255e-35", "0.000018e-35", METER, "lP", { aliases: "ℓP", qudt: "PlanckLength" });
export const PLANCK_TIME = codata("Planck time", "5.391247e-44", "0.000060e-44", SECOND, "tP", { qudt: "PlanckTime" });
export const BOHR_RADIUS = codata("Bohr radius", "5.29177210544e-11", "0.00000000082e-11", METER, "a₀", { plural: "Bohr radii", aliases: "a0" });
export const CLASSICAL_ELECTRON_RADIUS = codata("classical electron radius", "2.8179403205e-15", "0.0000000013e-15", METER, "rₑ", {
  name: "Electron radius (classical)",
  plural: "electron radii (classical)",
  aliases: "classical electron radius",
});
export const THOMSON_CROSS_SECTION = codata("Thomson cross section", "6.6524587051e-29", "0.0000000062e-29", squared(METER), "σₑ", {
  name: "Electron cross section",
  plural: "electron cross sections",
  aliases: "Thomson cross section",
});
export const HARTREE_ENERGY = codata("Hartree energy", "4.3597447222060e-18", "0.0000000000048e-18", JOULE, "Eₕ", {
  aliases: "hartree, Eh, E_h, Ha",
  qudt: "E_h",
});
export const ATOMIC_UNIT_OF_FORCE = codata("atomic unit of force", "8.2387235038e-8", "0.0000000013e-8", NEWTON, "Eₕ/a₀", { aliases: "hartree/bohr, Eh/a0" });
export const NEWTONIAN_CONSTANT = codata(
  "Newtonian constant of gravitation",
  "6.67430e-11",
  "0.00015e-11",
  per(cubed(METER), times(KILOGRAM, squared(SECOND))),
);
export const VACUUM_PERMITTIVITY = codata("vacuum electric permittivity", "8.8541878188e-12", "0.0000000014e-12", per(FARAD, METER));
export const VACUUM_PERMEABILITY = codata("vacuum magnetic permeability", "1.25663706127e-6", "0.00000000020e-6", per(NEWTON, squared(AMPERE)));
export const FINE_STRUCTURE_CONSTANT = codata("fine-structure constant", "7.2973525643e-3", "0.0000000011e-3", UNITY);
export const RYDBERG_CONSTANT = codata("Rydberg constant", "10973731.568157", "0.000012", per(1, METER));
export const BOHR_MAGNETON = codata("Bohr magneton", "9.2740100657e-24", "0.0000000029e-24", per(JOULE, TESLA));

export const RYDBERG = per(HARTREE_ENERGY, 2);
export const COPPER_X_UNIT = codata("copper x unit", "1.00207697e-13", "0.00000028e-13", METER, "xu", { name: "X-unit", aliases: "siegbahn" });
const nominalMass = /* @__NO_SIDE_EFFECTS__ */ (body: string, parameter: string): UnitExpression =>
  per(conventional(`nominal mass parameter of the ${body}`, times(parameter, per(cubed(METER), squared(SECOND))), "IAU 2015 B3"), NEWTONIAN_CONSTANT);
export const EARTH_MASS = nominalMass("Earth", "3.986004e14");
export const SUN_MASS = nominalMass("Sun", "1.3271244e20");
