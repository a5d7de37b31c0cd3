import { conventional, cubed, per, squared, times } from "../algebra/expression";
import { measured } from "../algebra/symbolic-constants";
import { AMPERE, FARAD, JOULE, KILOGRAM, METRE, NEWTON, SECOND, TESLA } from "./exact";
import { UNITY } from "./mathematical";

/** @file Measured constants (CODATA 2022): value, standard uncertainty; and what rests on them. */

export const DALTON = measured("dalton", "1.66053906892e-27", "0.00000000052e-27", KILOGRAM, "CODATA 2022", "Da", { ucum: "u", qudt: "DA" });
export const ELECTRON_MASS = measured("electron mass", "9.1093837139e-31", "0.0000000028e-31", KILOGRAM, "CODATA 2022", "mₑ", {
  name: "Electron mass (rest)",
  plural: "electron masses (rest)",
  aliases: "electron mass",
  ucum: "[m_e]",
});
export const MUON_MASS = measured("muon mass", "1.883531627e-28", "0.000000042e-28", KILOGRAM, "CODATA 2022", "mμ", {
  name: "Muon mass",
  plural: "muon masses",
});
export const PROTON_MASS = measured("proton mass", "1.67262192595e-27", "0.00000000052e-27", KILOGRAM, "CODATA 2022", "mₚ", {
  name: "Proton mass",
  plural: "proton masses",
  ucum: "[m_p]",
});
export const NEUTRON_MASS = measured("neutron mass", "1.67492750056e-27", "0.00000000085e-27", KILOGRAM, "CODATA 2022", "mₙ", {
  name: "Neutron mass",
  plural: "neutron masses",
});
export const DEUTERON_MASS = measured("deuteron mass", "3.3435837768e-27", "0.0000000010e-27", KILOGRAM, "CODATA 2022", "m_d", {
  name: "Deuteron mass",
  plural: "deuteron masses",
});
export const PLANCK_MASS = measured("Planck mass", "2.176434e-8", "0.000024e-8", KILOGRAM, "CODATA 2022", "mP", { plural: "Planck masses" });
export const PLANCK_LENGTH = measured("Planck length", "1.616255e-35", "0.000018e-35", METRE, "CODATA 2022", "lP", { aliases: "ℓP", qudt: "PlanckLength" });
export const PLANCK_TIME = measured("Planck time", "5.391247e-44", "0.000060e-44", SECOND, "CODATA 2022", "tP", { qudt: "PlanckTime" });
export const BOHR_RADIUS = measured("Bohr radius", "5.29177210544e-11", "0.00000000082e-11", METRE, "CODATA 2022", "a₀", {
  plural: "Bohr radii",
  aliases: "a0",
});
export const CLASSICAL_ELECTRON_RADIUS = measured("classical electron radius", "2.8179403205e-15", "0.0000000013e-15", METRE, "CODATA 2022", "rₑ", {
  name: "Electron radius (classical)",
  plural: "electron radii (classical)",
  aliases: "classical electron radius",
});
export const THOMSON_CROSS_SECTION = measured("Thomson cross section", "6.6524587051e-29", "0.0000000062e-29", squared(METRE), "CODATA 2022", "σₑ", {
  name: "Electron cross section",
  plural: "electron cross sections",
  aliases: "Thomson cross section",
});
export const HARTREE_ENERGY = measured("Hartree energy", "4.3597447222060e-18", "0.0000000000048e-18", JOULE, "CODATA 2022", "Eₕ", {
  aliases: "hartree, Eh, E_h, Ha",
  qudt: "E_h",
});
export const ATOMIC_UNIT_OF_FORCE = measured("atomic unit of force", "8.2387235038e-8", "0.0000000013e-8", NEWTON, "CODATA 2022", "Eₕ/a₀", {
  aliases: "hartree/bohr, Eh/a0",
});
export const NEWTONIAN_CONSTANT = measured(
  "Newtonian constant of gravitation",
  "6.67430e-11",
  "0.00015e-11",
  per(cubed(METRE), times(KILOGRAM, squared(SECOND))),
  "CODATA 2022",
);
export const VACUUM_PERMITTIVITY = measured("vacuum electric permittivity", "8.8541878188e-12", "0.0000000014e-12", per(FARAD, METRE), "CODATA 2022");
export const VACUUM_PERMEABILITY = measured(
  "vacuum magnetic permeability",
  "1.25663706127e-6",
  "0.00000000020e-6",
  per(NEWTON, squared(AMPERE)),
  "CODATA 2022",
);
export const FINE_STRUCTURE_CONSTANT = measured("fine-structure constant", "7.2973525643e-3", "0.0000000011e-3", UNITY, "CODATA 2022");
export const RYDBERG_CONSTANT = measured("Rydberg constant", "10973731.568157", "0.000012", per(1, METRE), "CODATA 2022");
export const BOHR_MAGNETON = measured("Bohr magneton", "9.2740100657e-24", "0.0000000029e-24", per(JOULE, TESLA), "CODATA 2022");

export const RYDBERG = per(HARTREE_ENERGY, 2);
export const COPPER_X_UNIT = measured("copper x unit", "1.00207697e-13", "0.00000028e-13", METRE, "CODATA 2022", "xu", { name: "X-unit", aliases: "siegbahn" });
export const EARTH_MASS = per(
  conventional("nominal mass parameter of the Earth", times("3.986004e14", per(cubed(METRE), squared(SECOND))), "IAU 2015 B3"),
  NEWTONIAN_CONSTANT,
);
export const SUN_MASS = per(
  conventional("nominal mass parameter of the Sun", times("1.3271244e20", per(cubed(METRE), squared(SECOND))), "IAU 2015 B3"),
  NEWTONIAN_CONSTANT,
);
