import { decimal, multiply, type Ratio, ratio, subtract, toDouble } from "~/numerals/ratio";

/** A number as hi + lo, good for about 106 bits. */
type Pair = { readonly hi: number; readonly lo: number };

const SPLITTER = 2 ** 27 + 1;
/** Generous against the true bound of about 2^-103: sums of three rounding errors and the pair's own. */
const RELATIVE_ERROR = 2 ** -98;
const SAFE_MIN = 1e-250;
const SAFE_MAX = 1e250;
const MAX_DIGITS = 15;
const MAX_EXPONENT = 40;

/**
 * A quick way to text × factor: the written decimal is digits × 10^k with digits below 2^53, so one exact product with a
 * double-double (digits × hi by Dekker, plus digits × lo) knows the answer to about 100 bits. Ziv's test then proves
 * that it rounds to one double only; where it cannot (ties, tiny or huge numbers, long texts), null.
 */
export function fastProduct(factor: Ratio): (text: string) => number | null {
  const pairs = new Map<number, Pair | null>();
  const pairFor = (exponent: number): Pair | null => {
    let pair = pairs.get(exponent);
    if (pair === undefined) {
      pair = toPair(multiply(factor, decimal(`1e${exponent}`)));
      pairs.set(exponent, pair);
    }
    return pair;
  };
  return (text) => {
    const written = scan(text);
    if (written === null) return null;
    if (written.digits === 0) return 0;
    const pair = pairFor(written.exponent);
    return pair && round(written.digits, pair);
  };
}

function toPair(factor: Ratio): Pair | null {
  const hi = toDouble(factor);
  if (!(Math.abs(hi) > SAFE_MIN && Math.abs(hi) < SAFE_MAX)) return null;
  return { hi, lo: toDouble(subtract(factor, exactValue(hi))) };
}

/** The double's own binary value, not its shortest decimal. */
function exactValue(value: number): Ratio {
  let exponent = 0;
  let mantissa = value;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent += 1;
  }
  return ratio(BigInt(mantissa), 1n << BigInt(exponent));
}

function round(digits: number, { hi, lo }: Pair): number | null {
  const product = digits * hi;
  const a = SPLITTER * digits;
  const digitsHigh = a - (a - digits);
  const digitsLow = digits - digitsHigh;
  const b = SPLITTER * hi;
  const hiHigh = b - (b - hi);
  const hiLow = hi - hiHigh;
  const error = digitsHigh * hiHigh - product + digitsHigh * hiLow + digitsLow * hiHigh + digitsLow * hiLow;
  const rest = error + digits * lo;
  const margin = Math.abs(product) * RELATIVE_ERROR;
  const upper = product + (rest + margin);
  return upper === product + (rest - margin) ? upper : null;
}

/** Scans [-+]digits[.digits][e±digits] of at most 15 significant digits; null for anything else. */
function scan(text: string): { readonly digits: number; readonly exponent: number } | null {
  const first = text.charCodeAt(0);
  let at = first === 45 || first === 43 ? 1 : 0;
  let digits = 0;
  let count = 0;
  let places = -1;
  let isNumber = false;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46 && places < 0) {
      places = 0;
      continue;
    }
    if (code < 48 || code > 57) break;
    isNumber = true;
    digits = digits * 10 + (code - 48);
    if (digits > 0) count += 1;
    if (count > MAX_DIGITS) return null;
    if (places >= 0) places += 1;
  }
  if (!isNumber) return null;
  let exponent = places > 0 ? -places : 0;
  if (at < text.length) {
    const written = /^[eE]([+-]?\d{1,4})$/.exec(text.slice(at));
    if (!written) return null;
    exponent += Number(written[1]);
  }
  return Math.abs(exponent) > MAX_EXPONENT ? null : { digits: first === 45 ? -digits : digits, exponent };
}
