import type { Category } from "../categories/category";
import { isSameSize } from "../converting/rule";
import { fail, type Result, succeed } from "../errors";
import { adviceOn } from "./advice";
import { bestOf, distinctSizes, preferring, quantityOf, refusalOf, toChoice } from "./choose-meaning";
import { mostCommon } from "./common-meanings";
import { FAMILIAR_UNITS, isEveryday } from "./everyday";
import { checkCategory, type FoundUnit, toUnitText } from "./find-unit";
import { choosePair, type MeaningPair, pairsOf, type UnitPair } from "./meaning-pairs";
import { expressionMeanings, isFallback, type Meaning, meaningOf, meaningsOf, rowMeanings } from "./meanings";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { besideShouted } from "./shouted";
import type { UnitText } from "./unit-node";
import { unknownUnit } from "./unknown-unit";

/** Spellings of everyday units that are symbols of others, the hartree, the ronnasecond and the picosecond. */
const HABITUAL = new Map(Object.entries({ Ha: "ha", Rs: "rupees", rs: "rupees", ps: "PS" }));

/** Nobody means a constant or another case in a longer expression. */
const MOST_WORDS = 6;

/** One of two units that convert into each other, as the messages name it, and what it may mean. */
type Side = {
  readonly text: string;
  readonly meanings: (options: FindOptions, partner: string) => Result<readonly Meaning[]>;
  /** Considered after the likely meanings turned out not to convert: expressions, other cases, named constants. */
  readonly unlikely: (options: FindOptions) => readonly Meaning[];
  /** In its own case and every other. */
  readonly inAnyCase: (options: FindOptions) => readonly Meaning[];
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
    if (unit.text.split(" ").length > MOST_WORDS) return [];
    const expressions = expressionMeanings(unit, { ...options, isLenient: true });
    const habitual = rowMeanings({ text: HABITUAL.get(unit.text) ?? "" }, options);
    return [...rowMeanings(unit, options), ...habitual, ...(expressions.ok ? expressions.value : [])];
  },
  inAnyCase: (options) => {
    const expressions = expressionMeanings(unit, { ...options, isCaseOpen: true });
    return [...rowMeanings(unit, options), ...(expressions.ok ? expressions.value : [])];
  },
});

/** A unit that is known, and what people wrote for it. */
function sideKnown(known: UnitMatch, text: string): Side {
  const meanings = [meaningOf(known, 0, known.category === null)];
  return { text, meanings: () => succeed(meanings), unlikely: () => meanings, inAnyCase: () => meanings };
}

const isNoPrefix = ({ category }: { readonly category: Category | null }): boolean =>
  category?.id !== "prefixes";

function pairBetween(from: Side, to: Side, options: FindOptions): Result<UnitPair> {
  const source = from.meanings(options, to.text);
  if (!source.ok) return source;
  const target = to.meanings(options, from.text);
  if (!target.ok) return target;
  const likely = pairsOf(source.value, target.value);
  const all = likely.length > 0 ? likely : pairsOf(from.unlikely(options), to.unlikely(options));
  // "90 m to h" is about minutes, and asks for no hectos.
  const areUnits = [source.value, target.value].every((meanings) => meanings.some(isNoPrefix));
  const isPrefix = (pair: MeaningPair): boolean => areUnits && !isNoPrefix(pair);
  const pairs = options.category === undefined ? all.filter((pair) => !isPrefix(pair)) : all;
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

/**
 * In "5 MIN to S" S is the second, which is said because the svedberg would do as well; in "OHM to 1/S" it is the siemens,
 * although OHM is in capitals.
 */
function besideWritten(
  meant: Result<UnitPair>,
  written: Result<UnitPair>,
  [{ assumptions: source = [] }, { assumptions: target = [] }]: readonly [UnitText, UnitText],
  options: FindOptions,
): Result<UnitPair> {
  if (!meant.ok) return written.ok && meant.error.code === "incompatible_units" ? written : meant;
  const { from, to } = meant.value;
  if (!written.ok || (isSameSize(written.value.from, from) && isSameSize(written.value.to, to))) return meant;
  const refused = refusalOf([...source, ...target], options);
  if (refused) return fail(refused);
  const { readings, fromReadings } = meant.value;
  return succeed({
    ...meant.value,
    fromReadings: [...source, ...fromReadings],
    readings: [...source, ...readings, ...target],
  });
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
  return isAsWritten ? pair : besideWritten(pair, between(from, to), [source.value, target.value], options);
}

/** A symbol or two, which may be in the wrong case. */
const isInSmallLetters = (text: string): boolean => /^[^A-Z ]{2,}(?: [^A-Z ]+)?$/.test(text);

/** "23 ft to kg" is about no femtotons. */
const isFamiliar = ({ category, unit }: Meaning): boolean =>
  category !== null && isEveryday(category) && category.units.indexOf(unit) < FAMILIAR_UNITS;

/** What a text means as it is written, prefixes aside. */
function asWritten(side: Side, options: FindOptions): readonly Meaning[] {
  const meanings = side.meanings(options, "");
  return meanings.ok ? meanings.value.filter(isNoPrefix) : [];
}

/**
 * For two units that do not convert, what one of them in small letters may be in another case: the only unit that does convert
 * where it names none as written ("pa" beside psi), otherwise a question ("nm" beside ft·lb). Null where nothing converts.
 */
export function pairInOtherCase(
  fromUnit: UnitText,
  toUnit: UnitText,
  options: FindOptions,
): Result<UnitPair> | null {
  if (![fromUnit, toUnit].some(({ text }) => isInSmallLetters(text))) return null;
  const sides = { from: sideNamed(fromUnit), to: sideNamed(toUnit) };
  const own = { from: asWritten(sides.from, options), to: asWritten(sides.to, options) };
  const pairs = pairsOf(sides.from.inAnyCase(options), sides.to.inAnyCase(options)).filter(
    (pair) => isNoPrefix(pair) && pair.rule.kind !== "inverse",
  );
  for (const [changed, kept] of [
    ["to", "from"],
    ["from", "to"],
  ] as const) {
    const { text } = sides[changed];
    const found = pairs.filter((pair) => own[kept].some((one) => isSameSize(one.unit, pair[kept].unit)));
    if (found.length === 0 || !isInSmallLetters(text) || own[changed].some(isFamiliar)) continue;
    const meant = distinctSizes(bestOf(found).map((pair) => pair[changed]));
    if (own[changed].length === 0 && meant.length === 1)
      return choosePair(sides.from.text, sides.to.text, found, options);
    // Without a category, because a symbol may stand for a unit that no page has.
    const choices = distinctSizes([...bestOf(own[changed]).slice(0, 1), ...meant]).map((one) => ({
      ...toChoice(one),
      category: null,
    }));
    return fail({ code: "ambiguous_unit", unit: text, choices, isCase: true });
  }
  return null;
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
    read.value === written
      ? beside(written)
      : besideWritten(beside(read.value), beside(written), [{ text: "" }, read.value], options);
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
