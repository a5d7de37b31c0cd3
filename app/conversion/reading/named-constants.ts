import type { UnitExpression } from "../algebra/expression";
import * as exact from "../constants/exact";
import * as mathematical from "../constants/mathematical";
import * as measured from "../constants/measured";

/** Constants that an expression may name where no unit has that name; symbols as CODATA writes them. */
const constants: ReadonlyMap<string, UnitExpression> = new Map([
  ["c", exact.SPEED_OF_LIGHT],
  ["c0", exact.SPEED_OF_LIGHT],
  ["speed of light", exact.SPEED_OF_LIGHT],
  ["g0", exact.STANDARD_GRAVITY],
  ["gn", exact.STANDARD_GRAVITY],
  ["standard gravity", exact.STANDARD_GRAVITY],
  ["h", exact.PLANCK_CONSTANT],
  ["planck constant", exact.PLANCK_CONSTANT],
  ["hbar", exact.REDUCED_PLANCK_CONSTANT],
  ["ħ", exact.REDUCED_PLANCK_CONSTANT],
  ["e", exact.ELEMENTARY_CHARGE],
  ["elementary charge", exact.ELEMENTARY_CHARGE],
  ["k_b", exact.BOLTZMANN_CONSTANT],
  ["kb", exact.BOLTZMANN_CONSTANT],
  ["boltzmann constant", exact.BOLTZMANN_CONSTANT],
  ["n_a", exact.AVOGADRO_CONSTANT],
  ["avogadro constant", exact.AVOGADRO_CONSTANT],
  ["r", exact.MOLAR_GAS_CONSTANT],
  ["molar gas constant", exact.MOLAR_GAS_CONSTANT],
  ["gas constant", exact.MOLAR_GAS_CONSTANT],
  ["pi", mathematical.PI],
  ["π", mathematical.PI],
  ["g", measured.NEWTONIAN_CONSTANT],
  ["gravitational constant", measured.NEWTONIAN_CONSTANT],
  ["m_e", measured.ELECTRON_MASS],
  ["electron mass", measured.ELECTRON_MASS],
  ["m_p", measured.PROTON_MASS],
  ["proton mass", measured.PROTON_MASS],
  ["m_n", measured.NEUTRON_MASS],
  ["neutron mass", measured.NEUTRON_MASS],
  ["bohr radius", measured.BOHR_RADIUS],
  ["hartree energy", measured.HARTREE_ENERGY],
]);

/** One-letter symbols count in their own case only: G is no gram. */
const IN_CASE: ReadonlySet<string> = new Set(["c", "h", "e", "R", "G"]);

/** The constant with a name or symbol. */
export function namedConstant(text: string): UnitExpression | undefined {
  if (text.length === 1 && /[a-z]/i.test(text) && !IN_CASE.has(text)) return undefined;
  return constants.get(text.toLowerCase());
}
