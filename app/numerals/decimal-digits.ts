/** A decimal as whole digits × 10^exponent; digits = high + low, exactly, and at most 17 of them. */
export type DecimalDigits = { high: number; low: number; exponent: number };

const MAX_DIGITS = 17;
const MAX_EXPONENT = 40;
const MAX_EXACT_DIGITS = 15;
const TENS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6];

/**
 * Reads [-+]digits[.digits][e±digits] of at most 17 significant digits and a moderate exponent into `target`. False for
 * anything else: longer texts are read as fractions.
 */
export function scanDecimal(text: string, target: DecimalDigits): boolean {
  const first = text.charCodeAt(0);
  let at = first === 45 || first === 43 ? 1 : 0;
  let upper = 0;
  let lower = 0;
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
    const digit = code - 48;
    if (count > 0 || digit > 0) count += 1;
    if (count > MAX_DIGITS) return false;
    if (count <= MAX_DIGITS - 8) upper = upper * 10 + digit;
    else lower = lower * 10 + digit;
    if (places >= 0) places += 1;
  }
  if (!isNumber) return false;
  let exponent = places > 0 ? -places : 0;
  if (at < text.length) {
    const written = /^[eE]([+-]?\d{1,4})$/.exec(text.slice(at));
    if (!written) return false;
    exponent += Number(written[1]);
  }
  if (Math.abs(exponent) > MAX_EXPONENT) return false;
  const sign = first === 45 ? -1 : 1;
  const lowerCount = count - (MAX_DIGITS - 8);
  if (lowerCount <= 0) {
    target.high = sign * upper;
    target.low = 0;
  } else {
    // upper has 9 digits: upper × 10^lowerCount is exact in a double, since 5^8 × 10^9 is below 2^53.
    const scaled = upper * 10 ** lowerCount;
    target.high = sign * (scaled + lower);
    target.low = sign * (lower - (scaled + lower - scaled));
  }
  target.exponent = exponent;
  return true;
}

/**
 * The shortest decimal of a finite double, where it has at most 15 digits and six places; false otherwise. Two decimals
 * of so few digits never share a double, so the one found is the shortest.
 */
export function digitsOfDouble(value: number, target: DecimalDigits): boolean {
  for (let places = 0; places < TENS.length; places += 1) {
    const scale = TENS[places] ?? 1;
    const digits = Math.round(value * scale);
    if (Math.abs(digits) >= 10 ** MAX_EXACT_DIGITS) return false;
    if (digits / scale === value) {
      target.high = digits;
      target.low = 0;
      target.exponent = -places;
      return true;
    }
  }
  return false;
}
