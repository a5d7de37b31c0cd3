import { isLess, multiply, type Ratio, ratio } from "./ratio";

/** All numbers between two fractions, one of which is meant; both ends are the same where it is known exactly. */
export type Interval = { readonly low: Ratio; readonly high: Ratio };

export const exactly = (value: Ratio): Interval => ({ low: value, high: value });

/** n × 2^-bits, give or take `error` in units of the last bit. */
export const around = (n: bigint, error: bigint, bits: bigint): Interval => ({
  low: ratio(n - error, 1n << bits),
  high: ratio(n + error, 1n << bits),
});

/** The interval from the lowest to the highest of several. */
export const hull = (a: Interval, b: Interval): Interval => ({
  low: isLess(a.low, b.low) ? a.low : b.low,
  high: isLess(a.high, b.high) ? b.high : a.high,
});

export const scaleInterval = ({ low, high }: Interval, factor: Ratio): Interval =>
  hull(exactly(multiply(low, factor)), exactly(multiply(high, factor)));
