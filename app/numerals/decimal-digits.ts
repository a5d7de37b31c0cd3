import { productError } from "./double-double";

/** A decimal as digits × 10^exponent, where digits = high + low: exact for a text, within 2^-99 of the digits for a double. */
export type DecimalDigits = { high: number; low: number; exponent: number };

const MAX_DIGITS = 17;
/** Digits beyond these are collected separately: a double represents each half exactly, and the sum of up to 15 digits. */
const UPPER_DIGITS = 9;
export const MAX_EXPONENT = 40;
/** The powers of ten that doubles represent exactly. */
const TENS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
/** Returns 10^exponent for 0 to 22; NaN for others. */
const tenTo = (exponent: number): number => TENS[exponent] ?? Number.NaN;

/** Returns a decimal as a double, to a few units in its last place; NaN for exponents beyond ±22. */
export const roughly = ({ high, exponent }: DecimalDigits): number =>
  exponent < 0 ? high / tenTo(-exponent) : high * tenTo(exponent);

const E = 101;
const POINT = 46;
const PLUS = 43;
const MINUS = 45;
const ZERO = 48;

/** Reads the integer of an exponent, "-12" in "1e-12"; NaN if it is missing or too long to be useful. */
function scanExponent(text: string, start: number): number {
  const sign = text.charCodeAt(start);
  let at = sign === MINUS || sign === PLUS ? start + 1 : start;
  if (at === text.length || text.length - at > 4) return Number.NaN;
  let exponent = 0;
  for (; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    exponent = exponent * 10 + digit;
  }
  return sign === MINUS ? -exponent : exponent;
}

/** Reads [-+]digits[.digits][e±digits] with at most 17 significant digits. False for others, which callers read exactly. */
export function scanDecimal(text: string, target: DecimalDigits): boolean {
  const { length } = text;
  const first = text.charCodeAt(0);
  let at = first === MINUS || first === PLUS ? 1 : 0;
  let upper = 0;
  let lower = 0;
  let count = 0;
  let places = -1;
  let isNumber = false;
  for (; at < length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) {
      if (digit !== POINT - ZERO || places >= 0) break;
      places = 0;
      continue;
    }
    isNumber = true;
    if (count > 0 || digit > 0) count += 1;
    if (count <= UPPER_DIGITS) upper = upper * 10 + digit;
    else if (count <= MAX_DIGITS) lower = lower * 10 + digit;
    else return false;
    if (places >= 0) places += 1;
  }
  if (!isNumber) return false;
  let exponent = places > 0 ? -places : 0;
  if (at < length) {
    if ((text.charCodeAt(at) | 32) !== E) return false;
    exponent += scanExponent(text, at + 1);
  }
  if (!(exponent <= MAX_EXPONENT && exponent >= -MAX_EXPONENT)) return false;
  const sign = first === MINUS ? -1 : 1;
  if (count <= UPPER_DIGITS) {
    target.high = sign * upper;
    target.low = 0;
  } else {
    // upper has 9 digits, so upper × 10^8 is exact in a double: 5^8 × 10^9 is below 2^53.
    const scaled = upper * tenTo(count - UPPER_DIGITS);
    target.high = sign * (scaled + lower);
    target.low = sign * (lower - (scaled + lower - scaled));
  }
  target.exponent = exponent;
  return true;
}

/** A double below this with at most six decimal places has at most 15 digits. */
const SHORT_LIMIT = 1e9;
const SHORT_PLACES = 6;

const ROUNDER = 1.5 * 2 ** 52;
/** The nearest integer, up to 2^51: doubles near ROUNDER have no fractions. Math.round is slower, because it branches. */
const nearestWhole = (value: number): number => value + ROUNDER - ROUNDER;

/** Whether a product can be a rounded integer; saves a division if not. */
const isNear = (product: number, whole: number): boolean =>
  Math.abs(product - whole) <= Math.abs(product) * 2 ** -51;

/**
 * Finds the shortest decimal of a double without formatting it. False for very large or small doubles, and if two decimals are
 * too close to decide. Two decimals of at most 15 digits never share a double, so a decimal found is the shortest, even with
 * trailing zeros.
 */
export function digitsOfDouble(value: number, target: DecimalDigits): boolean {
  const size = value < 0 ? -value : value;
  if (size < SHORT_LIMIT) {
    const product = value * 1e6;
    const digits = nearestWhole(product);
    if (isNear(product, digits) && digits / 1e6 === value) {
      target.high = digits;
      target.low = 0;
      target.exponent = -SHORT_PLACES;
      return true;
    }
  }
  return size >= 1e-6 && size < 1e15 && longDigits(value, target);
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
/** Index of a double's upper word on this machine: sign, 11 bits of exponent, 20 bits of mantissa. */
const UPPER = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;
const EXPONENT_BIAS = 1023;
/** Half the distance between adjacent doubles, by exponent from −32 upward. */
const HALF_SPACINGS = Array.from({ length: 96 }, (_, i) => 2 ** (i - 32 - 53));

/** Candidates this close to a limit or to each other are left to the exact path. */
const DOUBT = 1e-9;

/**
 * Finds 15 digits if they round to the double, otherwise the nearest 16 if they do, otherwise the nearest 17, which always do:
 * half the distance to the next double is at least 10^14 × 2^-54 units of the 15th digit, and 17 digits are within 0.005.
 */
function longDigits(value: number, target: DecimalDigits): boolean {
  float[0] = value;
  const upper = words[UPPER] ?? 0;
  const binary = ((upper >>> 20) & 0x7ff) - EXPONENT_BIAS;
  // 1233 ÷ 4096 approximates log10(2); the result may be one too small.
  let places = 14 - ((binary * 1233) >> 12);
  if (Math.abs(value * tenTo(places)) >= 1e15) places -= 1;
  const scale = tenTo(places);
  const product = value * scale;
  const whole = nearestWhole(product);
  // The double minus these 15 digits, exact except for rounding the last sum: at most 2^-53.
  const rest = product - whole + productError(value, scale, product);
  // The spacing halves below a power of two; the tests show for each power in range that this does not matter.
  const half = (HALF_SPACINGS[binary + 32] ?? Number.NaN) * scale;
  let low = 0;
  if (!(Math.abs(rest) < half - DOUBT)) {
    if (!(Math.abs(rest) > half + DOUBT)) return false;
    const tenths = nearestWhole(rest * 10);
    const distance = Math.abs(rest * 10 - tenths);
    low = tenths * 0.1;
    if (distance > 0.5 - DOUBT) return false;
    if (!(distance < 10 * half - DOUBT)) {
      if (!(distance > 10 * half + DOUBT)) return false;
      const hundredths = nearestWhole(rest * 100);
      if (Math.abs(rest * 100 - hundredths) > 0.5 - 100 * DOUBT) return false;
      low = hundredths * 0.01;
    }
  }
  // Two roundings change low by less than 2^-52.8, which is below 2^-99 of the digits.
  target.high = whole + low;
  target.low = low - (target.high - whole);
  target.exponent = 0 - places;
  return true;
}
