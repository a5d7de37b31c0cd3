import { isSameSize } from "../converting/rule";
import { fail, type Result, succeed } from "../errors";
import { adviceOn } from "./advice";
import { bestOf, preferring, quantityOf, refusalOf } from "./choose-meaning";
import { mostCommon } from "./common-meanings";
import { checkCategory, type FoundUnit, toUnitText } from "./find-unit";
import { choosePair, pairsOf, type UnitPair } from "./meaning-pairs";
import { expressionMeanings, isFallback, isPrefix, type Meaning, meaningsOf, rowMeanings } from "./meanings";
import { type UnitMatch, wording } from "./readings";
import type { FindOptions } from "./row-candidates";
import { besideShouted } from "./shouted";
import type { UnitText } from "./unit-node";
import { unknownUnit } from "./unknown-unit";

/** What everyday spellings may mean beside their own units: an hour angle's minutes, PS, and Ha for hectares. */
const HABITUAL = new Map(
  Object.entries({
    Ha: "ha",
    Rs: "rupees",
    rs: "rupees",
    ps: "PS",
    "rev/min": "rpm",
    minute: "arcmin",
    minutes: "arcmin",
    second: "arcsec",
    seconds: "arcsec",
  }),
);

/** Masses by whose weight springs, beams and ropes are loaded. */
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lbs?|pounds?)\b/i, "lbf"],
  [/\b(?:kgs?|kilograms?)\b/i, "kgf"],
  [/\b(?:oz|ounces?)\b/i, "ozf"],
  [/\b(?:t|tonnes?)\b/, "tf"],
];

/** "50 lb/in" as lbf/in, where it does not convert as it stands; "lb" alone stays a mass. */
function loadMeanings(unit: UnitText, options: FindOptions): readonly Meaning[] {
  const force = WEIGHTS.reduce((text, [mass, weight]) => text.replace(mass, weight), unit.text);
  if (unit.node || force === unit.text || !/\/|\bper\b/i.test(force)) return [];
  const meanings = expressionMeanings({ text: force }, options);
  const assumptions = [wording(unit.text, force)];
  return meanings.ok ? meanings.value.map((one) => ({ ...one, assumptions })) : [];
}

/** Nobody means a constant or another case in a longer expression. */
const MOST_WORDS = 6;

/** What a unit means; an error suggests what converts into its partner. */
function meaningsBeside(unit: UnitText, partner: UnitText, options: FindOptions): Result<readonly Meaning[]> {
  const meanings = meaningsOf(unit, options);
  const isUnknown = !meanings.ok && meanings.error.code === "unknown_unit" && !meanings.error.within;
  return isUnknown ? unknownUnit(unit.text, options, { partner: partner.text }) : meanings;
}

/** Considered after the likely meanings turned out not to convert: expressions, other cases, named constants. */
function unlikelyMeanings(unit: UnitText, options: FindOptions): readonly Meaning[] {
  if (unit.text.split(" ").length > MOST_WORDS) return [];
  const expressions = expressionMeanings(unit, { ...options, isLenient: true });
  const habitual = rowMeanings({ text: HABITUAL.get(unit.text) ?? "" }, options);
  return [
    ...rowMeanings(unit, options),
    ...habitual,
    ...(expressions.ok ? expressions.value : []),
    ...loadMeanings(unit, options),
  ];
}

function pairBetween(from: UnitText, to: UnitText, options: FindOptions): Result<UnitPair> {
  const source = meaningsBeside(from, to, options);
  if (!source.ok) return source;
  const target = meaningsBeside(to, from, options);
  if (!target.ok) return target;
  const likely = pairsOf(source.value, target.value);
  const all =
    likely.length > 0 ? likely : pairsOf(unlikelyMeanings(from, options), unlikelyMeanings(to, options));
  // "90 m to h" is about minutes, and asks for no hectos.
  const areUnits =
    options.category === undefined &&
    ![source.value, target.value].some((meanings) => meanings.every(isPrefix));
  const pairs = areUnits ? all.filter((pair) => !isPrefix(pair)) : all;
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
  const pair = pairBetween(source.value, target.value, options);
  const isAsWritten = source.value === from && target.value === to;
  return isAsWritten
    ? pair
    : besideWritten(pair, pairBetween(from, to, options), [source.value, target.value], options);
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
  const pair = findPair({ ...knownUnit, known }, unit, options);
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
