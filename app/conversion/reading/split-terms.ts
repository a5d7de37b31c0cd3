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

/** Splits a quantity into the terms of a sum: at plus and minus signs outside parentheses, and before each further number. */
export function splitTerms(text: string): readonly TermText[] {
  if (isPlainQuantity(text)) return [{ operator: "", text }];
  const terms: TermText[] = [];
  let operator: TermText["operator"] = "";
  let start = 0;
  let depth = 0;
  let hasUnit = false;
  const push = (end: number, next: TermText["operator"], nextStart: number): void => {
    terms.push({ operator, text: text.slice(start, end).trim() });
    operator = next;
    start = nextStart;
    hasUnit = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth > 0) {
      if (sign === "(") hasUnit = true;
      continue;
    }
    const before = text.slice(start, at);
    const isContinued = /(?:[/*^(]|\bper)\s*$/i.test(before);
    if (before.trim() !== "" && !isContinued) {
      const isPlus = sign === "+" && !/\de$/i.test(before);
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
    if (/[\p{L}'"°%$€£¥)]/u.test(sign) && !/^e[+-]?\d/i.test(text.slice(at))) hasUnit = true;
  }
  push(text.length, "", text.length);
  return terms.flatMap((term) => {
    const joined = splitJoined(term.text);
    if (!joined) return [term];
    return [{ ...term, text: joined[0] }, ...splitTerms(joined[1])];
  });
}
