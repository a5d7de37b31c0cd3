import type { Category } from "../categories/category";
import { fail, type Result, succeed } from "../errors";
import { adviceOn } from "./advice";
import { bestOf, isFallback, preferring, quantityOf } from "./choose-meaning";
import { mostCommon } from "./common-meanings";
import { checkCategory, type FoundUnit, toUnitText } from "./find-unit";
import { choosePair, pairsOf, type UnitPair } from "./meaning-pairs";
import { expressionMeanings, type Meaning, meaningsOf, rowMeanings } from "./meanings";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { besideShouted } from "./shouted";
import type { UnitText } from "./unit-text";
import { unknownUnit } from "./unknown-unit";

/** Spellings of everyday units that are symbols of others, the hartree and the ronnasecond. */
const HABITUAL = new Map(Object.entries({ Ha: "ha", Rs: "rupees", rs: "rupees" }));

/** All meanings of a text, considered after its likely ones turned out not to convert: expressions, other cases, named constants. */
const leniently = (unit: UnitText, options: FindOptions): readonly Meaning[] => {
  const expressions = expressionMeanings(unit, { ...options, isLenient: true });
  const habitual = rowMeanings({ text: HABITUAL.get(unit.text) ?? "" }, options);
  return [...rowMeanings(unit, options), ...habitual, ...(expressions.ok ? expressions.value : [])];
};

/** All meanings of a text, or an error with suggestions that convert into its partner. */
function meaningsBeside(unit: UnitText, partner: string, options: FindOptions): Result<readonly Meaning[]> {
  const meanings = meaningsOf(unit, options);
  const isUnknown = !meanings.ok && meanings.error.code === "unknown_unit" && !meanings.error.within;
  return isUnknown ? unknownUnit(unit.text, options, partner) : meanings;
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
  const [fromWritten, toWritten] = [toUnitText(fromUnit), toUnitText(toUnit)];
  const source = besideShouted(fromWritten, toWritten);
  if (!source.ok) return source;
  const target = besideShouted(toWritten, fromWritten);
  if (!target.ok) return target;
  const texts = [fromWritten.text, toWritten.text] as const;
  const pair = pairNamed(source.value, target.value, texts, options);
  const isAsWritten = source.value === fromWritten && target.value === toWritten;
  return isAsWritten ? pair : orAsWritten(pair, () => pairNamed(fromWritten, toWritten, texts, options));
}

/** In "OHM to 1/S" S is the siemens, although OHM is in capitals. */
function orAsWritten<T>(found: Result<T>, asWritten: () => Result<T>): Result<T> {
  if (found.ok || found.error.code !== "incompatible_units") return found;
  const written = asWritten();
  return written.ok ? written : found;
}

function pairNamed(
  source: UnitText,
  target: UnitText,
  [fromText, toText]: readonly [string, string],
  options: FindOptions,
): Result<UnitPair> {
  const from = meaningsBeside(source, toText, options);
  if (!from.ok) return from;
  const to = meaningsBeside(target, fromText, options);
  if (!to.ok) return to;
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
  const found = counterpartNamed(read.value, known, knownUnit.text, options);
  return read.value === written
    ? found
    : orAsWritten(found, () => counterpartNamed(written, known, knownUnit.text, options));
}

function counterpartNamed(
  source: UnitText,
  known: UnitMatch,
  knownText: string,
  options: FindOptions,
): Result<FoundUnit> {
  const other = [asMeaning(known)];
  const { text } = source;
  const meanings = meaningsBeside(source, knownText, options);
  if (!meanings.ok) return meanings;
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
  // The assumption about the known unit has already been reported.
  const { fromReadings } = pair.value;
  const readings = pair.value.readings.filter((reading) => !fromReadings.includes(reading));
  return succeed({ category: pair.value.category, unit: pair.value.to, readings });
}

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
