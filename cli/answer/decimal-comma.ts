import { readNumber } from "~/numerals/read-number";

/** A number within a text. An apostrophe separates thousands or stands for feet: 1'234,5 and 5'11,5". */
const NUMBERS = /\d(?:[.,_]?\d|['’]\d{3}(?!\d))*(?:[eE][+-]?\d+)?/g;

/** True for 1,5 and 1.234,5, but not for 1,234, which is read as a thousand. */
function isDecimalComma(text: string): boolean {
  if (text.lastIndexOf(",") <= text.lastIndexOf(".")) return false;
  const read = readNumber(text);
  return read.ok && read.alternative === undefined && read.text.includes(".");
}

export const hasDecimalComma = (text: string): boolean =>
  text.includes(",") && (text.match(NUMBERS) ?? []).some(isDecimalComma);

export const withDecimalComma = (number: string): string => number.replace(".", ",");
