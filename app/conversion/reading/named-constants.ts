import { once } from "~/numerals/once";
import { per, renamed, type UnitExpression } from "../algebra/expression";
import { findCategory } from "../categories/find-category";
import * as customary from "../constants/customary";
import * as exact from "../constants/exact";
import * as mathematical from "../constants/mathematical";
import * as measured from "../constants/measured";

/** Constants that an expression may name if no unit has that name; symbols as in CODATA. */
const constants = once(
  (): ReadonlyMap<string, UnitExpression> =>
    new Map([
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
      ["D", customary.DIOPTRE],
      ["Fr", customary.CHARRIERE],
    ]),
);

const HUNDREDTHS = new Map(
  Object.entries<readonly [code: string, name: string]>({
    pence: ["GBP", "penny (British)"],
    penny: ["GBP", "penny (British)"],
    p: ["GBP", "penny (British)"],
    cent: ["USD", "cent (US)"],
    cents: ["USD", "cent (US)"],
    "¢": ["USD", "cent (US)"],
    "euro cent": ["EUR", "euro cent"],
    "euro cents": ["EUR", "euro cent"],
    "euro-cent": ["EUR", "euro cent"],
    "euro-cents": ["EUR", "euro cent"],
    paise: ["INR", "paisa (Indian)"],
  }),
);

/** A hundredth of a currency, which has no row of its own. */
function hundredth(text: string): UnitExpression | undefined {
  const [code, name] = HUNDREDTHS.get(text.toLowerCase()) ?? [];
  const whole = code && findCategory("currency")?.units.find(({ id }) => id === code);
  if (!whole || name === undefined) return undefined;
  const plural = name.replace("penny", "pence").replace("cent", "cents").replace("paisa", "paise");
  const readAs = /^euro/.test(name) ? undefined : `a hundredth of a ${whole.name}`;
  return renamed(per(whole.scale.factor, 100), name, { name, symbol: name, plural, readAs });
}

/** The constant with a symbol, in its own case, or a name in words. */
export const namedConstant = (text: string): UnitExpression | undefined =>
  constants().get(/\p{L}{4}/u.test(text) ? text.toLowerCase() : text) ?? hundredth(text);
