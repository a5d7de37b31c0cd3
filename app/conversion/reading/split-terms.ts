import { isOtherBase, takeNumber } from "~/numerals/read-number";
import { findPair } from "./find-pair";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { isPlainQuantity } from "./normalise-quantity";

/** One term of a sum as written. */
export type TermText = {
  /** The operator before the term; none between "5 ft" and "11 in". */
  readonly operator: "" | "+" | "-";
  readonly text: string;
};

const JOINED = /^([^\d\s/*^()+]+)(\d[\d.]*(?:\/\d+)?\s*[\p{L}'"°].*)$/u;

/** "ft11in": a unit that a number runs on from, where the whole is none. */
function splitJoined(text: string): readonly [string, string] | null {
  const number = takeNumber(text) ?? "";
  const rest = text.slice(number.length).trim();
  const joined = JOINED.exec(rest);
  if (number === "" || !joined || isOtherBase(text)) return null;
  const [, name = "", more = ""] = joined;
  const [word = ""] = rest.split(" ");
  if (!isNameOfOneUnit(name, false) || rowsNamed(word, {}).length > 0) return null;
  // "5ft2in" goes on in inches, "m2K" in no unit of length.
  const [, unit] = /^[23](\p{L}+)/u.exec(more) ?? [];
  if (unit !== undefined && !findPair(name, unit).ok) return null;
  return [`${number} ${name}`, more];
}

const BEGINS_TERM = /[-+\d.½⅓⅔¼¾⅛⅜⅝⅞]/;
/** What comes before goes on: an operator, or "per". */
const CONTINUED = /(?:[/*^(]|\bper)\s*$/i;

/** No quantity that people mean has more; each takes a search of the catalogue. */
export const MOST_TERMS = 50;

/**
 * Splits a quantity into the terms of a sum: at plus and minus signs outside parentheses, and before each further number. A
 * quantity of more than MOST_TERMS terms need not be split to the end.
 */
export function splitTerms(text: string, most = MOST_TERMS): readonly TermText[] {
  if (isPlainQuantity(text)) return [{ operator: "", text }];
  const terms: TermText[] = [];
  let operator: TermText["operator"] = "";
  let start = 0;
  let depth = 0;
  let hasText = false;
  let hasUnit = false;
  const push = (end: number, next: TermText["operator"], nextStart: number): void => {
    terms.push({ operator, text: text.slice(start, end).trim() });
    operator = next;
    start = nextStart;
    hasText = nextStart <= end;
    hasUnit = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth > 0) {
      hasText = true;
      if (sign === "(") hasUnit = true;
      continue;
    }
    if (hasText && BEGINS_TERM.test(sign) && !CONTINUED.test(text.slice(Math.max(start, at - 6), at))) {
      const isPlus = sign === "+" && !/\de$/i.test(text.slice(Math.max(start, at - 2), at));
      const isMinus = sign === "-" && text[at - 1] === " " && text[at + 1] === " ";
      // "-5 ft -11 in": a sign before a further number with its unit.
      const isSigned =
        sign === "-" && hasUnit && text[at - 1] === " " && /^-\d[\d.]* ?[\p{L}'"]/u.test(text.slice(at));
      if (isSigned) {
        push(at, "", at);
        continue;
      }
      if (isPlus || isMinus) {
        push(at, isPlus ? "+" : "-", at + 1);
        continue;
      }
      if (hasUnit && text[at - 1] === " " && /^(?:\d|\.\d|[½⅓⅔¼¾⅛⅜⅝⅞])/.test(text.slice(at, at + 2))) {
        push(at, "", at);
        continue;
      }
    }
    if (sign !== " ") hasText = true;
    if (/[\p{L}'"°%$€£¥)]/u.test(sign) && !/^e[+-]?\d/i.test(text.slice(at))) hasUnit = true;
  }
  push(text.length, "", text.length);
  if (terms.length > most) return terms;
  return terms.flatMap((term) => {
    const joined = most > 0 ? splitJoined(term.text) : null;
    if (!joined) return [term];
    return [{ ...term, text: joined[0] }, ...splitTerms(joined[1], most - 1)];
  });
}
