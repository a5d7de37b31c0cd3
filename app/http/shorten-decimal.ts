/**
 * More digits than decide a conversion: halfway between two doubles lies a decimal of at most 767, and a factor that keeps
 * it a decimal adds a few dozen.
 */
const MOST_DIGITS = 1_100;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * A JSON number in at most 1,101 digits. A last digit 1 stands for all that are left out unless they are zeros, so that
 * it remains on the same side of every halfway point. Exact arithmetic on 16,000 digits costs a hundred times as much.
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
