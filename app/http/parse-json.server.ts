import { LosslessNumber, parse } from "lossless-json";
import { MOST_DIGITS, shortenDecimal } from "~/numerals/shorten-decimal";

/** `shortenDecimal` still finds a number too long when it is called again for the conversion. */
const SPARE_DIGITS = 100;

/** The lookbehind keeps the search linear: it does not start again within the same digits. */
const LONG_DIGITS = new RegExp(`(?<!\\d)\\d{${MOST_DIGITS + 2 * SPARE_DIGITS}}`);
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.?[^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gis;

/** The lossless parser takes ten times as long for a digit as a regular expression, so that 16,000 were a costly request. */
function shortenNumbers(text: string): string {
  if (!LONG_DIGITS.test(text)) return text;
  return text.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') ? found : shortenDecimal(found, SPARE_DIGITS),
  );
}

/**
 * Keeps numbers as written, as `LosslessNumber`: 0.1 is exactly one tenth, not the nearest double. One of more than 1,200
 * digits is shortened so that no result changes. Throws a SyntaxError if the text is not JSON.
 */
export const parseJson = (text: string): unknown =>
  parse(shortenNumbers(text), undefined, (digits) => new LosslessNumber(digits));
