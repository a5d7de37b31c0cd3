import { DivisionByZero, spend, WorkExceeded } from "./work";

/** An exact fraction in lowest terms with a positive denominator. Operations throw WorkExceeded for a part beyond 10^5000. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The largest numerator and denominator, with 5,001 digits, so that 1e5000 can be written. */
const MOST = 10n ** 5000n;
/** Operations on longer integers are slow enough to count as work. */
const LONG = 1n << 2048n;
const MOST_BITS = bitLength(MOST);
const isLong = (n: bigint): boolean => n > LONG || n < -LONG;

function limited(n: bigint): bigint {
  if (n > MOST || n < -MOST) throw new WorkExceeded("digits");
  return n;
}

/** The number of divisions after which greatestCommonDivisor counts its work. */
const DIVISIONS = 64;
/** One step is `DIVISIONS` divisions of integers with this many bits. */
const BITS_PER_STEP = 32;

/** Computes the divisor by Euclid's algorithm, its last steps on doubles, which are faster and still exact. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  for (let count = 1; y > MAX_SAFE; count += 1) {
    [x, y] = [y, x % y];
    if (count % DIVISIONS === 0) spend(bitLength(y) / BITS_PER_STEP);
  }
  if (y === 0n) return x;
  let [small, rest] = [Number(y), Number(x % y)];
  while (rest !== 0) [small, rest] = [rest, small % rest];
  return BigInt(small);
}

/**
 * Returns numerator/denominator in lowest terms.
 * @throws DivisionByZero if the denominator is zero. @throws WorkExceeded if a part exceeds 10^5000.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ratio(numerator: bigint, denominator = 1n): Ratio {
  if (isLong(numerator) || isLong(denominator)) spend((bitLength(numerator) + bitLength(denominator)) / 128);
  if (denominator === 1n) return { numerator: limited(numerator), denominator };
  if (denominator === 0n) throw new DivisionByZero("A fraction with denominator zero");
  const divisor = greatestCommonDivisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return {
    numerator: limited((sign * numerator) / divisor),
    denominator: limited((sign * denominator) / divisor),
  };
}

export const ZERO: Ratio = ratio(0n);
export const ONE: Ratio = ratio(1n);

export const add = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, negate(b));
export const negate = (a: Ratio): Ratio => ({ numerator: -a.numerator, denominator: a.denominator });
export const multiply = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator);
/** Returns a ÷ b. @throws DivisionByZero if b is zero. */
export const divide = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator, a.denominator * b.numerator);
export const isZero = (a: Ratio): boolean => a.numerator === 0n;
export const isEqual = (a: Ratio, b: Ratio): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;
export const isLess = (a: Ratio, b: Ratio): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;

/** Raises a fraction to an integer. @throws DivisionByZero for a negative power of zero. @throws WorkExceeded as ratio does. */
export function power(a: Ratio, exponent: number): Ratio {
  if (exponent < 0) return power(divide(ONE, a), -exponent);
  // Checked first, because computing the power could exhaust memory.
  const mostBits = Math.max(bitLength(a.numerator), bitLength(a.denominator)) - 1;
  if (mostBits * exponent > MOST_BITS) throw new WorkExceeded("digits");
  const n = BigInt(exponent);
  return { numerator: limited(a.numerator ** n), denominator: limited(a.denominator ** n) };
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** Larger exponents are rejected: a hostile 1e999999999 would exhaust memory. */
const MAX_EXPONENT = 5000;
/** The digits of 1e5000: a one and 5,000 zeros. */
const MOST_WRITTEN = 5001;

/** Parses a decimal such as "-12.50e3" exactly. Null for other texts, too many digits or an exponent beyond ±5000. */
export function parseDecimal(text: string): Ratio | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = "", fraction = "", exponentText = "0"] = match;
  if (whole === "" && fraction === "") return null;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return null;
  const digits = BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n);
  const scale = exponent - fraction.length;
  if (whole.length + fraction.length + Math.max(0, scale) > MOST_WRITTEN || -scale > MAX_EXPONENT)
    return null;
  return scale >= 0 ? ratio(digits * 10n ** BigInt(scale)) : ratio(digits, 10n ** BigInt(-scale));
}

/** Parses a decimal literal in our own source; throws a RangeError if it is mistyped. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal(text: string): Ratio {
  const parsed = parseDecimal(text);
  if (!parsed) throw new RangeError(`Not a decimal: ${text}`);
  return parsed;
}

/** Parses a decimal or fraction literal in our own source: "0.3048", "5/9". */
/* @__NO_SIDE_EFFECTS__ */
export function fraction(text: string): Ratio {
  const [numerator = "", denominator] = text.split("/");
  return denominator === undefined ? decimal(text) : divide(decimal(numerator), decimal(denominator));
}

/** Converts the shortest decimal of a finite double to a fraction: 0.1 is one tenth. */
export const fromDouble = (value: number): Ratio => decimal(String(value));

/** Counts how often a prime divides n, using its squares, fourth powers and so on: 13 divisions for 10^5000, not 5,000. */
function multiplicity(n: bigint, prime: bigint): number {
  const powers = [prime];
  for (let last = prime; n % last === 0n; powers.push(last)) last *= last;
  let rest = n;
  let count = 0;
  for (let i = powers.length - 1; i >= 0; i -= 1) {
    const divisor = powers[i] ?? 1n;
    if (rest % divisor !== 0n) continue;
    rest /= divisor;
    count += 2 ** i;
  }
  return count;
}

/** The number of decimal places of a fraction; null if its expansion is infinite. */
export function decimalPlaces({ denominator }: Ratio): number | null {
  const twos = bitLength(denominator & -denominator) - 1;
  const odd = denominator >> BigInt(twos);
  const fives = multiplicity(odd, 5n);
  return odd === 5n ** BigInt(fives) ? Math.max(twos, fives) : null;
}

/** Whether a fraction has a finite decimal expansion. */
export const isTerminating = (a: Ratio): boolean => decimalPlaces(a) !== null;

/** More digits than affect the double of any answer (shorten-decimal.ts), and more than people read. */
const MOST_EXACT_DIGITS = 1_100;
const DIGITS_PER_BIT = Math.log10(2);

/** Formats a fraction exactly: as a decimal if finite (1.609344), otherwise as p/q (5/9). Null beyond 1,100 digits. */
export function exactText(a: Ratio): string | null {
  const places = decimalPlaces(a);
  const digits = DIGITS_PER_BIT * (bitLength(a.numerator) + (places === null ? bitLength(a.denominator) : 0));
  if (Math.max(digits, places ?? 0) > MOST_EXACT_DIGITS) return null;
  if (a.denominator === 1n) return a.numerator.toString();
  if (places === null) return `${a.numerator}/${a.denominator}`;
  return placePoint((a.numerator * 10n ** BigInt(places)) / a.denominator, places);
}

/** Formats a fraction exactly. @throws WorkExceeded for more than 1,100 digits. */
export function toExactText(a: Ratio): string {
  const text = exactText(a);
  if (text === null) throw new WorkExceeded("digits");
  return text;
}

/** Formats scaled × 10^-places with all places. */
function placePoint(scaled: bigint, places: number): string {
  const sign = scaled < 0n ? "-" : "";
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, "0");
  if (places === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Returns a × 10^exponent rounded to an integer, halves away from zero. It may exceed the limit of fractions. */
function roundScaled(a: Ratio, exponent: number): bigint {
  const n = a.numerator * tenTo(Math.max(exponent, 0));
  const d = a.denominator * tenTo(Math.max(-exponent, 0));
  const rounded = (2n * (n < 0n ? -n : n) + d) / (2n * d);
  return n < 0n ? -rounded : rounded;
}

/** Formats a fraction with this many decimals (0 to a few thousand), halves rounded away from zero. */
export const toFixedText = (a: Ratio, fractionDigits: number): string =>
  placePoint(roundScaled(a, fractionDigits), fractionDigits);

/** Returns floor(log10 |a|); a is not zero. */
export function decimalExponent(a: Ratio): number {
  const n = a.numerator < 0n ? -a.numerator : a.numerator;
  const exponent = n.toString().length - a.denominator.toString().length;
  const isBelow = n * tenTo(Math.max(-exponent, 0)) < a.denominator * tenTo(Math.max(exponent, 0));
  return isBelow ? exponent - 1 : exponent;
}

/**
 * Formats a fraction with at most this many significant digits (1 to a few thousand), halves rounded away from zero, without
 * trailing zeros. Uses exponent notation below 1e-6 and from 1e21 on, as JavaScript does.
 */
export function toSignificantText(a: Ratio, significantDigits: number): string {
  if (isZero(a)) return "0";
  let exponent = decimalExponent(a);
  let scaled = roundScaled(a, significantDigits - 1 - exponent);
  const sign = scaled < 0n ? "-" : "";
  if (scaled < 0n) scaled = -scaled;
  let digits = scaled.toString();
  if (digits.length > significantDigits) exponent += 1;
  digits = digits.replace(/(?<!0)0+$/, "");
  return sign + writeDigits(digits, exponent);
}

/** Formats the digits d1d2d3… of d1.d2d3… × 10^exponent as JavaScript does. */
function writeDigits(digits: string, exponent: number): string {
  if (exponent >= 21 || exponent < -6) {
    const mantissa = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits;
    return `${mantissa}e${exponent < 0 ? "-" : "+"}${Math.abs(exponent)}`;
  }
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return digits.padEnd(exponent + 1, "0");
  return `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}

/** Returns the number of binary digits of an integer's absolute value; 0 for zero. */
export function bitLength(n: bigint): number {
  if (n === 0n) return 0;
  const hex = (n < 0n ? -n : n).toString(16);
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex.charAt(0), 16)));
}
