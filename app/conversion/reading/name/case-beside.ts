import { once } from "~/numerals/once";
import { isSameForm } from "../../algebra/base-unit-form";
import { isSameDimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import type { Unit } from "../../categories/unit";
import { isSameSize } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { distinctSizes as distinctExpressions } from "../expression/atom-meaning";
import { parseExpression } from "../expression/unit-grammar";
import type { UnitText } from "../expression/unit-node";
import { refusalOf } from "./choose-meaning";
import { isFamiliar } from "./everyday";
import { habitsOf } from "./habits";
import { bestOf, preferring } from "./likelihood";
import type { MeaningPair, UnitPair } from "./meaning-pairs";
import { isPrefix, type Meaning, meaningsOf } from "./meanings";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Reading, wording } from "./readings";
import type { FindOptions } from "./row-candidates";

/** @file What a unit that is in capitals, or in small letters, means beside others; letter-case.ts tells what a name alone does. */

/** Of texts that one may stand for: two for each MM and MG in it. */
const MOST_TEXTS = 8;

/** The letters of M.P.H. and H2O are no words. */
const WORD = once(() => /((?:\p{L}\.){2,}\p{L}?|H2O|\p{L}+)/u);

/** As it was written: (1 M + 50 CM) * 2 is in m, but all of it is in capitals. */
const contextOf = ({ text, written = text, context = written }: UnitText): string => context;
const wordsOf = (unit: UnitText): readonly string[] => contextOf(unit).split(WORD());

/** Written in capitals, although no unit is written so: "MIN", "OZ". */
const isShouted = (word: string): boolean =>
  /^[A-Z]{2,}$/.test(word) &&
  prefixedUnits(word).length === 0 &&
  rowsNamed(word, {}).every((row) => !row.matchesCase);

const isInCapitals = (unit: UnitText): boolean =>
  !/[a-z]/.test(contextOf(unit)) && !wordsOf(unit).some((word) => /\p{Ll}/u.test(word));

/** The everyday unit of a symbol: m, s, L, mm. */
const familiarUnit = (symbol: string): Unit | undefined =>
  rowsNamed(symbol, {}).find((row) => row.matchesCase && isFamiliar(row))?.unit;

/**
 * The symbols that a word in capitals stands for: s for S, but L for L, Pa for PA, and both mg and Mg for MG. MA is mA too where
 * another prefix is in capitals by habit.
 */
function symbolsOf(word: string, isHabit: boolean): readonly string[] {
  const small = word.toLowerCase();
  if (word.length === 1) return !familiarUnit(word) && familiarUnit(small) ? [small] : [word];
  const alike = prefixedUnitsInAnyCase(word);
  const symbol = alike.map(({ text }) => text).find((text) => familiarUnit(text) !== undefined) ?? word;
  if (symbol === word && !isHabit) return [word];
  const meant = familiarUnit(symbol)?.scale.factor ?? prefixedUnits(word)[0]?.expression;
  const rivals = distinctExpressions(alike).filter(
    ({ expression, isUnlikely }) =>
      meant && !isUnlikely && isSameDimension(expression.resolve().dimension, meant.resolve().dimension),
  );
  return rivals.length > 1 ? rivals.map(({ text }) => text) : [symbol];
}

/** Whether a prefix other than that of KWH is in capitals although it is a small letter: UA, NF, CM2; but US is a country. */
const isPrefixInCapitals = (word: string): boolean =>
  /^[^K](?!S$)/.test(word) &&
  isShouted(word) &&
  prefixedUnitsInAnyCase(word).some(({ text, isUnlikely }) => !isUnlikely && text[0] !== word[0]);

/** The texts that a unit in capitals stands for: m3 for M3, mg/dL and Mg/dL for MG/DL; none where only as it is written. */
export function inSmallLetters(unit: UnitText, isHabit = false): readonly UnitText[] {
  const parts = unit.text.split(WORD());
  // 10BASE-T is so named: its T is no t.
  const isName = parts.length > 3 && rowsNamed(unit.text, {}).some((row) => row.matchesCase);
  if (unit.known || isName || !isInCapitals(unit)) return [];
  let texts: readonly string[] = [""];
  for (const part of parts)
    texts = texts
      .flatMap((start) => symbolsOf(part, isHabit).map((symbol) => start + symbol))
      .slice(0, MOST_TEXTS);
  if (texts.length === 1 && texts[0] === unit.text) return [];
  return texts.map((text) => {
    const parsed = unit.node && parseExpression(text, isNameOfOneUnit);
    return { text, node: parsed?.ok ? parsed.value.node : undefined, context: contextOf(unit) };
  });
}

/** What a unit means: rows first, or anything at all. */
type ReadUnit = (unit: UnitText) => readonly Meaning[];

/** What a unit in capitals means in small letters, each of its texts as likely. */
const smallLetterMeanings = (unit: UnitText, read: ReadUnit, isHabit = false): readonly Meaning[] =>
  inSmallLetters(unit, isHabit).flatMap(({ text }) => {
    const units = read({ text }).filter((one) => !isPrefix(one));
    const { rank: least = 0 } = bestOf(units)[0] ?? {};
    return units.map((one) => ({
      ...one,
      rank: one.rank - least,
      spelling: one.spelling ?? text,
      isInSmallLetters: true,
    }));
  });

/** The M of T/M3 is no molar, which nobody squares, nor the S of M/S2 a siemens. */
const RAISED_LETTER = once(() => /(?<!\p{L})M(?:\^?[23]|\/S\^?2)(?!\d)/u);

/** A habit of capitals: MIN in "5 MIN to S". */
const areShouted = (...units: readonly UnitText[]): boolean =>
  units.some((unit) => {
    const context = contextOf(unit);
    if (!/[A-Z]{2}|M/.test(context)) return false;
    return wordsOf(unit).some(isShouted) || RAISED_LETTER().test(context);
  });

/** A text among others in small letters, if all of it is in capitals and may mean only one thing in them: 0.5 M2 K/W. */
export function onlyInSmallLetters(unit: UnitText): UnitText | null {
  const [small, ...others] = inSmallLetters(unit);
  return small && others.length === 0 ? small : null;
}

/** The first unit of a sum, of which all that was written tells: the M of "1 M + 50 CM" is of one kind with the CM. */
export function withinSum(unit: UnitText, sum: string): UnitText {
  const inSum = { ...unit, context: unit.written ?? sum };
  return (areShouted(inSum) ? onlyInSmallLetters(inSum) : null) ?? inSum;
}

/**
 * What a unit means beside another, in small letters and as it is written where capitals are a habit: in "5 MIN to S" S is the
 * second, or else a svedberg. Errors: those of meaningsOf.
 */
export function meaningsBeside(
  unit: UnitText,
  partner: UnitText,
  options: FindOptions,
): Result<readonly Meaning[]> {
  const read: ReadUnit = (one) => {
    const meanings = meaningsOf(one, options, partner.text);
    return meanings.ok ? meanings.value : [];
  };
  const isSmall = areShouted(unit, partner) || habitsOf("capitals", unit.text, partner.text).length > 0;
  const isHabit = [unit, partner].some((one) => wordsOf(one).some(isPrefixInCapitals));
  const small = isSmall ? smallLetterMeanings(unit, read, isHabit) : [];
  return small.length === 0 ? meaningsOf(unit, options, partner.text) : succeed([...small, ...read(unit)]);
}

/** In small letters too where nothing else converts: M3 beside L, and squares and quotients beside any, but not M beside cm. */
export function meaningsInSmallLetters(
  unit: UnitText,
  partner: UnitText,
  read: ReadUnit,
): readonly Meaning[] {
  const mayBe = isInCapitals(partner) || /[A-Z][^A-Z]/.test(unit.text);
  return [...(mayBe ? smallLetterMeanings(unit, read) : []), ...read(unit)];
}

/** The pairs of units in small letters, or all where there are none. */
export const inSmallLettersFirst = (pairs: readonly MeaningPair[]): readonly MeaningPair[] =>
  preferring(
    preferring(pairs, ({ from }) => !from.isInSmallLetters),
    ({ to }) => !to.isInSmallLetters,
  );

/** SIEVERT, and no symbol. */
const isSpelledInCapitals = (unit: UnitText): boolean =>
  wordsOf(unit).some((word) => word.length > 3 && isShouted(word));

/** MREM beside SIEVERT is the megarem, as it is written; that it is no millirem is an assumption where all is in capitals. */
function prefixDoubt({ text }: UnitText, { scale }: Unit): readonly Reading[] {
  const own = prefixedUnits(text).find(({ expression }) =>
    isSameForm(expression.resolve(), scale.factor.resolve()),
  );
  const rival = prefixedUnitsInAnyCase(text).find(
    (one) => own && one.text !== text && areOfOneUnit(one.expression, own.expression),
  );
  return own && rival ? [wording(text, `${nameOf(own.expression)}, not ${nameOf(rival.expression)}`)] : [];
}

const areOfOneUnit = ({ form: a }: UnitExpression, { form: b }: UnitExpression): boolean =>
  a.kind === "prefixed" && b.kind === "prefixed" && a.unit === b.unit && a.prefix !== b.prefix;

/** S is the siemens: that it is a second in "5 S to H" is said although no siemens convert into henries. */
function isOtherLetter({ text }: UnitText, meant: Unit): boolean {
  const own = rowsNamed(text, {}).filter((row) => row.matchesCase);
  return own.length > 0 && !own.some(({ unit }) => isSameSize(unit, meant));
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
  const assumedOf = (unit: UnitText, side: "from" | "to"): readonly Reading[] => {
    const isOther = written
      ? !isSameSize(written[side].unit, pair[side])
      : areLetters && isOtherLetter(unit, pair[side]);
    if (isOther) return [wording(unit.text, pair[side].symbol)];
    return isDoubtful ? prefixDoubt(unit, pair[side]) : [];
  };
  const [source, target] = [assumedOf(from, "from"), assumedOf(to, "to")];
  const refused = refusalOf([...source, ...target], options);
  const fromReadings = [...source, ...pair.fromReadings];
  const readings = [...source, ...pair.readings, ...target];
  return refused ? fail(refused) : succeed({ ...pair, fromReadings, readings });
}
