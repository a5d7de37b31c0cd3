import { once } from "~/numerals/once";
import type { Unit } from "../../categories/unit";
import { isSameSize } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { readInCapitals } from "../expression/unit-atoms";
import type { UnitText } from "../expression/unit-node";
import { prefixDoubt, symbolsInCapitals } from "../name/alike-units";
import { habitsOf } from "../name/habits";
import { bestOf, preferring } from "../name/likelihood";
import { rowsNamed } from "../name/named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "../name/prefixed-units";
import { type Assumption, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { refusalOf } from "./choose-meaning";
import type { MeaningPair, UnitPair } from "./meaning-pairs";
import { expressionMeanings, isPrefix, type Meaning, meaningsOf, rowMeanings } from "./meanings";

/** @file What a unit in capitals means where they are a habit; alike-units.ts has what each of its names may be. */

/** The letters of M.P.H. and H2O are not words. */
const WORD = once(() => /((?:\p{L}\.){2,}\p{L}?|H2O|\p{L}+)/u);

/** As it was written: (1 M + 50 CM) * 2 is in m, but all of it is in capitals. */
const contextOf = ({ text, written = text, context = written }: UnitText): string => context;
const wordsOf = (unit: UnitText): readonly string[] => contextOf(unit).split(WORD());

/** Written in capitals, although no unit is written so: "MIN", "OZ"; but US and UK are countries. */
const isShouted = (word: string): boolean =>
  /^(?!U[KS]$)[A-Z]{2,}$/.test(word) &&
  prefixedUnits(word).length === 0 &&
  rowsNamed(word, {}).every((row) => !row.matchesCase);

const isInCapitals = (unit: UnitText): boolean =>
  !/[a-z]/.test(contextOf(unit)) && !/\p{Ll}/u.test(contextOf(unit));

/** Whether a prefix other than that of KWH is in capitals although it is a small letter: UA, NF, CM2. */
const isPrefixInCapitals = (word: string): boolean =>
  !word.startsWith("K") &&
  isShouted(word) &&
  prefixedUnitsInAnyCase(word).some(({ text, isUnlikely }) => !isUnlikely && text[0] !== word[0]);

/** What a unit in capitals means in small letters: m3 for M3, mg/dL and Mg/dL for MG/DL; nothing but what it says as it is written. */
function smallLetterMeanings(unit: UnitText, options: FindOptions, isHabit = false): readonly Meaning[] {
  if (unit.known || !isInCapitals(unit)) return [];
  const words = unit.text.split(WORD());
  const symbols = words.map((word) => symbolsInCapitals(word, isHabit));
  const text = symbols.map(([first]) => first).join("");
  const isOnly = symbols.every(({ length }) => length === 1);
  if (isOnly && text === unit.text) return [];
  const rows = isOnly ? rowMeanings({ text }, options) : [];
  const meanings =
    rows.length > 0 ? succeed(rows) : expressionMeanings(unit, options, readInCapitals(isHabit));
  const units = meanings.ok ? meanings.value.filter((one) => !isPrefix(one)) : [];
  const { rank: least = 0 } = bestOf(units)[0] ?? {};
  return units.map((one) => ({
    ...one,
    rank: one.rank - least,
    spelling: one.spelling ?? text,
    isInSmallLetters: true,
  }));
}

/** The M of T/M3 is not a molar, which nobody squares, nor the S of M/S2 a siemens. */
const RAISED_LETTER = once(() => /(?<!\p{L})M(?:\^?[23]|\/S\^?2)(?!\d)/u);

/** A habit of capitals: MIN in "5 MIN to S". */
const areShouted = (...units: readonly UnitText[]): boolean =>
  units.some((unit) => {
    const context = contextOf(unit);
    if (!/[A-Z]{2}|M/.test(context)) return false;
    return wordsOf(unit).some(isShouted) || RAISED_LETTER().test(context);
  });

/** The first unit of a sum, of which the others tell: the M of "1 M + 50 CM" is of one kind with the CM. */
export const withinSum = (unit: UnitText, others: readonly UnitText[]): UnitText => ({
  ...unit,
  context: unit.written ?? [unit, ...others].map(({ text }) => text).join(" "),
});

/**
 * What a unit means beside another, in small letters and as it is written where capitals are a habit: in "5 MIN to S" S is the
 * second, or else a svedberg. Errors: those of meaningsOf.
 */
export function meaningsBeside(
  unit: UnitText,
  partner: UnitText,
  options: FindOptions,
): Result<readonly Meaning[]> {
  const isSmall = areShouted(unit, partner) || habitsOf("capitals", unit.text, partner.text).length > 0;
  const isHabit = isSmall && [unit, partner].some((one) => wordsOf(one).some(isPrefixInCapitals));
  const small = isSmall ? smallLetterMeanings(unit, options, isHabit) : [];
  // In a sum nothing else is meant.
  if (small.length > 0 && unit.context !== undefined) return succeed(small);
  const written = meaningsOf(unit, options, partner.text);
  return small.length === 0 ? written : succeed([...small, ...(written.ok ? written.value : [])]);
}

/** In small letters where nothing else converts: M3 beside L, and squares and quotients beside any, but not M beside cm. */
export const meaningsInSmallLetters = (
  unit: UnitText,
  partner: UnitText,
  options: FindOptions,
): readonly Meaning[] =>
  isInCapitals(partner) || /[A-Z][^A-Z]/.test(unit.text) ? smallLetterMeanings(unit, options) : [];

/** The pairs of units in small letters, or all where there are none. */
export const inSmallLettersFirst = (pairs: readonly MeaningPair[]): readonly MeaningPair[] =>
  preferring(
    preferring(pairs, ({ from }) => !from.isInSmallLetters),
    ({ to }) => !to.isInSmallLetters,
  );

/** SIEVERT, and no symbol. */
const isSpelledInCapitals = (unit: UnitText): boolean =>
  wordsOf(unit).some((word) => word.length > 3 && isShouted(word));

/** S is the siemens: that it is a second in "5 S to H" is said although no siemens convert into henries. */
function isOtherLetter({ text }: UnitText, meant: Unit): boolean {
  const own = rowsNamed(text, {}).filter((row) => row.matchesCase);
  return own.length > 0 && !own.some(({ unit }) => isSameSize(unit, meant));
}

const doubtIn = (word: string, unit?: Unit): readonly Assumption[] => {
  const doubt = word.length > 1 ? prefixDoubt(word, unit) : null;
  return doubt === null ? [] : [wording(word, doubt)];
};

/** The MS of MS/CM, whose CM shows that capitals are a habit: megasiemens, as it is written, but perhaps not as it is meant. */
function doubtsIn(unit: UnitText, meant: Unit): readonly Assumption[] {
  if (unit.known || !isInCapitals(unit) || !/[A-Z]{2}[^A-Z]/.test(unit.text)) return [];
  const words = unit.text.split(WORD());
  const meantWords = meant.symbol.split(WORD());
  const isAsWritten = (word: string): boolean => meantWords.includes(word);
  const isHabit = words.some((word) => !isAsWritten(word) && isAsWritten(word.toLowerCase()));
  return isHabit ? words.filter(isAsWritten).flatMap((word) => doubtIn(word)) : [];
}

/** A pair, with what it assumes where it is in small letters and the units convert as they are written too. */
export function besideWritten(
  pair: UnitPair,
  pairs: readonly MeaningPair[],
  [from, to]: readonly [UnitText, UnitText],
  options: FindOptions,
): Result<UnitPair> {
  const isSmall = ({ from: a, to: b }: MeaningPair): boolean =>
    a.isInSmallLetters === true || b.isInSmallLetters === true;
  const [written] = pairs.some(isSmall) ? bestOf(pairs.filter((one) => !isSmall(one))) : [];
  // In a sum its other terms show what the letter is.
  const areLetters = [from, to].every(({ text, context }) => /^[A-Z]$/.test(text) && context === undefined);
  const isDoubtful = isInCapitals(from) && isInCapitals(to) && [from, to].some(isSpelledInCapitals);
  const assumedOf = (unit: UnitText, side: "from" | "to"): readonly Assumption[] => {
    const isOther = written
      ? !isSameSize(written[side].unit, pair[side])
      : areLetters && isOtherLetter(unit, pair[side]);
    if (isOther) return [wording(unit.text, pair[side].symbol)];
    return isDoubtful ? doubtIn(unit.text, pair[side]) : doubtsIn(unit, pair[side]);
  };
  const [source, target] = [assumedOf(from, "from"), assumedOf(to, "to")];
  const refused = refusalOf([...source, ...target], options);
  const fromReadings = [...source, ...pair.fromReadings];
  const readings = [...source, ...pair.readings, ...target];
  return refused ? fail(refused) : succeed({ ...pair, fromReadings, readings });
}
