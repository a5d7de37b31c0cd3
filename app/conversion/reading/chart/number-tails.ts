import { add, divide, fraction, multiply, type Ratio, ratio } from "~/numerals/ratio";
import type { Note } from "../lexicon/entry";
import { COUNTS, LONG_SCALE, partNamed, powerNamed, wholeNumber } from "../text/number-words";
import type { Text } from "../text/text";

/** @file What follows a number and is part of it: million, dozen, and a half, quarters of a. */

/** A number that starts at a token. */
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
/** k, M, B before a name in words; 5M NaCl is molar. */
const POWER_LETTERS = new Map(Object.entries({ k: 3, K: 3, M: 6, mn: 6, B: 9, bn: 9 }));
const BEFORE_NAME = /^(?:[kK](?= )|(?:M|mn|B|bn) (?!in(?:to)?\b|per\b)(?:[a-z]{3}|sq\b))/;
const APART = /^(?:[kK]|mn) (?!into\b)[a-z]{3}/;

/** "a", but neither the ampere of "half A h" nor the attonewton. */
const isArticle = ({ tokens }: Text, at: number): boolean => {
  const [word, next] = [tokens[at]?.text ?? "", tokens[at + 1]?.text ?? ""];
  return /^(?:an?|A[nN]|the|The|THE)$/.test(word) || (word === "A" && next.length >= 4);
};

/** After "of", "of a" and "of the". */
export function afterOf(text: Text, at: number): number {
  const next = text.tokens[at]?.lower === "of" ? at + 1 : at;
  return isArticle(text, next) ? next + 1 : next;
}

/** A billion is 10⁹ in English today; on the long scale, as in German and French, it is 10¹². */
function longScale(count: string, word: string): Note {
  const [value, alternative] = word.startsWith("b") ? ["10⁹", "10¹²"] : ["10¹²", "10¹⁸"];
  return {
    kind: "number",
    text: `${count} ${word}`,
    value: `${count} × ${value}`,
    alternative: `${count} × ${alternative}`,
  };
}

/** A number and all that it may go on with. */
export function withTails(
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
    // 5k miles, 28M seconds: attached, and before a unit. Apart as well where a word follows: 60 k usd, 5 mn tonnes.
    const rest = source.slice(next.start);
    const letters = BEFORE_NAME.test(rest) ? POWER_LETTERS.get(next.text) : undefined;
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
      // 1/16th of an inch, but 1.5 rd are rods.
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
