import { bitLength, isLess, multiply, negate, type Ratio, ratio, ZERO } from "./ratio";

/** An interval that contains a number; both ends are equal if the number is known exactly. */
export type Interval = { readonly low: Ratio; readonly high: Ratio };

export const exactly = (value: Ratio): Interval => ({ low: value, high: value });

export const opposite = ({ low, high }: Interval): Interval => ({ low: negate(high), high: negate(low) });

/** Returns n × 2^-bits ± `error` units of the last bit. */
export const around = (n: bigint, error: bigint, bits: bigint): Interval => ({
  low: ratio(n - error, 1n << bits),
  high: ratio(n + error, 1n << bits),
});

/** Longer fractions are slow: the greatest common divisor of two integers of 1,100 digits takes half a millisecond. */
const LONG_BITS = 1024;

export const isLong = ({ numerator, denominator }: Ratio): boolean =>
  bitLength(numerator) + bitLength(denominator) > LONG_BITS;

/** Encloses a fraction in a short interval: its leading binary digits, rounded down and up; zero for zero. */
export function enclose(value: Ratio, significantBits: number): Interval {
  const { numerator, denominator } = value;
  if (numerator < 0n) return opposite(enclose(negate(value), significantBits));
  if (numerator === 0n) return exactly(value);
  const places = significantBits - bitLength(numerator) + bitLength(denominator);
  const [scale, unit] = places < 0 ? [1n, 1n << BigInt(-places)] : [1n << BigInt(places), 1n];
  const digits = (numerator * scale) / (denominator * unit);
  return { low: ratio(digits * unit, scale), high: ratio((digits + 1n) * unit, scale) };
}

/** Adding a smaller number to an ordinary one never affects rounding, except by its sign. */
const TINY_BITS = 2048;
const TINY = ratio(1n, 1n << BigInt(TINY_BITS));

/** Returns the interval between zero and TINY, or −TINY, if it contains the value; otherwise null. */
export function encloseTiny({ numerator, denominator }: Ratio): Interval | null {
  if (numerator === 0n || bitLength(denominator) - bitLength(numerator) <= TINY_BITS) return null;
  return numerator > 0n ? { low: ZERO, high: TINY } : { low: negate(TINY), high: ZERO };
}

/** Returns the smallest interval that contains both. */
export const hull = (a: Interval, b: Interval): Interval => ({
  low: isLess(a.low, b.low) ? a.low : b.low,
  high: isLess(a.high, b.high) ? b.high : a.high,
});

export const scaleInterval = ({ low, high }: Interval, factor: Ratio): Interval =>
  hull(exactly(multiply(low, factor)), exactly(multiply(high, factor)));
