import { fail, type Result, succeed } from "../errors";
import { adviceOn } from "./advice";
import { bestOf, preferring, quantityOf } from "./choose-meaning";
import { mostCommon } from "./common-meanings";
import { checkCategory, type FoundUnit, toUnitText } from "./find-unit";
import { choosePair, pairsOf, type UnitPair } from "./meaning-pairs";
import { expressionMeanings, isFallback, type Meaning, meaningOf, meaningsOf, rowMeanings } from "./meanings";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { besideShouted } from "./shouted";
import type { UnitText } from "./unit-node";
import { unknownUnit } from "./unknown-unit";

/** Spellings of everyday units that are symbols of others, the hartree, the ronnasecond and the picosecond. */
const HABITUAL = new Map(Object.entries({ Ha: "ha", Rs: "rupees", rs: "rupees", ps: "PS" }));

/** One of two units that convert into each other, as the messages name it, and what it may mean. */
type Side = {
  readonly text: string;
  readonly meanings: (options: FindOptions, partner: string) => Result<readonly Meaning[]>;
  /** Considered after the likely meanings turned out not to convert: expressions, other cases, named constants. */
  readonly unlikely: (options: FindOptions) => readonly Meaning[];
};

/** A unit that is still a text; an error suggests what converts into its partner. */
const sideNamed = (unit: UnitText): Side => ({
  text: unit.text,
  meanings: (options, partner) => {
    const meanings = meaningsOf(unit, options);
    const isUnknown = !meanings.ok && meanings.error.code === "unknown_unit" && !meanings.error.within;
    return isUnknown ? unknownUnit(unit.text, options, { partner }) : meanings;
  },
  unlikely: (options) => {
    const expressions = expressionMeanings(unit, { ...options, isLenient: true });
    const habitual = rowMeanings({ text: HABITUAL.get(unit.text) ?? "" }, options);
    return [...rowMeanings(unit, options), ...habitual, ...(expressions.ok ? expressions.value : [])];
  },
});

/** A unit that is known, and what people wrote for it. */
function sideKnown(known: UnitMatch, text: string): Side {
  const meanings = [meaningOf(known, 0, known.category === null)];
  return { text, meanings: () => succeed(meanings), unlikely: () => meanings };
}

function pairBetween(from: Side, to: Side, options: FindOptions): Result<UnitPair> {
  const source = from.meanings(options, to.text);
  if (!source.ok) return source;
  const target = to.meanings(options, from.text);
  if (!target.ok) return target;
  const likely = pairsOf(source.value, target.value);
  const pairs = likely.length > 0 ? likely : pairsOf(from.unlikely(options), to.unlikely(options));
  if (pairs.length > 0) {
    const usual = preferring(pairs, (pair) => isFallback(pair.from));
    return choosePair(
      from.text,
      to.text,
      preferring(usual, (pair) => isFallback(pair.to)),
      options,
    );
  }
  // The substance that one of them names, where the other leaves it out: "mmol/L glucose" and "mg/dL".
  const { category } = [...source.value, ...target.value].find((one) => one.category?.substance) ?? {};
  const isNamed = category && options.category === undefined;
  const pair = isNamed ? pairBetween(from, to, { ...options, category: category.id }) : null;
  return pair?.ok ? pair : incompatible(from.text, source.value, to.text, target.value);
}

/** In "OHM to 1/S" S is the siemens, although OHM is in capitals. */
function orAsWritten<T>(found: Result<T>, asWritten: () => Result<T>): Result<T> {
  if (found.ok || found.error.code !== "incompatible_units") return found;
  const written = asWritten();
  return written.ok ? written : found;
}

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
  const [from, to] = [toUnitText(fromUnit), toUnitText(toUnit)];
  const source = besideShouted(from, to);
  if (!source.ok) return source;
  const target = besideShouted(to, from);
  if (!target.ok) return target;
  const between = (a: UnitText, b: UnitText): Result<UnitPair> =>
    pairBetween(sideNamed(a), sideNamed(b), options);
  const pair = between(source.value, target.value);
  const isAsWritten = source.value === from && target.value === to;
  return isAsWritten ? pair : orAsWritten(pair, () => between(from, to));
}

/**
 * The unit that a text names among those that convert into a known one. `knownUnit` is what people wrote for it.
 * Errors: those of findPair.
 */
export function findCounterpart(
  unit: string | UnitText,
  known: UnitMatch,
  knownUnit: UnitText,
  options: FindOptions = {},
): Result<FoundUnit> {
  const written = toUnitText(unit);
  const read = besideShouted(written, knownUnit);
  if (!read.ok) return read;
  const beside = (one: UnitText): Result<UnitPair> =>
    pairBetween(sideKnown(known, knownUnit.text), sideNamed(one), options);
  const pair =
    read.value === written ? beside(written) : orAsWritten(beside(read.value), () => beside(written));
  return pair.ok ? succeed(targetOf(pair.value)) : pair;
}

/** The first unit of a pair, with the assumptions about it. */
export const sourceOf = ({ category, from, fromReadings }: UnitPair): FoundUnit => ({
  category,
  unit: from,
  readings: fromReadings,
});

/** The second unit of a pair, without the assumptions about the first. */
export const targetOf = ({ category, to, readings, fromReadings }: UnitPair): FoundUnit => ({
  category,
  unit: to,
  readings: readings.slice(fromReadings.length),
});

function incompatible(
  fromText: string,
  from: readonly Meaning[],
  toText: string,
  to: readonly Meaning[],
): Result<never> {
  const quantityIn = (text: string, meanings: readonly Meaning[]): string => {
    const best = bestOf(preferring(meanings, isFallback));
    return best[0] ? quantityOf(mostCommon(text, best)?.match ?? best[0]) : "";
  };
  return fail({
    code: "incompatible_units",
    from: fromText,
    fromQuantity: quantityIn(fromText, from),
    to: toText,
    toQuantity: quantityIn(toText, to),
    advice: adviceOn([fromText, from], [toText, to]),
  });
}
