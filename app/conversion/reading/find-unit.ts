import { isEqual } from "~/numerals/ratio";
import { isSameForm } from "../algebra/base-unit-form";
import type { Category } from "../categories/category";
import { categories, findCategory, headings } from "../categories/directory";
import type { Unit } from "../categories/unit";
import { areConvertible, type ConversionRule, isSameRule, ruleBetween } from "../converting/rule";
import { fail, type Result, succeed, type UnitChoice } from "../errors";
import { mostCommon } from "./common-meanings";
import { baseUnitOf } from "./expression-unit";
import { expressionMeanings, type Meaning, meaningsOf, rowMeanings } from "./meanings";
import { nearestTexts } from "./nearest";
import type { Reading, UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { unknownUnit } from "./unknown-unit";

export type { FindOptions } from "./row-candidates";

/** A unit that a text names, with what was assumed on the way. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Reading[] };
export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Reading[];
};

/** Among the common converters a symbol is meant first: L is the liter rather than the lambert. */
const everydayCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/**
 * "m" is the meter before it is milli or a wavelength, "°C" a temperature before it is a difference of two: those are meant
 * only where nothing else is.
 */
const isFallback = ({ category, unit }: UnitMatch): boolean =>
  category?.id === "prefixes" || category?.id === "temperature-interval" || unit.scale.kind === "reciprocal";

/** Without those that a test finds, unless nothing would be left. */
function preferring<T>(all: readonly T[], isAvoided: (one: T) => boolean): readonly T[] {
  const rest = all.filter((one) => !isAvoided(one));
  return rest.length > 0 ? rest : all;
}

function isSameSize(a: Unit, b: Unit): boolean {
  if (a === b) return true;
  if (a.scale.kind !== b.scale.kind || !isSameForm(a.scale.factor.resolve(), b.scale.factor.resolve()))
    return false;
  return a.scale.kind !== "affine" || b.scale.kind !== "affine" || isEqual(a.scale.zero, b.scale.zero);
}

/** One match for each different size, the first of those that are alike. */
function distinctSizes<T extends UnitMatch>(matches: readonly T[]): readonly T[] {
  const distinct: T[] = [];
  for (const match of matches)
    if (!distinct.some((known) => isSameSize(known.unit, match.unit))) distinct.push(match);
  return distinct;
}

const toChoice = ({ category, unit }: UnitMatch): UnitChoice => ({
  category: category?.id ?? null,
  id: unit.id,
  name: unit.name,
  plural: unit.plural,
  symbol: unit.symbol,
  meaning: unit.note ?? `a unit of ${quantityOf({ category, unit })}`,
});

/** What a unit measures: the quantity of its category, or base units. */
export const quantityOf = ({ category, unit }: UnitMatch): string =>
  category?.quantityKind ?? baseUnitOf(unit.scale.factor.resolve().dimension).symbol;

function checkCategory(options: FindOptions): Result<undefined> {
  if (!options.category || findCategory(options.category)) return succeed(undefined);
  const ids = categories.map(({ id }) => id);
  return fail({
    code: "unknown_category",
    category: options.category,
    nearest: nearestTexts(options.category, ids),
  });
}

type Choice<T> = { readonly chosen: T; readonly reading: Reading | null };

/** The only meaning, or by far the most common one; an error that lists the choices otherwise. */
function choose<T extends UnitMatch>(
  text: string,
  role: "from" | "to",
  matches: readonly T[],
  options: FindOptions,
): Result<Choice<T>> {
  const distinct = distinctSizes(matches);
  const [first] = distinct;
  if (!first) return unknownUnit(text, options);
  if (distinct.length === 1) return succeed({ chosen: first, reading: null });
  const common = options.isStrict ? null : mostCommon(text, distinct);
  if (!common) return fail({ code: "ambiguous_unit", unit: text, choices: distinct.map(toChoice) });
  const alternatives = distinct.filter((one) => one !== common);
  return succeed({ chosen: common, reading: { kind: "unit", text, role, chosen: common, alternatives } });
}

const bestOf = <T extends { readonly rank: number }>(all: readonly T[]): readonly T[] => {
  const rank = Math.min(...all.map((one) => one.rank));
  return all.filter((one) => one.rank === rank);
};

const strictly = (readings: readonly Reading[], options: FindOptions): boolean =>
  !options.isStrict || readings.every(({ kind }) => kind === "reciprocal" || kind === "interval");

/**
 * The unit that a text names, or builds from others; case decides where it matters.
 * Errors: unknown_unit with up to three suggestions, ambiguous_unit with its choices, unknown_category, invalid_expression,
 * offset_in_product.
 */
export function findUnit(text: string, options: FindOptions = {}): Result<FoundUnit> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const meanings = meaningsOf(text, options);
  if (!meanings.ok) return meanings;
  const best = bestOf(preferring(meanings.value, isFallback));
  const matches = preferring(
    best,
    ({ category, unit }) => unit.id !== text || !category || !everydayCategories.has(category),
  );
  const choice = choose(text, "from", matches, options);
  if (!choice.ok) return choice;
  const { chosen, reading } = choice.value;
  const readings = [...chosen.assumptions, ...(reading ? [reading] : [])];
  if (!strictly(readings, options))
    return fail({ code: "ambiguous_unit", unit: text, choices: [toChoice(chosen)] });
  return succeed({ category: chosen.category, unit: chosen.unit, readings });
}

/** True where a text names a unit or builds one. */
export const namesAnyUnit = (text: string, options: FindOptions = {}): boolean =>
  meaningsOf(text, options).ok;

type MeaningPair = {
  readonly category: Category | null;
  readonly from: Meaning;
  readonly to: Meaning;
  readonly rank: number;
  readonly rule: ConversionRule;
};

const INVERSE_RANK = 20;

const isSameDimension = (a: Unit, b: Unit): boolean => {
  const f = a.scale.factor.resolve().dimension;
  const g = b.scale.factor.resolve().dimension;
  return f.every((n, i) => n === g[i]);
};

/** Units of one category convert; so do an expression and whatever has its dimension, or the reciprocal one. */
function pairsOf(from: readonly Meaning[], to: readonly Meaning[]): readonly MeaningPair[] {
  return from.flatMap((a) =>
    to.flatMap((b): readonly MeaningPair[] => {
      const isShared = a.category !== null && a.category === b.category;
      const isFree = a.isExpression || b.isExpression || a.category === null;
      if (!isShared && !(isFree && areConvertible(a.unit, b.unit))) return [];
      const isInverse = !isShared && !isSameDimension(a.unit, b.unit);
      const category = isShared ? a.category : isInverse ? null : a.isExpression ? b.category : a.category;
      const rank = a.rank + b.rank + (isInverse ? INVERSE_RANK : 0) + (isShared ? 0 : 1);
      return [{ category, from: a, to: b, rank, rule: ruleBetween(a.unit, b.unit) }];
    }),
  );
}

const withExpressions = (text: string, options: FindOptions): readonly Meaning[] => {
  const expressions = expressionMeanings(text, options);
  return [...rowMeanings(text, options), ...(expressions.ok ? expressions.value : [])];
};

/**
 * The two units that two texts name and that convert into each other: "pt" is a pint beside "ml" and a point beside "mm".
 * Errors: those of findUnit, and incompatible_units.
 */
export function findPair(fromText: string, toText: string, options: FindOptions = {}): Result<UnitPair> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const from = meaningsOf(fromText, options);
  if (!from.ok)
    return from.error.code === "unknown_unit" && !from.error.within
      ? unknownUnit(fromText, options, toText)
      : from;
  const to = meaningsOf(toText, options);
  if (!to.ok)
    return to.error.code === "unknown_unit" && !to.error.within ? unknownUnit(toText, options, fromText) : to;
  const direct = pairsOf(from.value, to.value);
  const pairs =
    direct.length > 0
      ? direct
      : pairsOf(withExpressions(fromText, options), withExpressions(toText, options));
  return choosePair(
    fromText,
    toText,
    preferring(pairs, ({ from: one }) => isFallback(one)),
    options,
    () => incompatible(fromText, from.value, toText, to.value),
  );
}

const asMeaning = ({ category, unit }: UnitMatch): Meaning => ({
  category,
  unit,
  rank: 0,
  isExpression: category === null,
  assumptions: [],
});

/**
 * The unit that a text names among those that convert into a known one. `knownText` is what people wrote for it.
 * Errors: those of findPair.
 */
export function findCounterpart(
  text: string,
  known: UnitMatch,
  knownText: string,
  options: FindOptions = {},
): Result<FoundUnit> {
  const other = [asMeaning(known)];
  const meanings = meaningsOf(text, options);
  if (!meanings.ok)
    return meanings.error.code === "unknown_unit" && !meanings.error.within
      ? unknownUnit(text, options, knownText)
      : meanings;
  const direct = pairsOf(other, meanings.value);
  const pairs = direct.length > 0 ? direct : pairsOf(other, withExpressions(text, options));
  const pair = choosePair(
    knownText,
    text,
    preferring(pairs, ({ to }) => isFallback(to)),
    options,
    () => incompatible(knownText, other, text, meanings.value),
  );
  if (!pair.ok) return pair;
  return succeed({ category: pair.value.category, unit: pair.value.to, readings: pair.value.readings });
}

function choosePair(
  fromText: string,
  toText: string,
  pairs: readonly MeaningPair[],
  options: FindOptions,
  orElse: () => Result<never>,
): Result<UnitPair> {
  if (pairs.length === 0) return orElse();
  const best = preferring(
    bestOf(pairs),
    ({ category }) => category === null || !everydayCategories.has(category),
  );
  const [first] = best;
  if (!first) return orElse();
  if (best.every(({ rule }) => isSameRule(rule, first.rule)))
    return toPair(first, fromText, toText, [], options);
  const fromChoice = choose(
    fromText,
    "from",
    best.map((pair) => pair.from),
    options,
  );
  if (!fromChoice.ok) return fromChoice;
  const left = best.filter((pair) => isSameSize(pair.from.unit, fromChoice.value.chosen.unit));
  const toChoice = choose(
    toText,
    "to",
    left.map((pair) => pair.to),
    options,
  );
  if (!toChoice.ok) return toChoice;
  const chosen = left.find((pair) => pair.to === toChoice.value.chosen) ?? first;
  const readings = [fromChoice.value.reading, toChoice.value.reading].filter((one) => one !== null);
  return toPair(chosen, fromText, toText, readings, options);
}

function toPair(
  { category, from, to, rule }: MeaningPair,
  fromText: string,
  toText: string,
  chosen: readonly Reading[],
  options: FindOptions,
): Result<UnitPair> {
  const isReciprocal = rule.kind === "inverse" && category === null;
  const readings: readonly Reading[] = [
    ...from.assumptions,
    ...to.assumptions,
    ...chosen,
    ...(isReciprocal ? [{ kind: "reciprocal" as const, from: fromText, to: toText }] : []),
  ];
  if (!strictly(readings, options))
    return fail({ code: "ambiguous_unit", unit: fromText, choices: [toChoice(from)] });
  return succeed({ category, from: from.unit, to: to.unit, readings });
}

function incompatible(
  fromText: string,
  from: readonly Meaning[],
  toText: string,
  to: readonly Meaning[],
): Result<never> {
  const describe = (meanings: readonly Meaning[]): string => {
    const [first] = bestOf(preferring(meanings, isFallback));
    return first ? quantityOf(first) : "";
  };
  return fail({
    code: "incompatible_units",
    from: fromText,
    fromQuantity: describe(from),
    to: toText,
    toQuantity: describe(to),
  });
}
