import { once } from "~/numerals/once";
import { readNumber, takeNumber } from "~/numerals/read-number";
import { TARGET_WORDS } from "../expression/unit-tokens";
import { namesAnyUnit } from "../meaning/find-unit";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, wording } from "../name/readings";
import { takeCompoundTail } from "./compound-quantity";
import { type NumberPhrase, takeNumberPhrase } from "./number-phrase";
import {
  clockTime,
  isoDuration,
  longScale,
  MULTIPLIER,
  MULTIPLIERS,
  money,
  type Opening,
  opening,
  partOfPi,
  tradeAmount,
  valueCode,
  wireGauge,
} from "./special-amounts";

/** 195/65: two numbers that are written with a slash between may be no quotient. */
function improperFraction(text: string): Assumption | null {
  const [written, a = "", b = ""] = /^(\d{2,})\/(\d{2,})(?= ?[^\s\d])/.exec(text) ?? [];
  return written === undefined || Number(a) < Number(b) ? null : wording(written, `${a} divided by ${b}`);
}

/** 8' - 6" and 8 ft - 6 in are differences, as GNU units reads them; drawings write 8'-6" for a sum. */
function feetMinusInches(text: string): Assumption | null {
  const [, feet = "", unit, inches = ""] =
    /^(\d[\d.]*) ?('|ft|foot|feet) ?- +(\d[\d./ ]*?) ?(?:"|''|in(?:ch(?:es)?)?\b)/.exec(text) ?? [];
  if (inches === "") return null;
  const shown = `${feet}' minus ${inches}"; write ${feet}' ${inches}" for ${feet} feet ${inches} inches`;
  // In words few mean anything else.
  return unit === "'" ? wording(text, shown) : { kind: "convention", text: `reading '${text}' as ${shown}` };
}

/** "a third of an hour and six minutes": the part is of the hour only. */
function partAndMore(text: string): Assumption | null {
  if (!text.includes(" and ")) return null;
  const [, part = "", more] =
    /^(an? \p{L}+ of an? \p{L}+) and (?!an? (?:half|quarter)$)(.+)$/iu.exec(text) ?? [];
  return more === undefined ? null : wording(text, `${part} plus ${more}`);
}

/** "an hour and a half", "ten feet square", "an eight minute mile". */
function withUnit({ digits, end }: NumberPhrase, text: string): Opening | null {
  const rest = text.slice(end);
  if (!/ and |square|min/i.test(rest)) return null;
  const [added, one = "", part = ""] =
    /^ (\p{L}+) and (?:an? |one )?(half|quarter)(?= *(?:$|\)))/iu.exec(rest) ?? [];
  if (added !== undefined && /^\d+$/.test(digits))
    return opening(end + added.length, [[`${digits} 1/${/^h/i.test(part) ? 2 : 4}`, one]]);
  const [squared, side] = /^ ?(\p{L}+) square(?= *(?:$|\))| *\/| +per\b)/iu.exec(rest) ?? [];
  if (squared !== undefined && side !== undefined) {
    const length = end + squared.length;
    // Ten feet square has sides of ten feet.
    const shown = `${digits} ${side} by ${digits} ${side}; write ${digits} square ${side} for that area`;
    return opening(length, [[digits, side]], {
      isSquared: true,
      reading: wording(text.slice(0, length), shown),
    });
  }
  const pace =
    /^[ -]?min(?:ute)?s?[ -](?=(?:mi(?:le)?|km|kilomet(?:er|re))s?\b(?! ?\^| squared| cubed))/i.exec(
      rest,
    )?.[0];
  return pace === undefined ? null : opening(end + pace.length, [[digits, "min"]], { isPer: true });
}

const isTemperature = (unit: string): boolean => rowsNamed(unit, { category: "temperature" }).length > 0;

/** 5k USD, 5k miles, 35K feet, 7k in² and 5m USD are counted, 300k C and 5k to miles are not. */
function isCounted(letter: string, unit: string, isRaised: boolean): boolean {
  if (!/^k$/i.test(letter))
    return /\p{L}{3}|\p{Sc}/u.test(unit) && rowsNamed(unit, { category: "currency" }).length > 0;
  // The kelvin has a capital: 5 K m is a product.
  if ((TARGET_WORDS.has(unit.toLowerCase()) && !isRaised) || (letter === "K" && unit.length === 1))
    return false;
  return /^(?:sq|cu|square|cubic)$/i.test(unit) || (!isTemperature(unit) && namesAnyUnit(unit));
}

const MULTIPLIED = once(
  () => new RegExp(`^([\\d.]+)(${MULTIPLIER}|K(?! \\p{L}+\\^?-)) (?=([\\p{L}€$£¥]+))`, "u"),
);

/** 5k USD and 35K feet. */
function multiplied(text: string): Opening | null {
  if (!/^[\d.]+[kmbt]/i.test(text)) return null;
  const [written, amount = "", letter = "", unit = ""] = MULTIPLIED().exec(text) ?? [];
  if (written === undefined) return null;
  const isRaised = /^[\^23]/.test(text.slice(written.length + unit.length));
  return isCounted(letter, unit, isRaised)
    ? opening(written.length, [[amount + MULTIPLIERS[letter.toLowerCase()], ""]])
    : null;
}

/** A number in digits or words, with the unit that belongs to its form. */
function counted(text: string, { at, isDivisor }: Place): Opening | null {
  const phrase = takeNumberPhrase(text, at !== "start");
  const isWord = at === "factor" && /^[a-z]/i.test(text);
  // "part/million (ppm)" is a name; "L per hundred km" and "5 km times three" are not.
  const after = isDivisor ? /^[ -]?\p{L}/u : /^(?:[ -]?\p{L}| ?[-+*×/)]|$)/u;
  if (!phrase || (isWord && !after.test(text.slice(phrase.end)))) return null;
  const { digits, end } = phrase;
  const scale = longScale(text.slice(0, end));
  const tail = takeCompoundTail(text.slice(end));
  if (tail) return opening(end + tail.length, [[digits, tail.unit], ...tail.more], { reading: scale });
  const special = withUnit(phrase, text);
  if (special) return special;
  // The hyphen of "12-inch" is none of a product.
  const hyphen = text[end] === "-" && /^-\p{L}/u.test(text.slice(end)) ? 1 : 0;
  return opening(end + hyphen, [[digits, ""]], {
    reading: scale ?? improperFraction(text) ?? feetMinusInches(text) ?? partAndMore(text),
  });
}

/** "A" is the ampere: "A second" is a charge. */
const ARTICLE = once(() => /^(?:a|[Aa]n) (?=\p{L}{2})/u);
/** "hour and a half" */
const UNIT_AND_PART = once(() => /^(\p{L}{3,}) and an? (half|quarter)(?= *$)/iu);

/** "a mile", "an hour and a half" and "hour and a half", at the start of a quantity. */
function one(text: string): Opening | null {
  const article = ARTICLE().exec(text)?.[0];
  if (article !== undefined)
    return withUnit({ digits: "1", end: article.length - 1 }, text) ?? opening(article.length, [["1", ""]]);
  const [written, unit = "", part = ""] = UNIT_AND_PART().exec(text) ?? [];
  return written !== undefined && namesAnyUnit(unit)
    ? opening(written.length, [[`1 1/${/^h/i.test(part) ? 2 : 4}`, unit]])
    : null;
}

/** Where an amount is read, which decides what its words may mean. */
export type Place = {
  /** At the start of a quantity an article counts, and words alone are not a number; "further" is after another unit of it. */
  readonly at: "start" | "term" | "further" | "factor";
  /** "m/3/4" divides twice: no fraction is read there, nor of "1/3.2" and "5 kB * 50 / 120 ms". */
  readonly isDivisor: boolean;
  /** In parentheses 36-1/3 is a difference. */
  readonly isInner: boolean;
};

/** The number that a text starts with, and its unit where that comes first or is left out; null where it starts with none. */
export function openAmount(text: string, place: Place): Opening | null {
  const { at, isDivisor, isInner } = place;
  const [quotient, dividend = "", slash = "", other] =
    /^(\d+)( ?\/ ?)\d+(\.\d|\^|e[+-]?\d)?/.exec(text) ?? [];
  const isFraction = !isDivisor && other === undefined && (slash === "/" || at !== "factor");
  if (quotient !== undefined && !isFraction) return opening(dividend.length, [[dividend, ""]]);
  const [hyphened, whole = "", top, over, bottom] = /^(\d+)-(\d+)( ?\/ ?)(\d+)/.exec(text) ?? [];
  const isMixed = !isInner && over === "/" && Number(top) < Number(bottom);
  if (hyphened !== undefined && !isMixed) return opening(whole.length, [[whole, ""]]);
  const startsWithNumber = /^[\d.]/.test(text);
  return (
    clockTime(text) ??
    isoDuration(text) ??
    valueCode(text) ??
    (startsWithNumber ? null : money(text)) ??
    wireGauge(text) ??
    multiplied(text) ??
    partOfPi(text) ??
    tradeAmount(text) ??
    counted(text, place) ??
    (at === "factor" ? null : one(text))
  );
}

/** The number of a quantity in digits, and what follows it: "half a mile" is 1/2 and "mile". */
export function splitNumber(text: string): { readonly number: string; readonly rest: string } {
  const opened = /^[a-z]/i.test(text)
    ? openAmount(text, { at: "start", isDivisor: false, isInner: false })
    : null;
  const [number = "", unit = ""] = opened?.parts[0] ?? [];
  if (opened && readNumber(number).ok) return { number, rest: `${unit} ${text.slice(opened.length)}`.trim() };
  const written = takeNumber(text) ?? "";
  return { number: written.trim(), rest: text.slice(written.length).trim() };
}
