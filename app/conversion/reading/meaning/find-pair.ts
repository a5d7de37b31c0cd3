import type { Advice } from "../../advice";
import { bounded } from "../../bounded";
import type { Unit } from "../../categories/unit";
import { isSameSize } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { factorsOf } from "../expression/expression-unit";
import type { UnitText } from "../expression/unit-node";
import { mostCommon } from "../name/common-meanings";
import { bestOf, preferring } from "../name/likelihood";
import type { UnitMatch } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import { adviceOn } from "./advice";
import { besideMoney, mayBeMoney } from "./beside-money";
import { besideWritten, inSmallLettersFirst, meaningsBeside } from "./capitals";
import { questionOfCase, withEveryCase } from "./case-questions";
import { quantityOf, refusalOf } from "./choose-meaning";
import { checkCategory, type FoundUnit, findUnit, toUnitText } from "./find-unit";
import { choosePair, type MeaningPair, pairsOf, type UnitPair } from "./meaning-pairs";
import { isFallback, isPrefix, type Meaning } from "./meanings";
import { isSettled, unlikelyMeanings } from "./unlikely-meanings";

/** What a unit means; an error suggests what converts into its partner. */
function likelyMeanings(unit: UnitText, partner: UnitText, options: FindOptions): Result<readonly Meaning[]> {
  const meanings = meaningsBeside(unit, partner, options);
  const isUnknown = !meanings.ok && meanings.error.code === "unknown_unit" && !meanings.error.within;
  return isUnknown ? unknownUnit(unit.text, options, { partner: partner.text }) : meanings;
}

/** With the names that money beside them tells: cents of euros. Null where there are none. */
function pairBesideMoney(from: UnitText, to: UnitText, options: FindOptions): UnitPair | null {
  if (options.category !== undefined && options.category !== "currency") return null;
  const [source, target] = [
    mayBeMoney(from) ? besideMoney(from, to) : null,
    mayBeMoney(to) ? besideMoney(to, from) : null,
  ];
  if (!source && !target) return null;
  const pair = pairAsWritten(source?.unit ?? from, target?.unit ?? to, { ...options, isStrict: false });
  if (!pair.ok) return null;
  const [before, after] = [source?.readings ?? [], target?.readings ?? []];
  return {
    ...pair.value,
    fromReadings: [...before, ...pair.value.fromReadings],
    readings: [...before, ...pair.value.readings, ...after],
  };
}

function pairBetween(from: UnitText, to: UnitText, options: FindOptions): Result<UnitPair> {
  const pair = pairBesideMoney(from, to, options);
  if (!pair) return pairAsWritten(from, to, options);
  const refused = refusalOf(pair.readings, options);
  return refused ? fail(refused) : succeed(pair);
}

/**
 * Beside itself a unit means what it means alone: the mph of 60 mph + 5 mph are not milliphots. Null where a pair has that
 * already, or where there is none.
 */
function pairAsAlone(
  unit: UnitText,
  pair: UnitPair,
  pairs: readonly MeaningPair[],
  options: FindOptions,
): Result<UnitPair> | null {
  const alone = unit.known ? null : findUnit(unit, { ...options, isStrict: false });
  if (!alone?.ok || isSameSize(alone.value.unit, pair.from)) return null;
  const unlikely = unlikelyMeanings(unit, unit, options);
  const meant = [...pairs, ...pairsOf(unlikely, unlikely)].filter(({ from, to }) =>
    [from, to].every((one) => isSameSize(one.unit, alone.value.unit)),
  );
  return meant.length > 0 ? choosePair(unit.text, unit.text, meant, options) : null;
}

function pairAsWritten(from: UnitText, to: UnitText, options: FindOptions): Result<UnitPair> {
  const source = likelyMeanings(from, to, options);
  if (!source.ok) return source;
  const target = likelyMeanings(to, from, options);
  if (!target.ok) return target;
  const likely = pairsOf(source.value, target.value);
  const all =
    likely.length > 0
      ? likely
      : pairsOf(
          [...source.value, ...unlikelyMeanings(from, to, options)],
          [...target.value, ...unlikelyMeanings(to, from, options)],
        );
  // "90 m to h" is about minutes, and asks for no hectos.
  const areUnits =
    options.category === undefined &&
    ![source.value, target.value].some((meanings) => meanings.every(isPrefix));
  const pairs = areUnits ? all.filter((pair) => !isPrefix(pair)) : all;
  if (pairs.length > 0) {
    const meant = inSmallLettersFirst(pairs);
    const usual = preferring(meant, ({ from: meaning }) => isFallback(meaning));
    const likeliest = preferring(usual, ({ to: meaning }) => isFallback(meaning));
    const pair = choosePair(from.text, to.text, likeliest, options);
    if (!pair.ok) return fail(withEveryCase(pair.error, from, to, options));
    const meantAlone = from.text === to.text ? pairAsAlone(from, pair.value, pairs, options) : null;
    return meantAlone ?? besideWritten(pair.value, pairs, [from, to], options);
  }
  // The substance that one of them names, where the other leaves it out: "mmol/L glucose" and "mg/dL".
  const { category } = [...source.value, ...target.value].find((one) => one.category?.substance) ?? {};
  const isNamed = category && options.category === undefined;
  const pair = isNamed ? pairAsWritten(from, to, { ...options, category: category.id }) : null;
  if (pair?.ok) return pair;
  const advice = adviceOn([from.text, source.value], [to.text, target.value]);
  const isAsked = !advice && !isSettled(from, to, options) && !isSettled(to, from, options);
  const question = isAsked ? questionOfCase([from, source.value], [to, target.value], options) : null;
  return question ? fail(question) : incompatible([from, source.value], [to, target.value], advice);
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
  return bounded(() => {
    const known = checkCategory(options);
    if (!known.ok) return known;
    const [from, to] = [toUnitText(fromUnit), toUnitText(toUnit)];
    const pair = withSameNouns(pairBetween(from, to, options), from, to);
    if (pair.ok || pair.error.code !== "unknown_unit") return pair;
    const counted = withNoun(pair.error.unit, from, to);
    const found = counted && findPair(...counted, options);
    return found?.ok ? found : pair;
  });
}

/** What labs count, with a prefix: mIU. */
const ARBITRARY_UNIT = /^[nμumkM]?(IU)$/;

/** Two units with a word that names no unit as a noun, which cancels: cells/μL and cells/mL. Null unless both have it. */
function withNoun(unknown: string, from: UnitText, to: UnitText): readonly [UnitText, UnitText] | null {
  const noun = ARBITRARY_UNIT.exec(unknown)?.[1] ?? unknown;
  if (from.node || to.node || from.known || to.known || !/^(?!per$)(?:\p{L}{2,}|√\p{L}+)$/iu.test(noun))
    return null;
  const word = new RegExp(
    `(?<![\\p{L}{[])(${noun === "IU" ? "[nμumkM]?" : ""})${noun}(?![\\p{L}}\\]])`,
    "gu",
  );
  const [source, target] = [from, to].map((unit) => ({
    ...unit,
    text: unit.text.replace(word, noun === "IU" ? "$1[IU]" : `{${noun}}`).replace(/-per-/g, "/"),
  }));
  return source && target && source.text !== from.text && target.text !== to.text ? [source, target] : null;
}

/** The nouns of a unit with their powers. */
const nounsOf = ({ scale }: Unit): ReadonlyMap<string, number> =>
  new Map(
    [...factorsOf(scale.factor)].flatMap(([factor, exponent]) => {
      const noun = factor.search(/\{|\[IU\]/);
      return noun < 0 || exponent === 0 ? [] : [[factor.slice(noun), exponent] as const];
    }),
  );

/** A pair whose nouns cancel. Errors: unknown_unit for a noun that only one of them has. */
function withSameNouns(pair: Result<UnitPair>, from: UnitText, to: UnitText): Result<UnitPair> {
  if (!pair.ok || !/\{|\[IU\]/.test(from.text + to.text)) return pair;
  const [own, others] = [nounsOf(pair.value.from), nounsOf(pair.value.to)];
  const single = [...own.keys(), ...others.keys()].find((noun) => own.get(noun) !== others.get(noun));
  return single === undefined ? pair : unknownUnit(single);
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

/** A unit as it was written; of a product of quantities that is all of it: 9"x13". */
const writtenText = ({ text, node, written }: UnitText): string => (node && written) ?? text;

function incompatible(
  [from, fromMeanings]: readonly [UnitText, readonly Meaning[]],
  [to, toMeanings]: readonly [UnitText, readonly Meaning[]],
  advice: Advice | undefined,
): Result<never> {
  const quantityIn = ({ text }: UnitText, meanings: readonly Meaning[]): string => {
    const best = bestOf(preferring(meanings, isFallback));
    return best[0] ? quantityOf(mostCommon(text, best)?.match ?? best[0]) : "";
  };
  return fail({
    code: "incompatible_units",
    from: writtenText(from),
    fromQuantity: quantityIn(from, fromMeanings),
    to: writtenText(to),
    toQuantity: quantityIn(to, toMeanings),
    advice,
  });
}
