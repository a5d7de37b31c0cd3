import { bitLength, type Ratio } from "./ratio";

const DOUBLE_PRECISION = 53;
const MIN_EXPONENT = -1074;

/** Returns the double nearest to a fraction, ties to even. ±Infinity if it exceeds the largest double; ±0 if it underflows. */
export function toDouble(a: Ratio): number {
  if (a.numerator === 0n) return 0;
  const isNegative = a.numerator < 0n;
  const n = isNegative ? -a.numerator : a.numerator;
  const d = a.denominator;
  // Scales so that the quotient has 53 or 54 bits, but never finer than the smallest subnormal.
  let shift = bitLength(n) - bitLength(d) - DOUBLE_PRECISION;
  if (shift < MIN_EXPONENT) shift = MIN_EXPONENT;
  const top = shift < 0 ? n << BigInt(-shift) : n;
  const bottom = shift > 0 ? d << BigInt(shift) : d;
  let quotient = top / bottom;
  let twiceRemainder = (top % bottom) * 2n;
  let unit = bottom;
  if (bitLength(quotient) > DOUBLE_PRECISION) {
    twiceRemainder += (quotient & 1n) * bottom * 2n;
    unit = bottom * 2n;
    quotient >>= 1n;
    shift += 1;
  }
  if (twiceRemainder > unit || (twiceRemainder === unit && (quotient & 1n) === 1n)) quotient += 1n;
  const magnitude = scaleByPowerOfTwo(quotient, shift);
  return isNegative ? -magnitude : magnitude;
}

/** Returns integer × 2^exponent, if that needs no rounding. Dividing by a power of two is exact; ** may not be. */
function scaleByPowerOfTwo(integer: bigint, exponent: number): number {
  if (exponent >= 0) return Number(integer << BigInt(exponent));
  const first = Math.min(-exponent, 1000);
  return Number(integer) / Number(1n << BigInt(first)) / Number(1n << BigInt(-exponent - first));
}
