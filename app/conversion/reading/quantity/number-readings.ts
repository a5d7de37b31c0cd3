import { type ReadNumber, readNumber, takeNumber } from "~/numerals/read-number";
import type { Assumption } from "../name/readings";

/** "1,234" is 1234 in English, and elsewhere 1.234; "2.500 €" is 2.5, and where euros are paid 2500. */
export function separatorReading(written: string, read: ReadNumber, rest: string): Assumption | null {
  const text = written.trim();
  const isEuro = /^\d{1,3}\.\d{3}$/.test(text) && /^ ?€/.test(rest);
  const alternative = isEuro ? text.replace(".", "") : read.ok ? read.alternative : undefined;
  if (!read.ok || alternative === undefined) return null;
  return { kind: "number", text, value: isEuro ? String(Number(text)) : read.text, alternative };
}

/** "2 3 miles" is six miles, as GNU units reads it; who meant 2.3 or 23 can see so. */
export function productReading(written: string, rest: string): Assumption | null {
  const [, next = ""] = /^(\.?\d[\d.,]*)(?: +\p{L}| ?['"°])/u.exec(rest) ?? [];
  if (next === "") return null;
  const [first, text] = [written.trim(), `${written.trim()} ${next}`];
  return {
    kind: "number",
    text,
    value: `${first} × ${next}`,
    alternative: first + (/\./.test(first + next) ? "" : ".") + next,
  };
}

/** Two or more numbers before one unit, "8.5 × 11 in": a product of numbers, or the sides of something. */
export type Sides = { readonly numbers: readonly string[]; readonly unit: string };

/** The sides that a text gives between the signs of a product; null where it is anything else. */
export function sidesOf(text: string, sign: RegExp): Sides | null {
  const factors = text.split(sign).map((factor) => factor.trim());
  const last = factors.pop() ?? "";
  const number = takeNumber(last)?.trim() ?? "";
  const unit = last.slice(number.length).trim();
  const numbers = [...factors, number];
  return factors.length > 0 && /^[\p{L}'"][^\d]*$/u.test(unit) && numbers.every((one) => readNumber(one).ok)
    ? { numbers, unit }
    : null;
}

/** The raised point of a product was the decimal point of British print. */
export function raisedPointReading(text: string): Assumption | null {
  const [written, a = "", b = ""] = /(?<!\d)(\d+)·(\d+)(?![\d^])/.exec(text) ?? [];
  return written === undefined
    ? null
    : { kind: "number", text: written, value: `${a} × ${b}`, alternative: `${a}.${b}` };
}
