import { isSameForm } from "../../algebra/base-unit-form";
import { isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { COULOMB, METER } from "../../constants/exact";
import { expressionOfRow } from "./expression-unit";
import { distinct } from "./likelihood";
import { type Candidate, caselessCandidates } from "./named-rows";
import { prefixedUnitsInAnyCase } from "./prefixed-units";
import { remembered } from "./settings";
import { normalizeTypography, withoutQualifier } from "./unit-names";

/** @file The units that a name matches in any case, and which of them differ only in the case of a letter. */

export const fold = (text: string): string => normalizeTypography(text).toLowerCase();

/** A unit that a text names in some case, and the unit's symbol. */
export type Alike = {
  readonly expression: UnitExpression;
  readonly symbol: string;
  readonly row: Candidate | null;
  readonly isUnlikely?: boolean;
};

/** "Cm" as two symbols without their point, which is as likely as a centimeter with a capital. */
const COULOMB_METER: Alike = { expression: times(COULOMB, METER), symbol: "C·m", row: null };

/** Prefixes that few units take, and that a text in another case rarely means. */
const RARE_PREFIX = /^(?:da|[dhanfGTE])$/;
/** Symbols in common use with those prefixes: GHz, hPa, dL, nF. */
const COMMON =
  /^(?:d[BLm]|h(?:Pa|L)|n(?:[AFHJLSTVWgms]|mol|Ci|Gy|Sv|sec)|f[Ls]|[GT](?:Hz|Wh?|J|eV|Bq?|b(?:it)?)|G(?:Pa|VA|Ω|ohm|y)|E[BJ])$/;

/** Whether a text in another case may mean a prefixed unit: "Tpa" is TPa, but "AF" is not attofarads. */
function isUsual(text: string, { expression: { form }, symbol }: Alike): boolean {
  if (form.kind !== "prefixed" || !RARE_PREFIX.test(form.prefix.symbol)) return true;
  const isKept = text.startsWith(form.prefix.symbol) && /\p{Ll}/u.test(text);
  return isKept || COMMON.test(symbol);
}

/** Removes rivals with another prefix than the typed one, if a lower-case prefix comes before a capital: "mSec", "mBar". */
function withPrefixTyped(text: string, units: readonly Alike[]): readonly Alike[] {
  const prefix = /^\p{Ll}(?=.*\p{Lu})/u.exec(text)?.[0];
  if (prefix === undefined) return units;
  const isTyped = ({ expression: { form }, isUnlikely = false }: Alike): boolean =>
    form.kind !== "prefixed" || (form.prefix.symbol === prefix && !isUnlikely);
  return units.filter(
    (one) => isTyped(one) || !units.some((other) => areRivals(one, other) && isTyped(other)),
  );
}

/** The symbols that match a text in any case. */
export const symbolsAlike = (text: string): readonly string[] => [
  ...new Set(unitsAlike(text).map(({ symbol }) => symbol)),
];

/** The units that a text may mean in any case. */
export const alikeUnits = (text: string): readonly Alike[] =>
  withPrefixTyped(
    text,
    unitsAlike(text).filter((one) => isUsual(text, one)),
  );

/** For prefixes that differ only in case, such as milli and mega, the unit names with the prefix of the other case. */
const PREFIX_IN_CASE: Readonly<Record<string, RegExp>> = {
  m: /^(?:square |cubic )?mega/,
  M: /^(?:square |cubic )?milli(?!on)/,
  p: /^(?:square |cubic )?peta/,
  P: /^(?:square |cubic )?pico/,
};
/** Texts that have one meaning in any case, such as "MMBtu", and amounts of data, which are never in millibits. */
const ONE_PREFIX = /^mm(?!s?$)\p{L}|bps$|By/iu;

/** Whether a row has another prefix than the typed one: "Mpas" is not mPa·s. */
export const hasOtherPrefix = (text: string, { unit }: Candidate): boolean =>
  PREFIX_IN_CASE[text[0] ?? ""]?.test(unit.name) === true && !ONE_PREFIX.test(text);

/** Names that match these rows only as a complete unit: "L/S" in all caps is not liters per svedberg. */
const ALONE = new Map(
  Object.entries({ gal: "Gal", gals: "Gal", S: "svedberg", F: "faraday", cent: "cent", cents: "cent" }),
);

export const isOnlyAlone = (text: string, { id }: Unit): boolean => ALONE.get(text) === id;

/** Scales that tables relate to specific gravity: 1.050 is not 105 °Bx. */
const TABULATED: ReadonlySet<string> = new Set(["degree-brix", "degree-plato"]);

/** Whether an expression may contain a row. */
const isUsable = (text: string, { category, unit }: Candidate): boolean =>
  category.id !== "prefixes" &&
  unit.scale.kind !== "reciprocal" &&
  unit.scale.kind !== "curve" &&
  !isOnlyAlone(text, unit) &&
  !TABULATED.has(unit.id);

const unitsAlike = remembered(30, (text): readonly Alike[] => {
  const prefixed = prefixedUnitsInAnyCase(text).map(({ expression, text: symbol, isUnlikely }) => ({
    expression,
    symbol,
    row: null,
    isUnlikely,
  }));
  const rows = caselessCandidates(text)
    .filter((row) => isUsable(text, row))
    .map((row) => ({
      expression: expressionOfRow(row.unit),
      symbol: withoutQualifier(row.unit.symbol) ?? row.unit.symbol,
      row,
    }));
  const typed = [...rows.filter(({ row }) => !hasOtherPrefix(text, row)), ...prefixed];
  // A row with another prefix competes with a typed prefix of the same dimension: the answer asks which one is meant.
  const isOneOfTwo = (one: Alike): boolean => typed.some((other) => areOfOneDimension(one, other));
  const all = [
    ...(text === "Cm" ? [COULOMB_METER] : []),
    ...rows.filter((one) => !hasOtherPrefix(text, one.row) || isOneOfTwo(one)),
    ...prefixed,
  ];
  return distinct(all, (a, b) => isSameForm(a.expression.resolve(), b.expression.resolve()));
});

const areOfOneDimension = ({ expression: a }: Alike, { expression: b }: Alike): boolean =>
  isSameDimension(a.resolve().dimension, b.resolve().dimension);

const prefixedUnitOf = ({ expression: { form } }: Alike): UnitExpression | null =>
  form.kind === "prefixed" ? form.unit : null;

/** Whether two units differ only in case: mW and MW have one unit with two prefixes, calorie and Calorie one quantity. */
export function areRivals(a: Alike, b: Alike): boolean {
  if (a === COULOMB_METER || b === COULOMB_METER) return a !== b;
  const [one, other] = [prefixedUnitOf(a), prefixedUnitOf(b)];
  if (one || other) return one === other && a.symbol !== b.symbol;
  return fold(a.symbol) === fold(b.symbol) && a.symbol !== b.symbol && areOfOneDimension(a, b);
}
