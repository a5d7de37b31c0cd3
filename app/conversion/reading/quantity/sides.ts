import { readNumber, takeNumber } from "~/numerals/read-number";

/** Two or more numbers before one unit, "8.5 × 11 in": a product of numbers, or the sides of something. */
export type Sides = { readonly numbers: readonly string[]; readonly unit: string };

const isNumber = (text: string): boolean => takeNumber(text) === text && readNumber(text).ok;

/** The sides that a text gives between the signs of a product; null where it is anything else. */
export function sidesOf(text: string, sign: RegExp): Sides | null {
  const factors = text.split(sign).map((factor) => factor.trim());
  const last = factors.pop() ?? "";
  const number = takeNumber(last)?.trim() ?? "";
  const unit = last.slice(number.length).trim();
  const numbers = [...factors, number];
  return factors.length > 0 && /^[\p{L}'"][^\d]*$/u.test(unit) && numbers.every(isNumber)
    ? { numbers, unit }
    : null;
}
