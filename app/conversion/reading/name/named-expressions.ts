import { once } from "~/numerals/once";
import { cubed, namedExpressions, per, renamed, times, type UnitExpression } from "../../algebra/expression";
import { pluralOf } from "../../algebra/plural";
import { findCategory } from "../../categories/find-category";
import * as c from "../../constants/customary";
import { CHARRIERE, DIOPTRE, FOOT } from "../../constants/customary-length";
import * as exact from "../../constants/exact";
import * as mathematical from "../../constants/mathematical";
import * as measured from "../../constants/measured";
import { ownUnits } from "./settings";
import { foldName, normalizeTypography } from "./unit-names";

/** @file Units and constants that have a name but no row in the catalogue. */

/** A multiple of a unit, by the letters of the oil and gas trade. The answer states what a symbol with M means. */
function counted(symbol: string, count: string, unit: UnitExpression, name: string): UnitExpression {
  const aliases = `${symbol.toUpperCase()}, ${symbol.toLowerCase()}`;
  const readAs = symbol.startsWith("M") ? name : undefined;
  return renamed(times(count, unit), name, { name, symbol, plural: name, aliases, readAs });
}

/** Units that no row and no other unit refers to: a bundler would drop them. */
const unnamedElsewhere = (): readonly UnitExpression[] => [
  c.BEAT_PER_MINUTE,
  c.STEP_PER_MINUTE,
  c.MACH,
  c.MIRED,
  c.MOLECULE,
  c.VOLT_AMPERE_HOUR,
  c.VAR_HOUR,
  c.WATT_PEAK,
  c.BAUD,
  counted("Mbbl", "1000", c.OIL_BARREL, "thousand barrels of oil"),
  counted("MMbbl", "1e6", c.OIL_BARREL, "million barrels of oil"),
  counted("Bcf", "1e9", cubed(FOOT), "billion cubic feet"),
  counted("Tcf", "1e12", cubed(FOOT), "trillion cubic feet"),
];

const byName = once((): ReadonlyMap<string, UnitExpression> => {
  const index = new Map<string, UnitExpression>();
  const put = (key: string, unit: UnitExpression) => {
    if (key !== "" && !index.has(key)) index.set(key, unit);
  };
  for (const unit of [...namedExpressions, ...unnamedElsewhere()]) {
    const { label = "", names } = unit;
    const name = names?.name ?? label;
    for (const text of [names?.symbol ?? "", ...(names?.aliases ?? [])]) put(normalizeTypography(text), unit);
    for (const text of [name, label, names?.plural ?? pluralOf(name), pluralOf(label)])
      put(foldName(normalizeTypography(text)), unit);
  }
  return index;
});

/** The user's own unit of this name, or a named unit without a row in the catalogue. Symbols are case-sensitive. */
export function namedUnit(text: string): UnitExpression | undefined {
  const normalized = normalizeTypography(text);
  const own = ownUnits().get(normalized);
  if (own) return own;
  const isWord = /^\p{L}{4}/u.test(normalized);
  return byName().get(normalized) ?? (isWord ? byName().get(foldName(normalized)) : undefined);
}

/** Constants that an expression may name if no unit has the name. Names in addition to their labels; symbols as in CODATA. */
const constants = once((): ReadonlyMap<string, UnitExpression> => {
  const named: readonly (readonly [UnitExpression, ...string[]])[] = [
    [exact.SPEED_OF_LIGHT, "c", "c0", "speed of light", "velocity of light"],
    [exact.STANDARD_GRAVITY, "g0", "gn", "standard gravity"],
    [exact.PLANCK_CONSTANT, "h"],
    [exact.REDUCED_PLANCK_CONSTANT, "hbar", "ħ", "ℏ"],
    [exact.ELEMENTARY_CHARGE, "e"],
    [exact.BOLTZMANN_CONSTANT, "k_B"],
    [exact.AVOGADRO_CONSTANT, "N_A", "avogadro number", "avogadro's number"],
    [exact.MOLAR_GAS_CONSTANT, "R", "gas constant"],
    [exact.FARADAY_CONSTANT],
    [exact.STEFAN_BOLTZMANN_CONSTANT, "stefan boltzmann constant", "stefan–boltzmann constant"],
    [mathematical.PI, "pi"],
    [mathematical.DOZEN, "dozens"],
    [measured.NEWTONIAN_CONSTANT, "G", "gravitational constant"],
    [measured.ELECTRON_MASS, "m_e"],
    [measured.PROTON_MASS, "m_p"],
    [measured.NEUTRON_MASS, "m_n"],
    [
      measured.VACUUM_PERMITTIVITY,
      "ε0",
      "ε₀",
      "epsilon0",
      "epsilon_0",
      "vacuum permittivity",
      "permittivity of free space",
      "electric constant",
    ],
    [measured.VACUUM_PERMEABILITY, "μ0", "μ₀", "mu0", "mu_0", "vacuum permeability", "magnetic constant"],
    [measured.FINE_STRUCTURE_CONSTANT, "fine structure constant"],
    [measured.RYDBERG_CONSTANT],
    [measured.BOHR_MAGNETON, "μB", "mu_B"],
    [measured.BOHR_RADIUS],
    [measured.HARTREE_ENERGY],
    [DIOPTRE, "D"],
    [CHARRIERE, "Fr"],
  ];
  return new Map(
    named.flatMap(([constant, ...names]) =>
      [...names, (constant.label ?? "").toLowerCase()].map((name) => [name, constant] as const),
    ),
  );
});

/** Hundredths of currencies, by the names that people write. */
const HUNDREDTHS: readonly (readonly [names: RegExp, code: string, name: string, plural: string])[] = [
  [/^(?:pence|penny|p)$/i, "GBP", "penny (British)", "pence (British)"],
  [/^(?:cents?|¢)$/i, "USD", "cent (US)", "cents (US)"],
  [/^euro[ -]cents?$/i, "EUR", "euro cent", "euro cents"],
  [/^paise$/i, "INR", "paisa (Indian)", "paise (Indian)"],
];

/** A coin with its currency code: "CAD cent", "GIP penny". */
const OF_CODE = /^([A-Z]{3}) (cent|penny)$/;

/** A hundredth of a currency, which has no row of its own. */
function hundredth(text: string): UnitExpression | undefined {
  const [, of, coinName = ""] = OF_CODE.exec(text) ?? [];
  const several = coinName === "penny" ? "pence" : "cents";
  const [, code = of, name = `${coinName} (${of})`, plural = `${several} (${of})`] =
    HUNDREDTHS.find(([names]) => names.test(text)) ?? [];
  const whole = code && findCategory("currency")?.units.find(({ id }) => id === code);
  if (!whole) return undefined;
  const article = /^(?!Eu)[AEIO]/.test(whole.name) ? "an" : "a";
  // A name with a currency code needs no explanation.
  const readAs = of === undefined ? `a hundredth of ${article} ${whole.name}` : undefined;
  return renamed(per(whole.scale.factor, 100), name, { name, symbol: name, plural, readAs });
}

/** Events that are counted in a time: 60 beats/min are 1 Hz. */
const EVENT = /^(cycle|beat|breath|stroke|step|pulse|frame|sample)s?$/i;

/** A noun in braces, as UCUM annotates units ("{cells}/mL"). Its value is 1, and the other unit must have it too. */
const NOUN = /^(?:\{[^{}]+\}|\[(?:IU|AU|arb'U|CFU|PFU)\])$/;

/** Whether a text names what is counted, which alone is not a quantity. */
export const isEvent = (text: string): boolean => EVENT.test(text) || NOUN.test(text);

function event(text: string): UnitExpression | undefined {
  const name = NOUN.test(text) ? text : EVENT.exec(text)?.[1]?.toLowerCase();
  return name === undefined ? undefined : renamed(mathematical.UNITY, name, { name, symbol: name });
}

/** Replaces the underscores in names that pint prints: "planck_constant". */
const withSpaces = (text: string): string => text.replace(/(?<=[a-z]{3})_(?=[a-z]{3})/gi, " ");

/** The constant, coin or event that a text names. Symbols are case-sensitive. */
export const namedConstant = (text: string): UnitExpression | undefined =>
  constants().get(/[a-z]{4}/i.test(text) ? withSpaces(text).toLowerCase() : text) ??
  hundredth(text) ??
  event(text);
