/**
 * More digits than can affect a result: the midpoint between two doubles has at most 767 digits, and applying a factor adds
 * a few dozen.
 */
const MOST_DIGITS = 1_100;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Shortens a JSON number to at most 1,101 digits. If any dropped digit is not zero, a final 1 replaces them all, so that the
 * value stays on the same side of every midpoint between doubles. Exact arithmetic on 16,000 digits would be a hundred times
 * as slow.
 */
export function shortenDecimal(text: string): string {
  if (text.length <= MOST_DIGITS) return text;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  if (digits.length <= MOST_DIGITS) return text;
  const rest = digits.slice(MOST_DIGITS);
  const kept = digits.slice(0, MOST_DIGITS) + (/[1-9]/.test(rest) ? "1" : "0");
  return `${sign}${kept}e${Number(exponent) - fraction.length + rest.length - 1}`;
}
