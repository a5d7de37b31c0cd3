import { around, exactly, hull, type Interval, opposite } from "./interval";
import { bitLength, divide, isLess, multiply, negate, ONE, power, type Ratio, ratio, ZERO } from "./ratio";

/**
 * @file Elementary functions of fractions, as intervals that contain the true value. `bits` is the requested precision; each
 * function uses extra bits, so that its rounding errors stay below the last bit.
 */

const GUARD = 64n;
/** Limit for log2 of a power: larger powers are far outside the range of doubles, and would exhaust memory. */
const MAX_LOG2 = 8192;

const fixed = (x: Ratio, bits: bigint): bigint => (x.numerator << bits) / x.denominator;

/** Sums t + t³/3 + t⁵/5 … (atanh), or with alternating signs (atan), for a small fixed-point t. */
function oddSeries(t: bigint, bits: bigint, sign: 1n | -1n): bigint {
  const square = (t * t) >> bits;
  let term = t;
  let sum = 0n;
  for (let n = 1n; term !== 0n && term !== -1n; n += 2n) {
    sum += term / n;
    term = sign * ((term * square) >> bits);
  }
  return sum;
}

const constants = new Map<string, bigint>();
function constant(name: string, bits: bigint, compute: () => bigint): bigint {
  const key = `${name}${bits}`;
  const known = constants.get(key);
  if (known !== undefined) return known;
  const value = compute();
  constants.set(key, value);
  return value;
}

/** ln 2 = 2 atanh(1/3). */
const ln2 = (bits: bigint): bigint =>
  constant("ln2", bits, () => 2n * oddSeries((1n << bits) / 3n, bits, 1n));
/** π = 16 atan(1/5) − 4 atan(1/239) (Machin). */
const pi = (bits: bigint): bigint =>
  constant(
    "pi",
    bits,
    () => 16n * oddSeries((1n << bits) / 5n, bits, -1n) - 4n * oddSeries((1n << bits) / 239n, bits, -1n),
  );

export const piInterval = (bits: number): Interval => {
  const p = BigInt(bits) + GUARD;
  return around(pi(p), 1n << (GUARD / 2n), p);
};

/** Returns two integers with the ratio x : 2^exponent. */
const proportion = ({ numerator, denominator }: Ratio, exponent: number): [bigint, bigint] =>
  exponent < 0 ? [numerator << BigInt(-exponent), denominator] : [numerator, denominator << BigInt(exponent)];

/** The natural logarithm of a positive fraction. */
export function ln(x: Ratio, bits: number): Interval {
  if (x.numerator === x.denominator) return exactly(ZERO);
  const p = BigInt(bits) + GUARD;
  const exponent = bitLength(x.numerator) - bitLength(x.denominator);
  // a/b is the mantissa m, not in lowest terms, which would be slow: ln m = 2 atanh((m − 1) / (m + 1)).
  const [a, b] = proportion(x, exponent);
  const t = ((a - b) << p) / (a + b);
  const value = 2n * oddSeries(t, p, 1n) + BigInt(exponent) * ln2(p);
  return around(value, 1n << (GUARD / 2n), p);
}

/** Returns e to the power of a fraction; null if it is far outside the range of doubles. */
function exp(x: Ratio, bits: number): Interval | null {
  if (x.numerator === 0n) return exactly(ONE);
  const p = BigInt(bits) + GUARD;
  const value = fixed(x, p);
  const exponent = value / ln2(p);
  if (exponent > MAX_LOG2 || exponent < -MAX_LOG2) return null;
  const rest = value - exponent * ln2(p);
  let term = 1n << p;
  let sum = 0n;
  for (let n = 1n; term !== 0n && term !== -1n; n += 1n) {
    sum += term;
    term = (term * rest) >> p;
    term /= n;
  }
  const near = around(sum, 1n << (GUARD / 2n), p);
  const scale = power(ratio(2n), Number(exponent));
  return { low: multiply(near.low, scale), high: multiply(near.high, scale) };
}

/** Multiplies without reducing to lowest terms, which is slow for thousands of digits. */
const unreducedProduct = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** Raises a positive base to a fraction, exactly if that is an integer; null if the result is far beyond the doubles. */
export function raise(base: Ratio, exponent: Ratio, bits: number): Interval | null {
  const log2 = bitLength(base.numerator) - bitLength(base.denominator) + 1;
  const size = Number(exponent.numerator / exponent.denominator);
  if (Math.abs(size) * Math.max(1, Math.abs(log2)) > MAX_LOG2) return null;
  if (exponent.denominator === 1n) return exactly(power(base, Number(exponent.numerator)));
  const { low, high } = ln(base, bits + 16);
  const [a, b] = [low, high].map((logarithm) => exp(unreducedProduct(logarithm, exponent), bits));
  return a && b ? hull(a, b) : null;
}

/** Divides one interval by another, which does not contain zero. */
const quotient = (a: Interval, b: Interval): Interval =>
  [a.low, a.high]
    .flatMap((n) => [divide(n, b.low), divide(n, b.high)])
    .map(exactly)
    .reduce(hull);

/** The logarithm of a positive fraction to a base above one, exact if it is an integer. */
export function logarithm(base: Ratio, x: Ratio, bits: number): Interval {
  const all = quotient(ln(x, bits), ln(base, bits));
  const nearest = Math.round(Number((all.low.numerator * 1000n) / all.low.denominator) / 1000);
  const candidate = Math.abs(nearest) <= MAX_LOG2 ? power(base, nearest) : null;
  const isWhole = candidate && candidate.numerator === x.numerator && candidate.denominator === x.denominator;
  return isWhole ? exactly(ratio(BigInt(nearest))) : all;
}

function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (guess + n / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The square root of a fraction that is not negative, exact if it is a fraction. */
export function squareRoot(x: Ratio, bits: number): Interval {
  const [a, b] = [integerRoot(x.numerator), integerRoot(x.denominator)];
  if (a * a === x.numerator && b * b === x.denominator) return exactly(ratio(a, b));
  const shift = BigInt(bits + Math.max(0, (bitLength(x.denominator) - bitLength(x.numerator) + 1) >> 1));
  return around(integerRoot((x.numerator << (2n * shift)) / x.denominator), 1n, shift);
}

/** Whether x is so small that its tangent and arctangent equal x to the requested precision. */
const isTiny = ({ numerator, denominator }: Ratio, bits: number): boolean =>
  bitLength(denominator) - bitLength(numerator) > bits;

/** Returns the interval around a positive fraction within one part in 2^bits. */
const near = (x: Ratio, bits: number): Interval => {
  const one = 1n << BigInt(bits);
  return { low: multiply(x, ratio(one - 1n, one)), high: multiply(x, ratio(one + 1n, one)) };
};

/** The arctangent of a fraction in radians, between −π/2 and π/2. */
export function arctangent(x: Ratio, bits: number): Interval {
  if (x.numerator === 0n) return exactly(ZERO);
  if (x.numerator < 0n) return opposite(arctangent(negate(x), bits));
  if (isTiny(x, bits)) return near(x, bits);
  const p = BigInt(bits) + GUARD + BigInt(Math.max(0, bitLength(x.denominator) - bitLength(x.numerator)));
  const isSteep = isLess(ONE, x);
  const one = 1n << p;
  let t = fixed(isSteep ? divide(ONE, x) : x, p);
  // atan t = 2 atan(t / (1 + √(1 + t²)))
  for (let i = 0; i < 3; i += 1) t = (t << p) / (one + integerRoot((one + ((t * t) >> p)) << p));
  const value = 8n * oddSeries(t, p, -1n);
  return around(isSteep ? pi(p) / 2n - value : value, 1n << (GUARD / 2n), p);
}

/** Sums the Taylor series of the sine (first term x) or the cosine (first term 1). */
function alternatingSeries(first: bigint, square: bigint, bits: bigint, start: bigint): bigint {
  let term = first;
  let sum = 0n;
  for (let n = start; term !== 0n && term !== -1n; n += 2n) {
    sum += term;
    term = -(((term * square) >> bits) / (n * (n + 1n)));
  }
  return sum;
}

/** The tangent of an angle in radians; null unless the angle is strictly between −π/2 and π/2. */
export function tangent(x: Ratio, bits: number): Interval | null {
  if (x.numerator === 0n) return exactly(ZERO);
  if (x.numerator < 0n) {
    const positive = tangent(negate(x), bits);
    return positive && opposite(positive);
  }
  if (isTiny(x, bits)) return near(x, bits);
  const p =
    BigInt(bits) + 2n * GUARD + BigInt(Math.max(0, bitLength(x.denominator) - bitLength(x.numerator)));
  const value = fixed(x, p);
  if (2n * (value < 0n ? -value : value) >= pi(p)) return null;
  const square = (value * value) >> p;
  const error = 1n << (GUARD / 2n);
  const sine = around(alternatingSeries(value, square, p, 2n), error, p);
  const cosine = around(alternatingSeries(1n << p, square, p, 1n), error, p);
  if (cosine.low.numerator <= 0n) return null;
  return quotient(sine, cosine);
}
