import { type Ratio, toSignificantText } from "~/numerals/ratio";
import { LONGEST_NUMBER, readNumber, toAscii } from "~/numerals/read-number";

export const INVALID_NUMBER = "Please enter a valid number";

/**
 * The number field's text, parsed.
 * `decimal`: the number in JSON syntax, with more digits than a double has, so that 1/3 yd is 1 ft.
 * `note`: how the text was read, if that is not obvious.
 * `named`: the source unit given in the text, and the number of that unit.
 * `either`: the two numbers that the text may be.
 * `hint`: what is missing from unfinished text, what to write instead, or where to convert a quantity of another category.
 */
export type InputReading =
  | { readonly kind: "empty" }
  | { readonly kind: "invalid"; readonly hint: string; readonly either?: readonly [string, string] }
  | {
      readonly kind: "number";
      readonly decimal: string;
      readonly note: string;
      readonly named?: { readonly unit: string; readonly plain: string };
    };

/** Digits in JSON: more than a double has, so that 5 ft 11 in is 1.8034 m. */
export const EXACT_DIGITS = 40;
export const SHOWN_DIGITS = 12;

/** A quantity that only the server can parse: "5 miles", "$100", "5 ft 11 in". */
export type Quantity = {
  readonly text: string;
  /** The unit in the text, which becomes the source unit. */
  readonly unit: string;
  /** The amount in that unit: `decimal` for JSON, `plain` for people. */
  readonly decimal: string;
  readonly plain: string;
};

/** Whether the text has a number with letters or signs; the browser parses other text as well as the server. */
export const mayBeQuantity = (text: string): boolean =>
  /\p{N}/u.test(text) && /[\p{L}\p{Sc}'"′″’”°]/u.test(text) && text.length <= LONGEST_QUANTITY;

export const LONGEST_QUANTITY = 80;

export function readInput(text: string): InputReading {
  const reading = readNumber(text);
  if (reading.ok) {
    const isPlain = reading.isPlain && !text.includes(",");
    return accept(reading.value, isPlain ? "" : `Read as ${shorten(reading.text)}`);
  }
  return reading.reason === "empty" ? { kind: "empty" } : { kind: "invalid", hint: hintFor(text.trim()) };
}

/**
 * The two meanings of 1.500 or 1.500 km for a visitor who writes a decimal comma: thousands, or a decimal; null for other
 * text. The decimal has a fourth digit, as in 1,2340, so that it is not asked about again.
 */
export function eitherNumber(text: string): InputReading | null {
  const match = /^([-+\u2212]?[1-9]\d{0,2})[.,](\d{3})( ?[\p{L}\p{Sc}°]\D*)?$/u.exec(toAscii(text).trim());
  if (!match) return null;
  const [, whole = "", rest = "", unit = ""] = match;
  const decimals = `${rest}0`.replace(/(?<!0)00+$/, "");
  const decimal = decimals ? `${whole},${decimals}` : whole;
  return { kind: "invalid", hint: "", either: [whole + rest + unit, decimal + unit] };
}

function accept(value: Ratio, note: string): InputReading {
  const decimal = toSignificantText(value, EXACT_DIGITS);
  if (Number.isFinite(Number(decimal))) return { kind: "number", decimal, note };
  return { kind: "invalid", hint: "The largest number is about 1.8e308." };
}

const HINTS: readonly (readonly [unfinished: RegExp, hint: string])[] = [
  [/^[-+\u2212]?[.,]?$/u, "Add the digits."],
  [/\d,$/u, "Add the digits after the comma."],
  [/\d[eE][-+]?$/u, "Add the exponent, as in 6e23."],
  [/\d ?\/$/u, "Add the number below the fraction bar."],
  [/^[-+\u2212]?\d[\d ]* \d+$/u, "Digit groups need three digits, as in 12 000. Write a fraction as 1 1/2."],
];

const TOO_LONG = "The longest number has 1,000 characters.";
const OTHER_QUANTITY = "This converter has no such quantity. Use the search box at the top.";
const IN_DIGITS = "Write digits, as in 1234.5 or 1 1/2.";

function hintFor(text: string): string {
  if (text.length > LONGEST_NUMBER) return TOO_LONG;
  const [, hint] = HINTS.find(([unfinished]) => unfinished.test(text)) ?? [];
  return hint ?? (mayBeQuantity(text) ? OTHER_QUANTITY : IN_DIGITS);
}

const MAX_NOTE_LENGTH = 40;
export const shorten = (text: string): string =>
  text.length > MAX_NOTE_LENGTH ? `${text.slice(0, MAX_NOTE_LENGTH)}…` : text;
