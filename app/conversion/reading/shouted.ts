import { isSameDimension } from "../algebra/dimension";
import type { Unit } from "../categories/unit";
import { type ConversionError, fail, type Result, succeed } from "../errors";
import { caseChoice, distinctSizes } from "./atom-meaning";
import { isEveryday } from "./everyday";
import { rowsNamed } from "./named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Reading, wording } from "./readings";
import { mapAtoms, type UnitText } from "./unit-node";

/** What a page shows of a category before anyone asks for more. */
const LEADING_UNITS = 6;

/** Written in capitals, although no unit is written so: "MIN", "OZ". */
const isShouted = (text: string): boolean =>
  /^[A-Z]{2,}$/.test(text) &&
  prefixedUnits(text).length === 0 &&
  rowsNamed(text, {}).every((row) => !row.matchesCase);

/** The everyday unit of a symbol: m, s, L, mm. */
const leadingUnit = (symbol: string): Unit | undefined =>
  rowsNamed(symbol, {}).find(
    ({ category, unit, matchesCase }) =>
      matchesCase && isEveryday(category) && category.units.indexOf(unit) < LEADING_UNITS,
  )?.unit;

/** "S" beside "SIEMENS", but not beside "SECONDS". */
function isSymbolBeside(symbol: string, name: string): boolean {
  const named = rowsNamed(name, {});
  const isShared = (text: string): boolean =>
    rowsNamed(text, {}).some(
      (row) => row.matchesCase && named.some(({ category }) => category === row.category),
    );
  return isShared(symbol) && !isShared(symbol.toLowerCase());
}

/** The everyday unit of a prefixed symbol in any case: Pa for "PA", which is a petaampere. */
const leadingInAnyCase = (text: string): Unit | undefined =>
  prefixedUnitsInAnyCase(text)
    .map((one) => leadingUnit(one.text))
    .find((unit) => unit !== undefined);

/** Where an everyday unit differs from a symbol by the case of its prefix: mm and Mm for "MM". */
function caseQuestion(text: string): ConversionError | null {
  const leading = leadingInAnyCase(text);
  if (!leading || leading.symbol === text) return null;
  const { dimension } = leading.scale.factor.resolve();
  const distinct = distinctSizes(prefixedUnitsInAnyCase(text)).filter(({ expression }) =>
    isSameDimension(expression.resolve().dimension, dimension),
  );
  if (distinct.length < 2) return null;
  const choices = distinct.map(({ expression, text: symbol }) => caseChoice(expression, symbol));
  return { code: "ambiguous_unit", unit: text, choices, isCase: true };
}

/** The letters of M.P.H. are none. */
const WORDS = /(?:\p{L}\.){2,}\p{L}?|\p{L}+/gu;

/** As it was written: (1 M + 50 CM) * 2 is in m, but all of it is in capitals. */
const writtenOf = ({ text, written = text }: UnitText): string => written;
const wordsOf = (unit: UnitText): readonly string[] => writtenOf(unit).match(WORDS) ?? [];

/** The unit that a word in capitals means beside others: "S" is the second, unless beside "SIEMENS". */
function meantBy(word: string, others: readonly string[]): string {
  if (word.length > 1) return leadingInAnyCase(word)?.symbol ?? word;
  const small = word.toLowerCase();
  const isSymbol = leadingUnit(word) || others.some((name) => name.length > 1 && isSymbolBeside(word, name));
  return !isSymbol && leadingUnit(small) ? small : word;
}

/** The S of "5 MIN to S" would be a svedberg: that it is not is an assumption. */
const besideOwnMeaning = (word: string, meant: string): readonly Reading[] =>
  word !== meant && (prefixedUnits(word).length > 0 || rowsNamed(word, {}).some((row) => row.matchesCase))
    ? [wording(word, meant)]
    : [];

/** A text in capitals with its single letters as they are meant: M3 is m3 in "5 L TO M3", and molar in nothing else. */
export const withSmallLetters = (text: string): string =>
  text.replace(WORDS, (word) => (word.length === 1 ? meantBy(word, []) : word));

/**
 * A unit where it or its partner is written in capitals by habit: in "5 MIN to S" S is no svedberg, in "M2 to FT2" M is the
 * meter, and in "12 OZ to MG" MG may be no megagram. Error: ambiguous_unit, where another case would be another prefix.
 */
export function besideShouted(unit: UnitText, partner: UnitText = { text: "" }): Result<UnitText> {
  const { text } = unit;
  if (unit.known || /\p{Ll}/u.test(writtenOf(unit))) return succeed(unit);
  const [own, others] = [wordsOf(unit), wordsOf(partner)];
  if (![...own, ...others].some(isShouted)) return succeed(unit);
  // 10BASE-T is so named: its T is no t.
  if (own.length > 1 && rowsNamed(text, {}).some((row) => row.matchesCase)) return succeed(unit);
  for (const word of own) {
    const question = word.length > 1 ? caseQuestion(word) : null;
    if (question) return fail(question);
  }
  const asMeant = (word: string): string => meantBy(word, others);
  const meant = text.replace(WORDS, asMeant);
  if (meant === text) return succeed(unit);
  const assumptions = own.flatMap((word) => besideOwnMeaning(word, asMeant(word)));
  return succeed({ ...unit, text: meant, node: unit.node && mapAtoms(unit.node, asMeant), assumptions });
}
