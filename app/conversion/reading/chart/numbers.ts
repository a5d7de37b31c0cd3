import { add, divide, fraction, multiply, ONE, type Ratio, ratio } from "~/numerals/ratio";
import { isOtherBase, readNumber, takeNumber } from "~/numerals/read-number";
import { NO_NOTES, type Note } from "../lexicon/entry";
import { numeral } from "../name/readings";
import {
  COUNTS,
  LEADING_POWER,
  LONG_SCALE,
  MULTIPLIERS,
  numberWords,
  partNamed,
  powerNamed,
  wholeNumber,
} from "../text/number-words";
import type { Text } from "../text/text";

/** @file Numbers in digits and words, with the words that extend them: "million", "dozen", "and a half". */

/** One reading of a number; `end` is the index of the token after it. */
export type NumberItem = {
  readonly end: number;
  readonly value: Ratio;
  readonly cost: number;
  readonly notes: readonly Note[];
  readonly isWord: boolean;
};

export const tenTo = (exponent: number): Ratio => ratio(10n ** BigInt(exponent));
export const part = (count: number): Ratio => fraction(`1/${count}`);

const ARTICLE = /^an?$/;
/** A multiplier before a unit in words: "5M miles", but "5M NaCl" is molar. */
const BEFORE_NAME = /^(?:[kK](?= )|(?:M|mn|B|bn) (?!in(?:to)?\b|per\b)(?:[a-z]{3}|sq\b))/;
const APART = /^(?:k|K(?! (?:per|over)\b)|mn) (?!into\b|[a-z]+\^?-\d)[a-z]{3}/;

/** Whether a token is an article. "A" is one only before a longer word: in "half A h" it is the ampere. */
const isArticle = ({ tokens }: Text, at: number): boolean => {
  const [word, next] = [tokens[at]?.text ?? "", tokens[at + 1]?.text ?? ""];
  return /^(?:an?|A[nN]|the|The|THE)$/.test(word) || (word === "A" && next.length >= 4);
};

/** Skips "of", an article, or both. */
function afterOf(text: Text, at: number): number {
  const next = text.tokens[at]?.lower === "of" ? at + 1 : at;
  return isArticle(text, next) ? next + 1 : next;
}

/** States that a billion is 10⁹, as in English; it is 10¹² on the long scale of German and French. */
function longScale(count: string, word: string): Note {
  const [value, alternative] = word.startsWith("b") ? ["10⁹", "10¹²"] : ["10¹²", "10¹⁸"];
  return numeral(`${count} ${word}`, `${count} × ${value}`, `${count} × ${alternative}`);
}

/** Returns a number and its extensions by the words that follow it. */
function withTails(
  text: Text,
  start: number,
  one: NumberItem,
  numbersAt: (at: number) => readonly NumberItem[],
): readonly NumberItem[] {
  const found: NumberItem[] = [];
  const { tokens, source } = text;
  const lower = (i: number): string => tokens[i]?.lower ?? "";
  const put = (item: NumberItem): void => {
    found.push(item);
    const { end, value, cost, isWord } = item;
    const next = tokens[end];
    if (!next) return;
    const word = next.lower;
    const exponent = next.space || end === start ? powerNamed(word) : undefined;
    if (exponent !== undefined) {
      const isLong = LONG_SCALE.test(word);
      const notes = isLong
        ? [...item.notes, longScale(source.slice(tokens[start]?.start, tokens[end - 1]?.end), word)]
        : item.notes;
      put({ ...item, end: end + 1, value: multiply(value, tenTo(exponent)), notes });
    }
    // "M" and "B" must be attached ("28M seconds"); "k" and "mn" may be separate before a word ("60 k usd", "5 mn tonnes").
    const rest = source.slice(next.start);
    // The k of "25/100k" multiplies the 100.
    const isFraction = source.slice(tokens[start]?.start, next.start).includes("/");
    const letters = BEFORE_NAME.test(rest) && !isFraction ? MULTIPLIERS.get(next.text) : undefined;
    if (letters !== undefined && (!next.space || APART.test(rest)) && tokens[end + 1]?.space)
      put({ ...item, end: end + 1, value: multiply(value, tenTo(letters)), cost: cost + 1 });
    const count = COUNTS.get(word);
    if (count) {
      const after = lower(end + 1) === "of" ? end + 2 : end + 1;
      put({ ...item, end: after, value: multiply(value, fraction(String(count))) });
    }
    if (word === "and" || word === "&") {
      const skip = ARTICLE.test(lower(end + 1)) ? 2 : 1;
      const below = partNamed(lower(end + skip));
      if (below)
        put({ ...item, end: afterOf(text, end + skip + 1), value: add(value, part(below)), isWord: false });
      const count = skip === 1 ? wholeNumber([lower(end + 1)]) : { value: 0, count: 0 };
      const parts = count.count === 1 ? partNamed(lower(end + 2)) : 0;
      if (parts)
        put({ ...item, end: afterOf(text, end + 3), value: add(value, fraction(`${count.value}/${parts}`)) });
      else if (skip === 1 && tokens[end + 1]?.kind === "number")
        for (const more of numbersAt(end + 1))
          if (more.value.denominator !== 1n) found.push({ ...more, value: add(value, more.value) });
    }
    if (value.denominator !== 1n) {
      if (isArticle(text, end)) found.push({ ...item, end: end + 1 });
      // An ordinal suffix is attached: "1/16th of an inch". In "1.5 rd" it is the rod.
      const ordinal = !next.space && /^(?:th|rd|nd)s?$/.test(word) ? end + 1 : end;
      const after = afterOf(text, ordinal);
      if (after > end) found.push({ ...item, end: after });
      return;
    }
    const isHalf = word === "half" && !(isWord && value.numerator === 1n);
    const below = isHalf ? 0 : partNamed(word);
    if (below) found.push({ ...item, end: afterOf(text, end + 1), value: multiply(value, part(below)) });
    const hyphened = word === "-" ? partNamed(lower(end + 1)) : 0;
    if (hyphened) {
      const after = lower(end + 2) === "-" ? end + 3 : afterOf(text, end + 2);
      found.push({ ...item, end: after, value: divide(value, fraction(String(hyphened))), cost: cost - 1 });
    }
  };
  put(one);
  return found;
}

const NO_NUMBER = /^(?:\.\d|\(\d+\)| ?[¼-¾⅐-⅞])/;
const DIGITS = /^\d{1,15}$/;
const NUMBER_AHEAD = /^ ?[-\d.,'/×x*X^eE¼-¾⅐-⅞⁰-⁹⁺⁻_]/;
/** Extra cost of a number if a longer one starts at the same token. */
const SHORTER = 1.5;

const ofWords = (end: number, value: Ratio, cost = 0): NumberItem => ({
  end,
  value,
  cost,
  notes: NO_NOTES,
  isWord: true,
});

/** Reads digits; "1,234", which has two readings, is read as in English, with a note. Null if they are not a number. */
export function ofDigits(digits: string, end: number, cost: number): NumberItem | null {
  if (DIGITS.test(digits)) return { end, value: ratio(BigInt(digits)), cost, notes: NO_NOTES, isWord: false };
  const read = readNumber(digits);
  if (!read.ok) return null;
  const { alternative } = read;
  const notes = alternative ? [numeral(digits, read.text, alternative)] : NO_NOTES;
  return { end, value: read.value, cost, notes, isWord: false };
}

function inDigits(text: Text, at: number): readonly NumberItem[] {
  const { source, tokens, ends } = text;
  const token = tokens[at];
  if (!token) return [];
  if (!NUMBER_AHEAD.test(source.slice(token.end, token.end + 2))) {
    const only = ofDigits(token.text, at + 1, 0);
    return only ? [only] : [];
  }
  const rest = source.slice(token.start);
  if (isOtherBase(rest)) return [];
  const longest = (takeNumber(rest) ?? "").trimEnd();
  const end = ends.get(token.start + longest.length);
  const found: (NumberItem | null)[] = [];
  // After an opening parenthesis a hyphen subtracts: "(3-1/2)".
  const isDifference = source[token.start - 1] === "(" && /\d-\d/.test(longest);
  // The 2 of "10 m2 / 5 m" and "10 m2/5 m" is a power, and so is the 3 of "5 m3.s".
  const name = !token.space && tokens[at - 1]?.kind === "word" ? tokens[at - 1]?.text : undefined;
  const next = rest.slice(longest.length).trimStart();
  const isPower = name !== undefined && (/^\d+(?: \/|\.$)/.test(longest) || next.startsWith(name));
  const isLonger = end !== undefined && longest !== token.text && !isDifference && !isPower;
  if (isLonger && !NO_NUMBER.test(rest.slice(longest.length))) found.push(ofDigits(longest, end, 0));
  if (!NO_NUMBER.test(source.slice(token.end))) {
    found.push(ofDigits(token.text, at + 1, isLonger ? SHORTER : 0));
  }
  return found.filter((one) => one !== null);
}

/** Reads the digits after "point", as in "two point five". */
function afterPoint({ tokens }: Text, at: number, whole: number): NumberItem | null {
  let [digits, i] = ["", at];
  for (; ; i += 1) {
    const { value, count } = wholeNumber([tokens[i]?.lower ?? ""]);
    if (tokens[i]?.kind === "number") digits += tokens[i]?.text;
    else if (count === 1 && value < 10) digits += value;
    else break;
  }
  return digits ? ofWords(i, fraction(`${whole}.${digits}`)) : null;
}

function inWords(text: Text, at: number): readonly NumberItem[] {
  const { source, tokens, ends } = text;
  const token = tokens[at];
  if (!token) return [];
  const found: (NumberItem | null)[] = [];
  const lower = (i: number): string => tokens[i]?.lower ?? "";
  const words = numberWords(source.slice(token.start));
  const { value, count } = wholeNumber(words.map((word) => word.text));
  const last = words[count - 1];
  // The whole number may end before "and": "three and one half".
  const isWhole = count === words.length || words[count]?.text === "and";
  const end = last && isWhole ? ends.get(token.start + last.end) : undefined;
  if (end !== undefined) {
    found.push(ofWords(end, fraction(String(value))));
    if (lower(end) === "point") found.push(afterPoint(text, end + 1, value));
  }
  if (token.lower === "point")
    for (const one of numbersAt(text, at + 1))
      if (one.value.denominator === 1n)
        found.push({ ...one, value: divide(one.value, tenTo(String(one.value.numerator).length)) });
  const start = /^an?$/.test(token.lower) ? at + 1 : at;
  const below = partNamed(lower(start));
  if (below && (lower(start + 1) !== "in" || /^(?:to|into|→)$/.test(lower(start + 2))))
    found.push(ofWords(afterOf(text, start + 1), part(below)));
  if (LEADING_POWER.test(lower(start))) {
    found.push(ofWords(start, ONE));
    const more = numberWords(source.slice(tokens[start]?.start));
    const whole = wholeNumber(["one", ...more.map((word) => word.text)]);
    const last = more[whole.count - 2];
    const finish = last ? ends.get((tokens[start]?.start ?? 0) + last.end) : undefined;
    if (finish !== undefined && whole.count > 2) found.push(ofWords(finish, fraction(String(whole.value))));
  }
  if (COUNTS.get(lower(start)) && (start > at || token.lower === "dozen")) found.push(ofWords(start, ONE));
  return found.filter((one) => one !== null);
}

/** Reads "a", "an" or "one" before a unit as 1, without extensions. */
function article({ tokens }: Text, at: number): readonly NumberItem[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next?.space || !/^(?:an?|one)$/.test(token.lower)) return [];
  return token.text === "A" && next.text.length <= 3
    ? []
    : [ofWords(at + 1, ONE, token.text === "An" ? 1 : 0)];
}

const known = new WeakMap<Text, (readonly NumberItem[])[]>();
const NUMBER_WORD = new RegExp(
  "^(?:an?|and|point|dozens?|couple|lakhs?|half|halves|thirds?|quarters?" +
    "|[a-z]+(?:th|ths|illion|red|and|ty|een)" +
    "|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$",
);

/** All readings of numbers that start at a token, in digits or in words. */
export function numbersAt(text: Text, at: number): readonly NumberItem[] {
  const token = text.tokens[at];
  if (!token || token.kind === "sign") return [];
  let all = known.get(text);
  if (!all) {
    all = [];
    known.set(text, all);
  }
  const found = all[at];
  if (found) return found;
  const starts =
    token.kind === "number" ? inDigits(text, at) : NUMBER_WORD.test(token.lower) ? inWords(text, at) : [];
  const numbers = starts.flatMap((one) => withTails(text, at, one, (next) => numbersAt(text, next)));
  if (token.kind === "word") numbers.push(...article(text, at));
  all[at] = numbers;
  return numbers;
}
