import { BASE_DIMENSIONS, isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import { symbolsInCapitals } from "../name/alike-units";
import {
  type AtomMeaning,
  composed,
  distinctSizes,
  expressionOfRow,
  fromRow,
  isOffset,
  isSi,
  standsAlone,
  usable,
} from "../name/atom-meaning";
import { habitsOf } from "../name/habits";
import { namedConstant } from "../name/named-constants";
import { rowsNamed } from "../name/named-rows";
import { namedUnit } from "../name/named-units";
import { inEveryCase, inOtherCase } from "../name/other-case";
import { prefixedUnits } from "../name/prefixed-units";
import { smallLetterData } from "../name/small-letters";
import { joinedProduct } from "./joined-symbols";

/** More than what a reading without a category loses (meanings.ts). */
const NOT_SI_RANK = 4;

const unlikely = (meanings: readonly AtomMeaning[]): readonly AtomMeaning[] =>
  meanings.map((one) => ({ ...one, rank: one.rank + NOT_SI_RANK }));

/** Within an expression cd is the candela before it is the cord. */
function siFirst(meanings: readonly AtomMeaning[]): readonly AtomMeaning[] {
  if (!meanings.some(isSi)) return meanings;
  return [...meanings.filter(isSi), ...unlikely(meanings.filter((one) => !isSi(one)))];
}

const CONSTANT_RANK = 2;

/** Symbols that mean a constant as often as a unit: c is the speed of light, and a century to few. */
const SHARED_SYMBOLS: ReadonlySet<string> = new Set(["c"]);

const isTemperature = (expression: UnitExpression): boolean =>
  BASE_DIMENSIONS.every((name, i) => expression.resolve().dimension[i] === (name === "Θ" ? 1 : 0));

/** What a name within a whole expression may mean; none where it names no unit. */
export type ReadName = (text: string, whole: string) => readonly AtomMeaning[];

function readAlone(text: string): readonly AtomMeaning[] {
  const own = inOwnCase(text);
  return own.length > 0 ? own : inOtherCase(text);
}

/** In its own case, otherwise in another; what the names beside it tell comes first. */
export const readName: ReadName = (text, whole) => {
  const own = readAlone(text);
  const [habit] = text === whole ? [] : habitsOf("within", text, whole);
  if (!habit) return own;
  const first = readAlone(habit.means);
  const isAlike = ({ expression: one }: AtomMeaning): boolean =>
    first.some(({ expression }) => isSameDimension(expression.resolve().dimension, one.resolve().dimension));
  return [...first, ...unlikely(own.filter((one) => !isAlike(one)))];
};

/** "KM/H" rather than "MHZ". */
const isInCapitals = (whole: string): boolean => !/[a-z]/.test(whole) && /[A-Z][^A-Za-z]+[A-Z]/.test(whole);

/** Prefixes below pico or above tera, which nobody means where the text is also a symbol of its own: au is not an attodalton. */
const FAR_PREFIX = /^[fazyrqPEZYRQ]/;

/** Also what is meant only where nothing else converts: constants, prefixed units, amounts of data, another case. */
export const readUnlikely: ReadName = (text, whole) => {
  const likely = readName(text, whole);
  const rows = rowsNamed(text, {}).filter(({ matchesCase }) => matchesCase);
  const isSymbol = rows.some(({ unit }) => unit.symbol === text);
  // Pa and ha are not petayears and hectoyears, whatever they do not convert into.
  const prefixed = prefixedUnits(text).filter(
    ({ expression }) => !isSymbol || (isSi(composed(expression)) && !FAR_PREFIX.test(text)),
  );
  const isOwn = prefixed.length > 0 || rows.length > 0;
  const others = [
    namedConstant(text) ?? [],
    prefixed.map(({ expression }) => expression),
    smallLetterData(text, {}).map(({ unit }) => expressionOfRow(unit)),
  ].flat();
  return distinctSizes([
    ...likely,
    ...(isInCapitals(whole) && !/[a-z]/.test(text) ? inEveryCase(text) : isOwn ? [] : inOtherCase(text)),
    ...others.map((expression) => composed(expression, CONSTANT_RANK)),
  ]);
};

/** Symbols in every case, to tell what a text that converts into nothing may be: "pa s" is about no pascal siemens. */
export const readEveryCase: ReadName = (text, whole) => {
  const own = readName(text, whole);
  const letters = text !== whole && text.length === 1 ? own.filter(isSi) : [];
  const all = letters.length > 0 ? letters : inEveryCase(text);
  return all.length > 0 ? all : own;
};

/** Symbols in capitals by habit: m for M, and both mg and Mg for MG. */
export const readInCapitals =
  (isHabit: boolean): ReadName =>
  (text, whole) =>
    symbolsInCapitals(text, isHabit).flatMap((symbol) =>
      readName(symbol, whole).map((one) => ({ ...one, spelling: symbol })),
    );

/** As is the ampere second, where it is not a name of its own. */
function readJoined(text: string): readonly AtomMeaning[] {
  const [first, second] = joinedProduct(text)?.map((part) => inOwnCase(part)[0]) ?? [];
  return first && second ? [composed(times(first.expression, second.expression))] : [];
}

function inOwnCase(text: string): readonly AtomMeaning[] {
  const rows = usable(rowsNamed(text, {}), text);
  const joined = rows.length === 0 ? readJoined(text) : [];
  if (joined.length > 0) return joined;
  const prefixed = prefixedUnits(text).map(({ expression }) => composed(expression));
  const isExact = prefixed.length === 0 || rows.some(({ matchesCase }) => matchesCase);
  // A scale's own degree as an interval is no safer in a product than the scale.
  const hasOffset = rows.some(({ unit }) => isOffset(unit));
  const ownRows = rows
    .map(fromRow)
    .map((one) => ({ ...one, isOffset: hasOffset && isTemperature(one.expression) }));
  const meanings = isExact ? ownRows : prefixed;
  const constant = (standsAlone(text) ? undefined : namedUnit(text)) ?? namedConstant(text);
  if (meanings.length === 0) {
    // gigs/s
    const data = /^(?:gig|meg)s?$/.test(text) ? smallLetterData(text, {}) : [];
    const others = data.map(({ unit }) => composed(expressionOfRow(unit)));
    return constant ? [...others, composed(constant, CONSTANT_RANK)] : others;
  }
  const shared = SHARED_SYMBOLS.has(text) && constant ? [composed(constant)] : [];
  return siFirst([...meanings, ...shared]);
}
