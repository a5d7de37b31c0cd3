import { add, multiply, type Ratio, ratio, toSignificantText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";

export const INVALID_NUMBER = "Please enter a valid number";

/**
 * What stands in the number field.
 * `decimal`: the number as JSON writes it, with more digits than a double holds, so that 1/3 yd is 1 ft.
 * `note`: how the text was read, where that is not plain to see. `unit`: the source unit that the text itself names.
 */
export type InputReading =
  | { readonly kind: "empty" }
  | { readonly kind: "invalid" }
  | { readonly kind: "number"; readonly decimal: string; readonly note: string; readonly unit?: string };

const SIGNIFICANT_DIGITS = 40;
const INCHES_PER_FOOT = ratio(12n);
const FEET_AND_INCHES = /^(\d+) ?['′’] ?(?:([\d./ ½¼¾⅛⅜⅝⅞]+?) ?(?:["″”]|''|’’|′′)?)?$/u;

export function readInput(text: string, categoryId: string): InputReading {
  const reading = readNumber(text);
  if (reading.ok) return accept(reading.value, reading.isPlain ? "" : `Read as ${shorten(reading.text)}`);
  if (reading.reason === "empty") return { kind: "empty" };
  const inches = categoryId === "length" ? readFeetAndInches(text) : null;
  return inches ? accept(inches, `Read as ${toSignificantText(inches, 12)} in`, "in") : { kind: "invalid" };
}

/** True for a text that the next key may well turn into a number: "-", "6.02e", "1/". */
export const isUnfinished = (text: string): boolean =>
  /^[-+\u2212]$|\d(?:[eE][-+]?|[/^'])$/u.test(text.trim());

function accept(value: Ratio, note: string, unit?: string): InputReading {
  const decimal = toSignificantText(value, SIGNIFICANT_DIGITS);
  return Number.isFinite(Number(decimal)) ? { kind: "number", decimal, note, unit } : { kind: "invalid" };
}

/** 5'11" as 71 inches, or null: the inches stay below a foot, or it is no such notation. */
function readFeetAndInches(text: string): Ratio | null {
  const match = FEET_AND_INCHES.exec(text.trim());
  if (!match) return null;
  const feet = readNumber(match[1]!);
  const inches = readNumber(match[2] ?? "0");
  if (!feet.ok || !inches.ok || Number(toSignificantText(inches.value, 17)) >= 12) return null;
  return add(multiply(feet.value, INCHES_PER_FOOT), inches.value);
}

const MAX_NOTE_LENGTH = 40;
const shorten = (text: string): string =>
  text.length > MAX_NOTE_LENGTH ? `${text.slice(0, MAX_NOTE_LENGTH)}…` : text;
