/** More digits than can affect a result: the midpoint of two doubles has at most 767, and a factor adds a few dozen. */
export const MOST_DIGITS = 1_100;

/** Numbers below 10 to this power are far below any double: in a sum, a few of their digits decide the result. */
const TINY_EXPONENT = -1_100;
const MOST_TINY_DIGITS = 40;
/** Exponents down to LEAST_EXPONENT are accepted, but raised to LEAST_SHORTENED: a fraction has at most 5,000 digits. */
const LEAST_EXPONENT = -5_000;
const LEAST_SHORTENED = -4_900;

/** Limits exponents: far beyond those that are rejected, and still a safe integer after adding any number of digits. */
const LARGEST_EXPONENT = 1e9;
const LONGEST_EXPONENT = 10;

const limited = (exponent: number): number =>
  Math.max(-LARGEST_EXPONENT, Math.min(LARGEST_EXPONENT, exponent));

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Shortens a JSON number to at most 1,101 digits. If a dropped digit is not zero, a final 1 replaces all of them, so that the
 * value stays on the same side of each midpoint of doubles. The point stays in place if possible, because numbers are rejected
 * by their exponent. Exact arithmetic on 16,000 digits would be a hundred times slower. A tiny number keeps 40 digits and an
 * exponent of at least −4900; one below 1e-5000 keeps its exponent and is rejected.
 *
 * `spare` more digits are kept, so that a later call without them still shortens the number and shows that it was too long.
 */
export function shortenDecimal(text: string, spare = 0): string {
  if (text.length <= MOST_TINY_DIGITS + spare) return text;
  const [most, mostTiny] = [MOST_DIGITS + spare, MOST_TINY_DIGITS + spare];
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const power = limited(Number(exponent));
  if (digits === "") return `${sign}0e${power}`;
  const firstPlace = power + digits.length - fraction.length;
  if (firstPlace < TINY_EXPONENT) {
    const place = firstPlace < LEAST_EXPONENT ? limited(firstPlace) : Math.max(firstPlace, LEAST_SHORTENED);
    return `${sign}0.${truncate(digits, mostTiny)}e${place}`;
  }
  const lostPlaces = digits.length - most - fraction.length;
  if (digits.length <= most && exponent.length <= LONGEST_EXPONENT) return text;
  if (lostPlaces <= 0) return `${sign}${whole}.${truncate(fraction, -lostPlaces) || "0"}e${power}`;
  return `${sign}${truncate(digits, most)}e${limited(power + lostPlaces - 1)}`;
}

/** Returns the first `count` digits, and one digit that replaces the rest. */
function truncate(digits: string, count: number): string {
  const dropped = digits.slice(count);
  if (dropped === "") return digits;
  return digits.slice(0, count) + (/[1-9]/.test(dropped) ? "1" : "0");
}
