/** Decimals with an integer of digits below this never share a double. */
const LIMIT = 1e15;
const MOST_PLACES = 15;
const TENS = Array.from({ length: MOST_PLACES + 1 }, (_, exponent) => Number(`1e${exponent}`));
/** JavaScript writes smaller numbers with an exponent. */
const LEAST = 1e-6;

type Groups = { readonly inner: readonly string[]; readonly last: readonly string[] };
let created: Groups | undefined;

/** Creates "000" to "999", and the same without trailing zeros. */
function createGroups(): Groups {
  const inner = Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, "0"));
  return { inner, last: inner.map((group) => group.replace(/(?<!0)0+$/, "")) };
}

/** Formats a whole number. String is slow from 2^31 on, but few numbers are that large. */
function wholeText(whole: number, { inner }: Groups): string {
  if (whole < 1000 || whole >= 1_000_000) return String(whole);
  const thousands = (whole / 1000) | 0;
  return `${thousands}${inner[whole - thousands * 1000]}`;
}

/** Formats fraction × 10^-15 as a point and digits, without trailing zeros. */
function fractionText(fraction: number, { inner, last }: Groups): string {
  let text = ".";
  let rest = fraction;
  for (let scale = 1e12; ; scale /= 1000) {
    const group = (rest / scale) | 0;
    rest -= group * scale;
    if (rest === 0) return text + last[group];
    text += inner[group];
  }
}

/**
 * Formats digits × 10^-places, both integers, as JavaScript does, in half the time: a decimal of at most 15 digits is the
 * shortest for its double. Null for more digits or places, and if JavaScript would write an exponent.
 */
export function decimalText(digits: number, places: number): string | null {
  const size = Math.abs(digits);
  const scale = TENS[places];
  if (scale === undefined || !(size < LIMIT)) return null;
  if (size === 0) return "0";
  if (size / scale < LEAST) return null;
  created ??= createGroups();
  // The quotient of integers below 10^15 is never rounded up to the next integer.
  const whole = Math.floor(size / scale);
  const fraction = (size - whole * scale) * (TENS[MOST_PLACES - places] ?? Number.NaN);
  const text = wholeText(whole, created);
  const unsigned = fraction === 0 ? text : text + fractionText(fraction, created);
  return digits < 0 ? `-${unsigned}` : unsigned;
}
