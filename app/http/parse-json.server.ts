import { LosslessNumber, parse } from "lossless-json";
import { MOST_DIGITS, shortenDecimal } from "~/numerals/shorten-decimal";

/** Digits kept beyond the limit, so that the conversion still recognizes the number as too long and shortens it again. */
const SPARE_DIGITS = 100;

/** The lookbehind keeps the search linear: it does not start again within the same digits. */
const LONG_DIGITS = new RegExp(`(?<!\\d)\\d{${MOST_DIGITS + 2 * SPARE_DIGITS}}`);
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.?[^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gis;

/** Shortens long numbers before parsing: per digit, the lossless parser is ten times slower than a regular expression. */
function shortenNumbers(text: string): string {
  if (!LONG_DIGITS.test(text)) return text;
  return text.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') ? found : shortenDecimal(found, SPARE_DIGITS),
  );
}

/**
 * Parses JSON and keeps numbers as written, as `LosslessNumber`: 0.1 is exactly one tenth. Numbers of more than 1,200
 * digits are shortened so that no result changes. Throws a SyntaxError if the text is not JSON.
 */
export const parseJson = (text: string): unknown =>
  parse(shortenNumbers(text), undefined, (digits) => new LosslessNumber(digits));
