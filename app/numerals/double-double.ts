import { toDouble } from "./nearest-double";
import { type Ratio, ratio, subtract } from "./ratio";

/** A number as the unevaluated sum high + low: about 106 significant bits. */
export type DoubleDouble = { readonly high: number; readonly low: number };

const SPLITTER = 2 ** 27 + 1;
/**
 * Covers the errors below. With u = 2^-53, errors of high parts are computed, and low parts are at most 4 u of a result.
 * Rounding the low parts and leaving out smaller terms adds less than 30 u² of the larger of product and intercept, or of the
 * quotient; the digits of a double are off by 2^-99. The total is below 2^-97.
 */
const RELATIVE_ERROR = 2 ** -96;
const SAFE_MIN = 1e-250;
const SAFE_MAX = 1e250;

/** Returns the binary value of a double, not that of its shortest decimal. */
function exactValue(value: number): Ratio {
  let exponent = 0;
  let mantissa = value;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent += 1;
  }
  return ratio(BigInt(mantissa), 1n << BigInt(exponent));
}

/** Rounds a fraction to 106 bits; null near the limits of doubles, where the error bounds do not apply. */
export function toDoubleDouble(value: Ratio): DoubleDouble | null {
  if (value.numerator === 0n) return { high: 0, low: 0 };
  const high = toDouble(value);
  if (!(Math.abs(high) > SAFE_MIN && Math.abs(high) < SAFE_MAX)) return null;
  return { high, low: toDouble(subtract(value, exactValue(high))) };
}

/** Returns the rounding error of a × b (Dekker's product). */
export function productError(a: number, b: number, product: number): number {
  const p = SPLITTER * a;
  const aHigh = p - (p - a);
  const aLow = a - aHigh;
  const q = SPLITTER * b;
  const bHigh = q - (q - b);
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}

/** Returns high + rest as one double if all numbers within the margin round to it (Ziv's test); otherwise NaN. */
function roundIfCertain(high: number, rest: number, margin: number): number {
  const upper = high + (rest + margin);
  return upper === high + (rest - margin) ? upper : Number.NaN;
}

/** Returns the double nearest to digits × factor + intercept; NaN if this precision cannot decide. */
export function multiplyAndAdd(
  { high, low }: DoubleDouble,
  factor: DoubleDouble,
  intercept: DoubleDouble,
): number {
  const product = high * factor.high;
  const rest = productError(high, factor.high, product) + (high * factor.low + low * factor.high);
  const sum = product + intercept.high;
  const added = sum - product;
  const sumError = product - (sum - added) + (intercept.high - added);
  const margin = (Math.abs(product) + Math.abs(intercept.high)) * RELATIVE_ERROR;
  return roundIfCertain(sum, sumError + (rest + intercept.low), margin);
}

/** Returns the double nearest to dividend ÷ digits; NaN if this precision cannot decide. */
export function divideBy({ high, low }: DoubleDouble, dividend: DoubleDouble): number {
  // Divides only once, because division is slow; the remainder corrects a quotient that is not the nearest.
  const inverse = 1 / high;
  const quotient = dividend.high * inverse;
  const product = quotient * high;
  const remainder = dividend.high - product - productError(quotient, high, product);
  const rest = (remainder + (dividend.low - quotient * low)) * inverse;
  return roundIfCertain(quotient, rest, Math.abs(quotient) * RELATIVE_ERROR);
}
