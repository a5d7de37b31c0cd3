import { once } from "~/numerals/once";
import { multiply, toExactText } from "~/numerals/ratio";
import { readNumber, takeNumber } from "~/numerals/read-number";
import { numberWords, SMALL, WORD, wholeNumber } from "../expression/number-words";
import { matchAt } from "../expression/text-scanner";
import { beforeFeet } from "./compound-quantity";

/** A number as it was written, in digits: "two and a half" is "2 1/2". `end` is where it ends in the text. */
export type NumberPhrase = { readonly digits: string; readonly end: number };

/** What may stand between a quantity and its target. */
const TARGET_WORDS: ReadonlySet<string> = new Set(["to", "into", "in", "as"]);

/** Powers of ten after a number in digits: "1.5 million", "3 lakh". */
export const POWERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 2,
    thousand: 3,
    lakh: 5,
    lac: 5,
    million: 6,
    mio: 6,
    crore: 7,
    billion: 9,
    bn: 9,
    trillion: 12,
  }),
);
/** What a fraction in words ends in: "three quarters". */
export const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
    sixteenth: 16,
    hundredth: 100,
    thousandth: 1000,
  }),
);

/** Numbers of things: "2 dozen", "a couple of". */
const GROUPED = new Map(Object.entries({ dozen: 12n, couple: 2n }));
/** "a hundred", "dozen" */
const IMPLIED_ONE = /^(?:an? )?(?=(?:hundred|thousand|[bmtr]+illion|dozen|couple)\b)/i;
/** The article, but neither the attonewton, aN, nor the ampere of "half A h". */
const ARTICLE = "an?|A[nN]|A(?= \\p{L}{4})|[tT][hH][eE]";
/** Also the hyphen of "half-mile". */
const OF = once(() => new RegExp(`(?: [oO][fF])?(?: (?:${ARTICLE}))? +(?=[^\\d\\s])|-(?=\\p{L})`, "uy"));
/** "1/16th of an inch" */
const ORDINAL = /(?:th|[rn]d)s?(?= )/iy;
const BEFORE_UNIT = once(() => / +(?=[^\d\s])|-(?=\p{L})/uy);
const FIGURE = / (\d+|[a-z]+)/iy;

/** Where the unit starts that a fraction or a dozen counts; null before a target, as in "a quarter in lb". */
function countedUnit(text: string, at: number): number | null {
  const start = at + (matchAt(OF(), text, at)?.[0].length ?? 0);
  const [word = "", ...more] = text.slice(start).toLowerCase().trimEnd().split(" ");
  const isInch = word === "in" && more.length === 0;
  const isLink = word === "of" || word === "and" || TARGET_WORDS.has(word);
  return start === at || (isLink && !isInch) ? null : start;
}

/** The last word of a fraction, "quarters", and where the unit that it is a part of starts. */
function partAt(text: string, at: number): { readonly size: number; readonly end: number } | null {
  const word = matchAt(WORD, text, at)?.[0] ?? "";
  const name = word.toLowerCase();
  const size = PARTS.get(name) ?? PARTS.get(name.replace(/s$/, ""));
  const after = at + word.length;
  // A quarter (UK) is a unit, by its id quarter-uk.
  const end =
    size === undefined || /^(?: \(|-uk(?= |$))/i.test(text.slice(after)) ? null : countedUnit(text, after);
  return size === undefined || end === null ? null : { size, end };
}

/** "and a half", "and three quarters" after a whole number, and "and 1/2". */
function addedPart(text: string, start: number): NumberPhrase | null {
  const link = matchAt(/ (?:and|&) /iy, text, start)?.[0];
  if (link === undefined) return null;
  const at = start + link.length;
  const written = matchAt(/\d+\/\d+/y, text, at)?.[0];
  if (written !== undefined) return { digits: written, end: at + written.length };
  const count = matchAt(/(\d+|an?|[a-z]+)[ -]/iy, text, at)?.[1]?.toLowerCase() ?? "";
  const part = partAt(text, at + count.length + 1);
  const number = /^an?$/.test(count) ? 1 : /^\d/.test(count) ? Number(count) : SMALL.indexOf(count);
  return part && number > 0 ? { digits: `${number}/${part.size}`, end: part.end } : null;
}

/** "five two" after "one point"; null where no unit follows. */
function decimalsAt(text: string, start: number): NumberPhrase | null {
  let digits = "";
  let at = start;
  for (;;) {
    const [written = "", word = ""] = matchAt(FIGURE, text, at) ?? [];
    const figure = SMALL.indexOf(word.toLowerCase());
    if (!/^\d/.test(word) && (figure < 0 || figure > 9)) break;
    digits += figure < 0 ? word : figure;
    at += written.length;
  }
  return digits !== "" && matchAt(BEFORE_UNIT(), text, at) ? { digits, end: at } : null;
}

/** The powers of ten after a number in digits: "million", "hundred thousand". */
function powersAt(text: string, start: number): { readonly exponent: number; readonly end: number } {
  let [exponent, end] = [0, start];
  for (;;) {
    const [written = "", word = ""] = matchAt(/ ([a-z]+?)s?(?= +[^\d\s]|\/|$)/iy, text, end) ?? [];
    const power = POWERS.get(word.toLowerCase());
    if (power === undefined) return { exponent, end };
    exponent += power;
    end += written.length;
  }
}

/** What may follow a number that is counted in digits: a power of ten, a part, a dozen, or decimals in words. */
function withMultiplier(digits: string, text: string, at: number): NumberPhrase {
  if (!/^\d+$/.test(digits)) return withPowers(digits, text, at);
  const added = addedPart(text, at);
  if (added) return withPowers(`${digits} ${added.digits}`, text, added.end);
  const part = /[ -]/.test(text[at] ?? "") ? partAt(text, at + 1) : null;
  if (part) return withPowers(`${digits}/${part.size}`, text, part.end);
  const next = text[at] === " " ? (matchAt(WORD, text, at + 1)?.[0].toLowerCase() ?? "") : "";
  const afterNext = at + 1 + next.length;
  const decimals = next === "point" ? decimalsAt(text, afterNext) : null;
  if (decimals) return withMultiplier(`${digits}.${decimals.digits}`, text, decimals.end);
  const size = GROUPED.get(next);
  const counted = size === undefined ? null : countedUnit(text, afterNext);
  if (size !== undefined && counted !== null) return { digits: `${size * BigInt(digits)}`, end: counted };
  return withPowers(digits, text, at);
}

/** "1.5 million", "half a million" */
function withPowers(digits: string, text: string, at: number): NumberPhrase {
  const start = text[at - 1] === " " ? at - 1 : at;
  const { exponent, end } = powersAt(text, start);
  if (end === start) return afterFraction(digits, text, at);
  if (/^[\d.,]+$/.test(digits)) return { digits: `${digits}e${exponent}`, end };
  const [fraction, power] = [readNumber(digits), readNumber(`1e${exponent}`)];
  return fraction.ok && power.ok
    ? { digits: toExactText(multiply(fraction.value, power.value)), end }
    : { digits, end: at };
}

/** "2/3 of a cup", "1/16th of an inch" */
function afterFraction(digits: string, text: string, at: number): NumberPhrase {
  if (!/\/|[¼-¾⅐-⅞]/.test(digits)) return { digits, end: at };
  const end = at + (matchAt(ORDINAL, text, at)?.[0].length ?? 0);
  return { digits, end: countedUnit(text, end) ?? end };
}

/**
 * The number at the start of a text in digits, words or both: "five", "one hundred and five", "two and a half", "half a",
 * "three quarters of a", "1.5 million", "2 dozen", "one point five". Null where there is none, and where words form no number:
 * "two three miles". Number words alone, without a unit after them, stay words unless `mayEnd`: the last two of "six foot two".
 */
export function takeNumberPhrase(text: string, mayEnd = false): NumberPhrase | null {
  const written = /^[\d.¼-¾⅐-⅞]/.test(text) ? takeNumber(beforeFeet(text)) : null;
  if (written !== null) return withMultiplier(written.trimEnd(), text, written.trimEnd().length);
  const [article] = IMPLIED_ONE.exec(text) ?? [];
  if (article !== undefined) {
    const one = takeNumberPhrase(`one ${text.slice(article.length)}`, mayEnd);
    const end = (one?.end ?? 0) + article.length - "one ".length;
    return one && end > 0 ? { ...one, end } : null;
  }
  const decimals = /^point /i.test(text) ? decimalsAt(text, "point".length) : null;
  if (decimals) return withMultiplier(`0.${decimals.digits}`, text, decimals.end);
  const fraction = /^(?:an? )?/i.exec(text)?.[0].length ?? 0;
  const part = partAt(text, fraction);
  if (part) return withPowers(`1/${part.size}`, text, part.end);
  const words = numberWords(text);
  const counted = words.map((word) => word.text);
  const { value, count } = wholeNumber(counted);
  const end = words[count - 1]?.end;
  if (end === undefined) return null;
  const phrase = withMultiplier(String(value), text, end);
  // Words that go on in number words form no number together.
  const isComplete = count === words.length || phrase.end > (words.at(-1)?.end ?? 0);
  const isEnd = end === text.length && (mayEnd || counted.some((word) => POWERS.has(word)));
  const isLast = isEnd || /^ ?[*×/+)]/.test(text.slice(end));
  return isComplete && (isLast || matchAt(BEFORE_UNIT(), text, end)) ? phrase : null;
}
