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

/** @file The units that a name is of in another case, and which of them only the case of a letter distinguishes. */

export const fold = (text: string): string => normalizeTypography(text).toLowerCase();

/** A unit that is called by a text in some case, and its symbol. */
export type Alike = {
  readonly expression: UnitExpression;
  readonly symbol: string;
  readonly row: Candidate | null;
  readonly isUnlikely?: boolean;
};

/** Two symbols without their point, in their own case, which is as likely as a centimeter with a capital. */
const COULOMB_METER: Alike = { expression: times(COULOMB, METER), symbol: "C·m", row: null };

/** Prefixes that are at stake where they are typed in another case, but that few units take. */
const RARE_PREFIX = /^(?:da|[dhanfGTE])$/;
/** What people write with those: GHz, hPa, dL, nF. */
const COMMON =
  /^(?:d[BLm]|h(?:Pa|L)|n(?:[AFHJLSTVWgms]|mol|Ci|Gy|Sv|sec)|f[Ls]|[GT](?:Hz|Wh?|J|eV|Bq?|b(?:it)?)|G(?:Pa|VA|Ω|ohm|y)|E[BJ])$/;

/** Whether a text may stand for a unit with a prefix: AF for no attofarad, TM for no terameter, but Tpa for TPa. */
function isUsual(text: string, { expression: { form }, symbol }: Alike): boolean {
  if (form.kind !== "prefixed" || !RARE_PREFIX.test(form.prefix.symbol)) return true;
  const isKept = text.startsWith(form.prefix.symbol) && /\p{Ll}/u.test(text);
  return isKept || COMMON.test(symbol);
}

/** Without those of another prefix where it was typed in small letters and what follows was not: mSec, mBar. */
function withPrefixTyped(text: string, units: readonly Alike[]): readonly Alike[] {
  const prefix = /^\p{Ll}(?=.*\p{Lu})/u.exec(text)?.[0];
  if (prefix === undefined) return units;
  const isTyped = ({ expression: { form }, isUnlikely = false }: Alike): boolean =>
    form.kind !== "prefixed" || (form.prefix.symbol === prefix && !isUnlikely);
  return units.filter(
    (one) => isTyped(one) || !units.some((other) => areRivals(one, other) && isTyped(other)),
  );
}

/** The symbols that a text is in another case. */
export const symbolsAlike = (text: string): readonly string[] => [
  ...new Set(unitsAlike(text).map(({ symbol }) => symbol)),
];

/** Those that a text may mean. */
export const alikeUnits = (text: string): readonly Alike[] =>
  withPrefixTyped(
    text,
    unitsAlike(text).filter((one) => isUsual(text, one)),
  );

/** Prefixes whose symbols the case of a letter tells apart: milli and mega, pico and peta. */
const PREFIX_IN_CASE: Readonly<Record<string, RegExp>> = {
  m: /^(?:square |cubic )?mega/,
  M: /^(?:square |cubic )?milli(?!on)/,
  p: /^(?:square |cubic )?peta/,
  P: /^(?:square |cubic )?pico/,
};
/** MMBtu and mmHg, which have one meaning in any case, and amounts of data: nobody has millibits. */
const ONE_PREFIX = /^mm(?!s?$)\p{L}|bps$|By/iu;

/** Whether a row has another prefix than was typed: Mpas are not mPa·s, nor MGi milligilberts. */
export const hasOtherPrefix = (text: string, { unit }: Candidate): boolean =>
  PREFIX_IN_CASE[text[0] ?? ""]?.test(unit.name) === true && !ONE_PREFIX.test(text);

/**
 * Names that mean these rows only where they stand alone: L/S in capitals is not a liter per 10⁻¹³ s, "C/min to F/min" is about
 * degrees, and "5 gal/day" about gallons.
 */
const ALONE = new Map(
  Object.entries({ gal: "Gal", gals: "Gal", S: "svedberg", F: "faraday", cent: "cent", cents: "cent" }),
);

export const isOnlyAlone = (text: string, { id }: Unit): boolean => ALONE.get(text) === id;

/** Extracts, which are tabulated against gravities: 1.050 is not 105 °Bx. */
const TABULATED: ReadonlySet<string> = new Set(["degree-brix", "degree-plato"]);

/** Whether an expression may hold a row. */
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
  // Beside a unit with the prefix that was typed it is one of two, which are asked about.
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

/** True for mW and MW, and a calorie and a Calorie: one unit with two prefixes, or two units of one quantity. */
export function areRivals(a: Alike, b: Alike): boolean {
  if (a === COULOMB_METER || b === COULOMB_METER) return a !== b;
  const [one, other] = [prefixedUnitOf(a), prefixedUnitOf(b)];
  if (one || other) return one === other && a.symbol !== b.symbol;
  return fold(a.symbol) === fold(b.symbol) && a.symbol !== b.symbol && areOfOneDimension(a, b);
}
