import { bitLength, isLess, multiply, negate, type Ratio, ratio, ZERO } from "./ratio";

/** All numbers between two fractions, one of which is meant; both ends are the same where it is known exactly. */
export type Interval = { readonly low: Ratio; readonly high: Ratio };

export const exactly = (value: Ratio): Interval => ({ low: value, high: value });

/** The numbers of an interval with the other sign. */
export const opposite = ({ low, high }: Interval): Interval => ({ low: negate(high), high: negate(low) });

/** n × 2^-bits, give or take `error` in units of the last bit. */
export const around = (n: bigint, error: bigint, bits: bigint): Interval => ({
  low: ratio(n - error, 1n << bits),
  high: ratio(n + error, 1n << bits),
});

/** Fractions longer than this are slow: the greatest common divisor of two of 1,100 digits takes half a millisecond. */
const LONG_BITS = 1024;

export const isLong = ({ numerator, denominator }: Ratio): boolean =>
  bitLength(numerator) + bitLength(denominator) > LONG_BITS;

/** A short interval around a fraction, from its leading binary digits truncated to the same rounded up; zero for zero. */
export function enclose(value: Ratio, significantBits: number): Interval {
  const { numerator, denominator } = value;
  if (numerator < 0n) return opposite(enclose(negate(value), significantBits));
  if (numerator === 0n) return exactly(value);
  const places = significantBits - bitLength(numerator) + bitLength(denominator);
  const [scale, unit] = places < 0 ? [1n, 1n << BigInt(-places)] : [1n << BigInt(places), 1n];
  const digits = (numerator * scale) / (denominator * unit);
  return { low: ratio(digits * unit, scale), high: ratio((digits + 1n) * unit, scale) };
}

/** Adding a number smaller than this to an ordinary one never affects rounding, except for its sign. */
const TINY_BITS = 2048;
const TINY = ratio(1n, 1n << BigInt(TINY_BITS));

/** The interval between zero and a tiny number of either sign, if it contains the value; otherwise null. */
export function encloseTiny({ numerator, denominator }: Ratio): Interval | null {
  if (numerator === 0n || bitLength(denominator) - bitLength(numerator) <= TINY_BITS) return null;
  return numerator > 0n ? { low: ZERO, high: TINY } : { low: negate(TINY), high: ZERO };
}

/** The interval from the lowest to the highest of several. */
export const hull = (a: Interval, b: Interval): Interval => ({
  low: isLess(a.low, b.low) ? a.low : b.low,
  high: isLess(a.high, b.high) ? b.high : a.high,
});

export const scaleInterval = ({ low, high }: Interval, factor: Ratio): Interval =>
  hull(exactly(multiply(low, factor)), exactly(multiply(high, factor)));
