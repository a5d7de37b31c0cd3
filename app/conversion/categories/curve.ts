import { arctangent, logarithm, piInterval, raise, squareRoot, tangent } from "~/numerals/elementary";
import { exactly, hull, type Interval, scaleInterval } from "~/numerals/interval";
import { once } from "~/numerals/once";
import { add, divide, isEqual, isZero, multiply, ONE, type Ratio, ratio, subtract, toExactText } from "~/numerals/ratio";

/**
 * A monotone function from the numbers of a scale to multiples of its factor, and back. Each result is an interval that
 * contains the true value, with the given precision; null if the number is outside the scale.
 */
export type Curve = {
  readonly apply: (x: Ratio, bits: number) => Interval | null;
  readonly invert: (y: Ratio, bits: number) => Interval | null;
  /** The two functions as displayed. */
  readonly applyText: (x: string) => string;
  readonly invertText: (y: string) => string;
};

const isPositive = ({ numerator }: Ratio): boolean => numerator > 0n;
const text = (value: Ratio): string => toExactText(value).replace("-", "−");

/** y = base^((x − zero) ÷ step): decibels, and wire gauges, whose step is negative. */
export const exponential = (base: Ratio, zero: Ratio, step: Ratio): Curve => ({
  apply: (x, bits) => raise(base, divide(subtract(x, zero), step), bits),
  invert: (y, bits) => {
    if (!isPositive(y)) return null;
    const { low, high } = scaleInterval(logarithm(base, y, bits), step);
    return { low: add(low, zero), high: add(high, zero) };
  },
  applyText: (x) =>
    isPositive(step)
      ? `${text(base)}^(${isZero(zero) ? x : `(${x} − ${text(zero)})`} ÷ ${text(step)})`
      : `${text(base)}^((${text(zero)} − ${x}) ÷ ${text(subtract(ratio(0n), step))})`,
  invertText: (y) =>
    isPositive(step)
      ? `${isZero(zero) ? "" : `${text(zero)} + `}${text(step)} × log(${y}) ÷ log ${text(base)}`
      : `${text(zero)} − ${text(subtract(ratio(0n), step))} × log(${y}) ÷ log ${text(base)}`,
});

/** y = the angle in radians whose tangent is x ÷ run: a slope in percent has a run of 100. */
export const slope = (run: Ratio): Curve => ({
  apply: (x, bits) => arctangent(divide(x, run), bits),
  invert: (y, bits) => {
    const found = tangent(y, bits);
    return found && scaleInterval(found, run);
  },
  applyText: (x) => `atan(${x}${isEqual(run, ONE) ? "" : ` ÷ ${text(run)}`})`,
  invertText: (y) => `${isEqual(run, ONE) ? "" : `${text(run)} × `}tan(${y})`,
});

/** y = the angle in radians whose tangent is 1 ÷ x, for a slope of 1 in x. */
export const slopeOneIn: Curve = {
  apply: (x, bits) => (isPositive(x) ? arctangent(divide(ONE, x), bits) : null),
  invert: (y, bits) => {
    const found = isPositive(y) ? tangent(y, bits) : null;
    if (!found || !isPositive(found.low)) return null;
    return { low: divide(ONE, found.high), high: divide(ONE, found.low) };
  },
  applyText: (x) => `atan(1 ÷ ${x})`,
  invertText: (y) => `1 ÷ tan(${y})`,
};

const quotient = (dividend: Ratio, divisor: string): string => `${text(dividend)} ÷ ${divisor.includes(" ") ? `(${divisor})` : divisor}`;

/** y = modulus ÷ (x × sign + shift): the hydrometer scales. */
export const hydrometer = (modulus: Ratio, shift: Ratio, sign: 1 | -1): Curve => {
  const direction = ratio(BigInt(sign));
  return {
    apply: (x) => {
      const denominator = add(multiply(x, direction), shift);
      return isPositive(denominator) ? exactly(divide(modulus, denominator)) : null;
    },
    invert: (y) => (isPositive(y) ? exactly(multiply(subtract(divide(modulus, y), shift), direction)) : null),
    applyText: (x) => (sign === 1 ? `${text(modulus)} ÷ (${x} + ${text(shift)})` : `${text(modulus)} ÷ (${text(shift)} − ${x})`),
    invertText: (y) => (sign === 1 ? `${quotient(modulus, y)} − ${text(shift)}` : `${text(shift)} − ${quotient(modulus, y)}`),
  };
};

/** y = √(x × count): the diameter in mils of a wire of x × count circular mils. */
export const rootOf = (count: Ratio): Curve => ({
  apply: (x, bits) => (x.numerator < 0n ? null : squareRoot(multiply(x, count), bits)),
  invert: (y) => (y.numerator < 0n ? null : exactly(divide(multiply(y, y), count))),
  applyText: (x) => `√(${isEqual(count, ONE) ? "" : `${text(count)} × `}${x})`,
  invertText: (y) => `(${y})²${isEqual(count, ONE) ? "" : ` ÷ ${text(count)}`}`,
});

const FOUR = ratio(4n);

/** y = √(4 x ÷ π): the diameter of a circle with the area x. */
export const circleDiameter: Curve = {
  apply: (x, bits) => {
    if (x.numerator < 0n) return null;
    const { low, high } = piInterval(bits);
    const area = multiply(x, FOUR);
    return hull(squareRoot(divide(area, high), bits), squareRoot(divide(area, low), bits));
  },
  invert: (y, bits) => (y.numerator < 0n ? null : scaleInterval(piInterval(bits), divide(multiply(y, y), FOUR))),
  applyText: (x) => `√(4 × ${x} ÷ π)`,
  invertText: (y) => `π × (${y})² ÷ 4`,
};

type Row = readonly [x: Ratio, y: Ratio];

/** The numbers of a table; all others are outside the scale. The table is created on first use. */
export function tabulated(createRows: () => readonly Row[]): Curve {
  const rows = once(createRows);
  return {
    apply: (x) => {
      const found = rows().find(([listed]) => isEqual(listed, x));
      return found ? exactly(found[1]) : null;
    },
    invert: (y) => {
      const found = rows().find(([, listed]) => isEqual(listed, y));
      return found ? exactly(found[0]) : null;
    },
    applyText: (x) => `(the entry for ${x})`,
    invertText: (y) => `(the number of ${y})`,
  };
}
