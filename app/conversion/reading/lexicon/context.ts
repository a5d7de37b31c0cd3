import { asQuotient, habitsOf } from "../name/habits";
import { rowsNamed } from "../name/named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "../name/prefixed-units";
import { NUMBER_WORDS } from "../text/number-words";
import type { Text } from "../text/text";

/** @file The sides of a question, which decide how its names are read. */

/** A part of a question: a term of the quantity, or a target. */
export type SideOfText = {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  /** Whether it is in all caps that say nothing about the case of symbols. */
  readonly isShouted: boolean;
  /** Whether it is in all caps, like the other sides or in a longer unit: read so only if no likely reading agrees. */
  readonly isLoudBeside: boolean;
  readonly hasNumber: boolean;
};

export type Context = {
  /** Without number words. */
  readonly words: readonly string[];
  readonly source: string;
  readonly sides: readonly SideOfText[];
  readonly hasTarget: boolean;
  /** Whether a lower-case prefix is written as a capital. */
  readonly isHabit: boolean;
  /** Whether it names a British unit. */
  readonly isBritish: boolean;
};

const SIDE_LINK =
  / (?:(?:is|are|equals?|makes?|=) (?:to )?how (?:many|much)|(?:(?:is|are) )?(?:converted|convert|expressed|measured)(?: (?:to|in|into|as))?|to|in|into|as|→|->|=|=>) /gi;
const SIDE_LINK_AFTER_HOW_MANY = / (?:(?:is|are) (?:there )?in|in|is|are|=) /gi;
/** Before the next term of a sum: "8 mBps + 2 mBps". */
const NEXT_TERM = / [-+] (?=[(\d])/g;
const HOW_MANY = /^how (?:many|much) /i;
/** Words before the unit of a side: "how many tons are there in a truck". */
const INSIDE = /^(?:(?:how (?:many|much)|is|are|there|an?|the) )+/i;
const TIMES = / ?[*×x÷/] ?[\d.,]+$/;
/** The amount at the start of a side, in digits or in words: "5", "2 * (1e-3", "twenty-five", "half a". */
export const AMOUNT = new RegExp(
  `^(?:[-+(\\d.,\\s¼-¾⅐-⅞]|[/^](?=\\d)|[*×] ?(?=[\\d(])|(?<=\\d)e(?=[-+]?\\d))+|^(?:(?:half|quarter|dozen|${[...NUMBER_WORDS].join("|")})[- ](?:(?:an?|and|of) )?)+`,
  "i",
);
/** A word before a target in all caps, which says nothing about the rest of the text: "16 Gb TO GB". */
const LOUD_LINK = /^(?:TO|IN|INTO|AS)$/;

const BRITISH =
  /(?<!\p{L})(?:UK|U\.K\.|imperial|imp|British|long tons?|stones?)\b|£|GBP|\bpence\b|\d ?p (?:per|a)\b|(?<!\p{L})metric (?:cup|tea|table)/u;

/** Whether a word is in all caps although no unit is written so: "MIN", "OZ". */
const isShoutedWord = (word: string): boolean =>
  /^(?!U[KS]$)[A-Z]{2,}$/.test(word) && prefixedUnits(word).length === 0 && rowsNamed(word, {}).length === 0;
/** Whether a word has a lower-case prefix in capitals: "UA", "NF". Not "KWH", whose K is common. */
const isPrefixInCapitals = (word: string): boolean =>
  !word.startsWith("K") &&
  isShoutedWord(word) &&
  prefixedUnitsInAnyCase(word).some(({ text, isUnlikely }) => !isUnlikely && text[0] !== word[0]);
/** Meters and seconds in capitals ("T/M3", "M/S2"): molar and siemens are never raised to a power. */
const RAISED_LETTER = /(?<!\p{L})M(?:\^?[23]|\/S\^?2)(?!\d)/u;

/** Removes the period of an abbreviation. */
const withoutStop = (text: string): string =>
  /\p{L}\.$/u.test(text) && text.indexOf(".") === text.length - 1 ? text.slice(0, -1) : text;

/** Splits a text into its sides at the words before targets. */
export function contextOf({ tokens, source }: Text): Context {
  const words = tokens.flatMap((one) => (one.kind === "word" ? [one.text] : []));
  const targets = [...source.matchAll(HOW_MANY.test(source) ? SIDE_LINK_AFTER_HOW_MANY : SIDE_LINK)];
  const links = [...targets, ...source.matchAll(NEXT_TERM)].sort((a, b) => a.index - b.index);
  const starts = [0, ...links.map(({ index, 0: link }) => index + link.length)];
  const parts = starts.map((from, i) => {
    const to = links[i]?.index ?? source.length;
    const text = source.slice(from, to).replace(INSIDE, "");
    const [amount = ""] = AMOUNT.exec(text) ?? [];
    const rest = text.slice(amount.length);
    const loud = rest.replace(/(?<=\d)e(?=[-+]?\d)|\b(?:and|of|per)\b/g, " ");
    const unit = (amount.includes("(") ? rest.replace(/\) ?$/, "") : rest).replace(TIMES, "").trim();
    return { from, to, text, unit, isQuiet: /\p{Ll}/u.test(loud) };
  });
  const isLoud =
    words.some((word) => isShoutedWord(word) && !(LOUD_LINK.test(word) && /\p{Ll}/u.test(source))) ||
    RAISED_LETTER.test(asQuotient(source)) ||
    parts.some(({ unit }) => parts.some((other) => habitsOf("capitals", unit, other.unit).length > 0));
  const areCapitals = parts.every(({ isQuiet }) => !isQuiet);
  const sides = parts.map(({ from, to, text, unit, isQuiet }): SideOfText => {
    const isCapital = /[A-Z]/.test(text) && !isQuiet;
    return {
      from,
      to,
      unit: withoutStop(unit),
      hasNumber: AMOUNT.test(text.trim()),
      isShouted: isLoud && isCapital,
      isLoudBeside: isCapital && (areCapitals || /[A-Z][^A-Z\d\s]/.test(text)),
    };
  });
  return {
    words: words.filter((word) => !NUMBER_WORDS.has(word.toLowerCase())),
    source,
    sides,
    hasTarget: targets.length > 0,
    isHabit: words.some(isPrefixInCapitals),
    isBritish: BRITISH.test(source),
  };
}
