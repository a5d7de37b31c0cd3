import { isEqual } from "~/numerals/ratio";
import { isSameForm } from "../algebra/base-unit-form";
import type { Category } from "../categories/category";
import { findCategory } from "../categories/directory";
import type { Unit } from "../categories/unit";
import { areConvertible, type ConversionRule, isSameRule, ruleBetween } from "../converting/rule";
import { fail, type Result, succeed, type UnitChoice } from "../errors";
import { mostCommon, namesakesOf } from "./common-meanings";
import { isEveryday } from "./everyday";
import { baseUnitOf } from "./expression-unit";
import { expressionMeanings, type Meaning, meaningsOf, rowMeanings } from "./meanings";
import type { Reading, UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { besideShouted } from "./shouted";
import type { UnitText } from "./unit-text";
import { unknownCategory } from "./unknown-category";
import { unknownUnit } from "./unknown-unit";

export type { FindOptions } from "./row-candidates";

/** A unit that a text names, with what was assumed on the way. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Reading[] };
export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Reading[];
  /** Those that concern the first unit only. */
  readonly fromReadings: readonly Reading[];
};

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

const checkCategory = ({ category }: FindOptions): Result<undefined> =>
  !category || findCategory(category) ? succeed(undefined) : unknownCategory(category);

/** "$" is the sign of many currencies. */
function signReading(
  text: string,
  role: "from" | "to",
  chosen: UnitMatch,
  { isStrict }: FindOptions,
): Reading | null {
  const alternatives = isStrict ? [] : namesakesOf(text, chosen);
  return alternatives.length === 0 ? null : { kind: "unit", text, role, chosen, alternatives };
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
  if (distinct.length === 1)
    return succeed({ chosen: first, reading: signReading(text, role, first, options) });
  const common = options.isStrict ? null : mostCommon(text, distinct);
  if (!common) return fail({ code: "ambiguous_unit", unit: text, choices: distinct.map(toChoice) });
  const alternatives = distinct.filter((one) => one !== common.match);
  const chosen = common.match;
  return succeed({
    chosen,
    reading: common.isObvious ? null : { kind: "unit", text, role, chosen, alternatives },
  });
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
export function findUnit(unit: string | UnitText, options: FindOptions = {}): Result<FoundUnit> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const source = toUnitText(unit);
  const { text } = source;
  const meanings = meaningsOf(source, options);
  if (!meanings.ok) return meanings;
  const best = bestOf(preferring(meanings.value, isFallback));
  const matches = preferring(best, ({ category, unit: { id } }) => id !== text || !isEveryday(category));
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
  meaningsOf({ text }, options).ok;

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
      const isReciprocal = a.unit.scale.kind === "reciprocal" || b.unit.scale.kind === "reciprocal";
      const isFree = (a.isExpression || b.isExpression || a.category === null) && !isReciprocal;
      if (!isShared && !(isFree && areConvertible(a.unit, b.unit))) return [];
      const isInverse = !isShared && !isSameDimension(a.unit, b.unit);
      const category = isShared ? a.category : isInverse ? null : a.isExpression ? b.category : a.category;
      const rank = a.rank + b.rank + (isInverse ? INVERSE_RANK : 0) + (isShared ? 0 : 1);
      return [{ category, from: a, to: b, rank, rule: ruleBetween(a.unit, b.unit) }];
    }),
  );
}

/** Everything a text may mean once its likely meanings do not convert: expressions, other cases, named constants. */
const leniently = (unit: UnitText, options: FindOptions): readonly Meaning[] => {
  const expressions = expressionMeanings(unit, { ...options, isLenient: true });
  return [...rowMeanings(unit, options), ...(expressions.ok ? expressions.value : [])];
};

/** Accepts a plain text where a unit's text is wanted. */
const toUnitText = (unit: string | UnitText): UnitText => (typeof unit === "string" ? { text: unit } : unit);

/**
 * The two units that two texts name and that convert into each other: "pt" is a pint beside "ml" and a point beside "mm".
 * Errors: those of findUnit, and incompatible_units.
 */
export function findPair(
  fromUnit: string | UnitText,
  toUnit: string | UnitText,
  options: FindOptions = {},
): Result<UnitPair> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const [fromWritten, toWritten] = [toUnitText(fromUnit), toUnitText(toUnit)];
  const [fromText, toText] = [fromWritten.text, toWritten.text];
  const sourceRead = besideShouted(fromWritten, toWritten);
  if (!sourceRead.ok) return sourceRead;
  const targetRead = besideShouted(toWritten, fromWritten);
  if (!targetRead.ok) return targetRead;
  const [source, target] = [sourceRead.value, targetRead.value];
  const from = meaningsOf(source, options);
  if (!from.ok)
    return from.error.code === "unknown_unit" && !from.error.within
      ? unknownUnit(fromText, options, toText)
      : from;
  const to = meaningsOf(target, options);
  if (!to.ok)
    return to.error.code === "unknown_unit" && !to.error.within ? unknownUnit(toText, options, fromText) : to;
  const direct = pairsOf(from.value, to.value);
  const pairs = direct.length > 0 ? direct : pairsOf(leniently(source, options), leniently(target, options));
  return choosePair(
    fromText,
    toText,
    preferring(pairs, ({ from: one }) => isFallback(one)),
    options,
    () => {
      const named = substanceIn([...from.value, ...to.value], options);
      const pair = named && findPair(source, target, { ...options, category: named.id });
      return pair?.ok ? pair : incompatible(fromText, from.value, toText, to.value);
    },
  );
}

/** The category whose substance one of two units names, where the other leaves it out: "mmol/L glucose" and "mg/dL". */
const substanceIn = (meanings: readonly UnitMatch[], options: FindOptions): Category | undefined =>
  options.category === undefined
    ? (meanings.find(({ category }) => category?.substance !== undefined)?.category ?? undefined)
    : undefined;

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
  unit: string | UnitText,
  known: UnitMatch,
  knownText: string,
  options: FindOptions = {},
): Result<FoundUnit> {
  const other = [asMeaning(known)];
  const read = besideShouted(toUnitText(unit), { text: knownText });
  if (!read.ok) return read;
  const source = read.value;
  const { text } = source;
  const meanings = meaningsOf(source, options);
  if (!meanings.ok)
    return meanings.error.code === "unknown_unit" && !meanings.error.within
      ? unknownUnit(text, options, knownText)
      : meanings;
  const direct = pairsOf(other, meanings.value);
  const pairs = direct.length > 0 ? direct : pairsOf(other, leniently(source, options));
  const pair = choosePair(
    knownText,
    text,
    preferring(pairs, ({ to }) => isFallback(to)),
    options,
    () => {
      const named = substanceIn(other, options);
      const found = named && meaningsOf(source, { ...options, category: named.id });
      const completed = found?.ok ? pairsOf(other, found.value) : [];
      return completed.length > 0
        ? choosePair(knownText, text, completed, options, () =>
            incompatible(
              knownText,
              other,
              text,
              completed.map(({ to }) => to),
            ),
          )
        : incompatible(knownText, other, text, meanings.value);
    },
  );
  if (!pair.ok) return pair;
  // What was assumed of the known unit has been said.
  const readings = pair.value.readings.filter((reading) => reading.kind !== "unit" || reading.role === "to");
  return succeed({ category: pair.value.category, unit: pair.value.to, readings });
}

function choosePair(
  fromText: string,
  toText: string,
  pairs: readonly MeaningPair[],
  options: FindOptions,
  orElse: () => Result<UnitPair>,
): Result<UnitPair> {
  if (pairs.length === 0) return orElse();
  const best = preferring(bestOf(pairs), ({ category }) => !isEveryday(category));
  const [first] = best;
  if (!first) return orElse();
  if (best.every(({ rule }) => isSameRule(rule, first.rule))) {
    const readings = [
      signReading(fromText, "from", first.from, options),
      signReading(toText, "to", first.to, options),
    ];
    return toPair(
      first,
      fromText,
      toText,
      readings.filter((one) => one !== null),
      options,
    );
  }
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
  const isOfSource = (reading: Reading): boolean => reading.kind === "unit" && reading.role === "from";
  const fromReadings = [...from.assumptions, ...chosen.filter(isOfSource)];
  const readings: readonly Reading[] = [
    ...fromReadings,
    ...to.assumptions,
    ...chosen.filter((reading) => !isOfSource(reading)),
    ...(isReciprocal ? [{ kind: "reciprocal" as const, from: fromText, to: toText }] : []),
  ];
  if (!strictly(readings, options))
    return fail({ code: "ambiguous_unit", unit: fromText, choices: [toChoice(from)] });
  return succeed({ category, from: from.unit, to: to.unit, readings, fromReadings });
}

function incompatible(
  fromText: string,
  from: readonly Meaning[],
  toText: string,
  to: readonly Meaning[],
): Result<never> {
  const quantityIn = (meanings: readonly Meaning[]): string => {
    const [first] = bestOf(preferring(meanings, isFallback));
    return first ? quantityOf(first) : "";
  };
  return fail({
    code: "incompatible_units",
    from: fromText,
    fromQuantity: quantityIn(from),
    to: toText,
    toQuantity: quantityIn(to),
    needsSubstance: isAmountBesideMass(from, to) || isAmountBesideMass(to, from),
  });
}

const categoryIds = (meanings: readonly UnitMatch[]): readonly (string | undefined)[] =>
  meanings.map(({ category }) => category?.id);

/** An amount of substance in a volume becomes a mass only by the molar mass of a substance. */
const isAmountBesideMass = (amounts: readonly UnitMatch[], masses: readonly UnitMatch[]): boolean =>
  categoryIds(amounts).includes("concentration-molar") &&
  categoryIds(masses).includes("concentration-solution");
