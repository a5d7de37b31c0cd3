import { habitsOf } from "../name/habits";
import { rowsNamed } from "../name/named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "../name/prefixed-units";
import type { Text } from "../text/text";

/** @file The sides of a question, by which a name is read. */

/** A part of a question: what is converted, or what into. */
export type SideOfText = {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  /** In capitals, which say nothing about the case of a symbol. */
  readonly isShouted: boolean;
  /** In capitals as the other side is, or where they go on: considered where nothing else agrees. */
  readonly isLoudBeside: boolean;
  readonly hasNumber: boolean;
};

export type Context = {
  readonly words: readonly string[];
  readonly source: string;
  readonly sides: readonly SideOfText[];
  /** Whether prefixes are in capitals that are small letters. */
  readonly isHabit: boolean;
};

const LINK =
  / (?:(?:is|are|equals?|makes?|=) (?:to )?how (?:many|much)|(?:(?:is|are) )?(?:converted|convert|expressed|measured)(?: (?:to|in|into|as))?|to|in|into|as|→|->|=|=>) /gi;
const LINK_AFTER_HOW_MANY = / (?:in|is|are|=) /gi;
const HOW_MANY = /^how (?:many|much) /i;
/** "how many tons are there in a …" */
const INSIDE = /^(?:(?:how (?:many|much)|is|are|there|an?|the) )+/i;
const TIMES = / ?[*×x÷/] ?[\d.,]+$/;
const AMOUNT = /^(?:[-+\d.,\s¼-¾⅐-⅞]|\/(?=\d))+/;

/** In capitals, although no unit is written so: MIN, OZ. */
const isShoutedWord = (word: string): boolean =>
  /^(?!U[KS]$)[A-Z]{2,}$/.test(word) && prefixedUnits(word).length === 0 && rowsNamed(word, {}).length === 0;
/** Whether a prefix other than that of KWH is in capitals although it is a small letter: UA, NF, CM2. */
const isPrefixInCapitals = (word: string): boolean =>
  !word.startsWith("K") &&
  isShoutedWord(word) &&
  prefixedUnitsInAnyCase(word).some(({ text, isUnlikely }) => !isUnlikely && text[0] !== word[0]);
/** The M of T/M3 is not a molar, which nobody squares, nor the S of M/S2 a siemens. */
const RAISED_LETTER = /(?<!\p{L})M(?:\^?[23]|\/S\^?2)(?!\d)/u;

/** Without the full stop of an abbreviation. */
const withoutStop = (text: string): string =>
  /\p{L}\.$/u.test(text) && text.indexOf(".") === text.length - 1 ? text.slice(0, -1) : text;

/** The words before targets part a text into what stands before, between and after them. */
export function contextOf({ tokens, source }: Text): Context {
  const words = tokens.flatMap((one) => (one.kind === "word" ? [one.text] : []));
  const links = [...source.matchAll(HOW_MANY.test(source) ? LINK_AFTER_HOW_MANY : LINK)];
  const starts = [0, ...links.map(({ index, 0: link }) => index + link.length)];
  const parts = starts.map((from, i) => {
    const to = links[i]?.index ?? source.length;
    const text = source.slice(from, to).replace(INSIDE, "");
    const isQuiet = /\p{Ll}/u.test(text.replace(/(?<=\d)e(?=[-+]?\d)|\b(?:and|of|per)\b/g, " "));
    return { from, to, text, unit: text.replace(AMOUNT, "").replace(TIMES, "").trim(), isQuiet };
  });
  const isLoud =
    words.some(isShoutedWord) ||
    RAISED_LETTER.test(source) ||
    parts.some(({ unit }) => parts.some((other) => habitsOf("capitals", unit, other.unit).length > 0));
  const areCapitals = parts.every(({ isQuiet }) => !isQuiet);
  const sides = parts.map(({ from, to, text, unit, isQuiet }): SideOfText => {
    const isCapital = /[A-Z]/.test(text) && !isQuiet;
    return {
      from,
      to,
      unit: withoutStop(unit),
      hasNumber: /^[-+]?[\d.¼-¾⅐-⅞]/.test(text.trim()),
      isShouted: isLoud && isCapital,
      isLoudBeside: isCapital && (areCapitals || /[A-Z][^A-Z\d\s]/.test(text)),
    };
  });
  return { words, source, sides, isHabit: words.some(isPrefixInCapitals) };
}
