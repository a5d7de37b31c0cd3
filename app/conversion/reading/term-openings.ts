import { readNumber, takeNumber } from "~/numerals/read-number";
import { takeCompoundTail } from "./compound-quantity";
import { namesAnyUnit } from "./find-unit";
import { rowsNamed } from "./named-rows";
import { type NumberPhrase, takeNumberPhrase } from "./number-phrase";
import { type Reading, wording } from "./readings";
import {
  clockTime,
  longScale,
  MULTIPLIER,
  MULTIPLIERS,
  money,
  type Opening,
  opening,
  openingOf,
  valueCode,
} from "./special-openings";
import { TARGET_WORDS } from "./target-marks";

/** 195/65: two numbers that are written with a slash between may be no quotient. */
function improperFraction(text: string): Reading | null {
  const [written, a = "", b = ""] = /^(\d{2,})\/(\d{2,})(?= ?\p{L})/u.exec(text) ?? [];
  return written === undefined || Number(a) < Number(b) ? null : wording(written, `${a} divided by ${b}`);
}

/** A number as an expression may hold it: 1,234 without its separator, 1 1/2 as a quotient. */
function exactText(written: string): string {
  const read = readNumber(written);
  const text = read.ok ? read.text : written;
  return text.includes("/") ? `(${text})` : text;
}

/** Ten feet square has sides of ten feet: 100 square feet. */
function square(sign: string, count: string, rest: string, text: string): Opening | null {
  const [written = "", unit] = /^ ?(\p{L}+) square(?= *$| *\/| +per\b)/iu.exec(rest) ?? [];
  if (unit === undefined) return null;
  const side = `${count} ${unit}`;
  const shown = `${side} by ${side}; write ${count} square ${unit} for that area`;
  const length = text.length - rest.length + written.length;
  return opening(length, `${sign}(${exactText(count)} ${unit})^2`, {
    hasUnit: true,
    reading: wording(text.slice(0, length), shown),
  });
}

/** 8' - 6" is a difference, as GNU units reads it; drawings write 8'-6" for a sum. */
function feetMinusInches(text: string): Reading | null {
  const [, feet = "", inches = ""] = /^(\d[\d.]*) ?' ?- +(\d[\d./ ]*?) ?(?:"|'')/.exec(text) ?? [];
  const shown = `${feet}' minus ${inches}"; write ${feet}' ${inches}" for ${feet} feet ${inches} inches`;
  return inches === "" ? null : wording(text, shown);
}

/** 5'11" as two terms. */
function compound({ digits, end }: NumberPhrase, rest: string, sign: string): Opening | null {
  const tail = takeCompoundTail(rest);
  if (!tail) return null;
  const parts = tail.more.map(({ number, unit }) => [number, unit] as const);
  return openingOf(end + tail.length, sign, [digits, tail.unit], ...parts);
}

/** Ten feet square; an eight minute mile; an hour and a half. */
function withUnit(sign: string, { digits, end }: NumberPhrase, text: string): Opening | null {
  const rest = text.slice(end);
  const [added, unit, part = ""] = /^ (\p{L}+) and (?:an? |one )?(half|quarter)(?= *$)/iu.exec(rest) ?? [];
  if (added !== undefined && /^\d+$/.test(digits)) {
    const fraction = /^h/i.test(part) ? "1/2" : "1/4";
    return opening(end + added.length, `${sign}${digits} ${fraction} ${unit}`, { hasUnit: true });
  }
  const squared = square(sign, digits, rest, text);
  if (squared) return squared;
  const pace = /^[ -]?min(?:ute)?s?[ -](?=(?:mi(?:le)?|km|kilomet(?:er|re))s?\b)/i.exec(rest)?.[0];
  return pace === undefined ? null : opening(end + pace.length, `${sign}${digits} min/`);
}

const isTemperature = (unit: string): boolean => rowsNamed(unit, { category: "temperature" }).length > 0;

/** 5k USD, 5k miles, 35K feet and 5m USD are counted, 300k C and 5k to miles are not. */
function isCounted(letter: string, unit: string): boolean {
  if (!/^k$/i.test(letter))
    return /\p{L}{3}|\p{Sc}/u.test(unit) && rowsNamed(unit, { category: "currency" }).length > 0;
  // The kelvin has a capital: 5 K m is a product.
  if (TARGET_WORDS.has(unit.toLowerCase()) || (letter === "K" && unit.length === 1)) return false;
  return /^(?:sq|cu)$/i.test(unit) || (!isTemperature(unit) && namesAnyUnit(unit));
}

const MULTIPLIED = new RegExp(`^([\\d.]+)(${MULTIPLIER}|K(?! \\p{L}+\\^?-)) (?=([\\p{L}€$£¥]+))`, "u");

/** A number with what makes it no plain number: an eight minute mile, 5k USD, π/2 rad. */
function counted(text: string, sign: string, isFirst: boolean): Opening | null {
  const [wholePi, count = "", pi, divisor] = /^([\d.]* ?)(pi|π) ?\/ ?(\d+) (?=[^\d\s])/i.exec(text) ?? [];
  // "π/2 rad" is half of π, not π per two radians.
  if (wholePi !== undefined) return opening(wholePi.length, `${sign}${count}(${pi}/${divisor}) `);
  const [multiplied, amount, letter = "", unit = ""] = MULTIPLIED.exec(text) ?? [];
  if (multiplied !== undefined && isCounted(letter, unit))
    return opening(multiplied.length, `${sign}${amount}${MULTIPLIERS[letter.toLowerCase()]} `);
  const [mach, speed] = /^mach ([\d.]+)/i.exec(text) ?? [];
  if (mach !== undefined) return opening(mach.length, `${sign}${speed} mach`, { hasUnit: true });
  const [roof, rise] = /^([\d.]+) ?(?:[/:]| in ) ?12 (?:(?:roof )?pitch|roof|slope)\b/i.exec(text) ?? [];
  if (roof !== undefined) return opening(roof.length, `${sign}${rise} roof pitch`, { hasUnit: true });
  const [horse, hands = "", inches = ""] = /^(\d{1,2})\.([1-3]) ?(?:hh|hands?)\b/.exec(text) ?? [];
  if (horse !== undefined)
    return {
      ...openingOf(horse.length, sign, [hands, "hh"], [inches, "in"]),
      reading: wording(horse, `${hands} hands ${inches} inches`),
    };
  const [insulation, rValue] = /^R-(\d+(?:\.\d+)?)(?= |$)/i.exec(text) ?? [];
  if (insulation !== undefined) {
    const shown = `${rValue} R-value (US)`;
    return opening(insulation.length, shown, { hasUnit: true, reading: wording(insulation, shown) });
  }
  const phrase = takeNumberPhrase(text, !isFirst);
  if (!phrase) return null;
  const rest = text.slice(phrase.end);
  const scale = longScale(text.slice(0, phrase.end));
  const inParts = compound(phrase, rest, sign);
  if (inParts) return { ...inParts, reading: scale };
  const special = withUnit(sign, phrase, text);
  if (special) return special;
  // The hyphen of "12-inch" is none of a product.
  const hyphen = /^-\p{L}/u.test(rest) ? 1 : 0;
  const isAsWritten = hyphen === 0 && text.slice(0, phrase.end) === phrase.digits;
  const space = isAsWritten || /^(?:\s|$)/.test(rest) ? "" : " ";
  return opening(phrase.end + hyphen, sign + phrase.digits + space, {
    reading: scale ?? improperFraction(text) ?? feetMinusInches(text),
  });
}

/** "hour and a half" */
const UNIT_AND_PART = /^(\p{L}{3,}) and an? (half|quarter)(?= *$)/iu;

/** How a term starts, where `isFirst` says that nothing comes before it. */
export function openTerm(written: string, isFirst: boolean): Opening {
  const signed = isFirst ? /^(?:[+-] ?|(?:minus|negative) (?=[^\s(]))/i : /^[+-] ?/;
  const signText = signed.exec(written)?.[0] ?? "";
  const sign = /^[mn]/i.test(signText) ? "-" : signText.trim();
  const text = written.slice(signText.length);
  const found =
    clockTime(text, sign) ?? valueCode(text, sign) ?? money(text, sign) ?? counted(text, sign, isFirst);
  if (found) return { ...found, length: signText.length + found.length };
  // "A" is the ampere: "A second" is a charge.
  const article = isFirst && signText === "" ? (/^(?:a|[Aa]n) (?=\p{L}{2})/u.exec(text)?.[0] ?? "") : "";
  const one = article === "" ? null : withUnit("", { digits: "1", end: article.length - 1 }, text);
  const [half = "", unit = "", part = ""] = isFirst ? (UNIT_AND_PART.exec(text) ?? []) : [];
  if (half !== "" && namesAnyUnit(unit))
    return opening(half.length, `1 1/${/^h/i.test(part) ? 2 : 4} ${unit}`, { hasUnit: true });
  return one ?? opening(signText.length + article.length, article === "" ? signText : "1 ");
}

/** The number of a quantity in digits, and what follows it: "half a mile" is 1/2 and "mile". */
export function splitNumber(text: string): { readonly number: string; readonly rest: string } {
  const opened = /^[a-z]/i.test(text) ? openTerm(text, true) : null;
  const spelled = opened ? opened.text + text.slice(opened.length) : text;
  const number = takeNumber(spelled) ?? "";
  return { number: number.trim(), rest: spelled.slice(number.length).trim() };
}
