import type { UnitExpression } from "../algebra/expression";
import * as exact from "../constants/exact";
import * as mathematical from "../constants/mathematical";
import * as measured from "../constants/measured";

/** Constants that an expression may name if no unit has that name; symbols as in CODATA. */
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
  ["k_B", exact.BOLTZMANN_CONSTANT],
  ["boltzmann constant", exact.BOLTZMANN_CONSTANT],
  ["N_A", exact.AVOGADRO_CONSTANT],
  ["avogadro constant", exact.AVOGADRO_CONSTANT],
  ["R", exact.MOLAR_GAS_CONSTANT],
  ["molar gas constant", exact.MOLAR_GAS_CONSTANT],
  ["gas constant", exact.MOLAR_GAS_CONSTANT],
  ["pi", mathematical.PI],
  ["π", mathematical.PI],
  ["G", measured.NEWTONIAN_CONSTANT],
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

/** The constant with a symbol, in its own case, or a name in words. */
export const namedConstant = (text: string): UnitExpression | undefined =>
  constants.get(/\p{L}{4}/u.test(text) ? text.toLowerCase() : text);
