import {
  enclose,
  encloseTiny,
  exactly,
  hull,
  type Interval,
  isLong,
  scaleInterval,
} from "~/numerals/interval";
import { toDouble } from "~/numerals/nearest-double";
import { add, divide, isEqual, isZero, type Ratio, ratio, ZERO } from "~/numerals/ratio";
import type { Curve } from "../categories/curve";
import type { Fractions } from "./lazy-conversion";

/** The precision is doubled until the result rounds one way; fractions for π and other constants have about 390 bits. */
const HIGHEST_PRECISION = 384;
const PRECISIONS = [96, 192, HIGHEST_PRECISION] as const;

const through = ({ low, high }: Interval, curve: (x: Ratio) => Interval | null): Interval | null => {
  const first = curve(low);
  if (first === null || isEqual(low, high)) return first;
  const last = curve(high);
  return last && hull(first, last);
};

const middleOf = ({ low, high }: Interval): Ratio =>
  isEqual(low, high) ? low : divide(add(low, high), ratio(2n));

/** A conversion along two curves; `factor` is the ratio of their reference units. */
type Path = { readonly from: Curve; readonly factor: Ratio; readonly to: Curve };

/** An interval that contains the results for a whole interval; null if either end is outside a scale. */
function follow(start: Interval, { from, factor, to }: Path, bits: number): Interval | null {
  const reference = through(start, (x) => from.apply(x, bits));
  return reference && through(scaleInterval(reference, factor), (y) => to.invert(y, bits));
}

/** The exact result, null if it is irrational, and a fraction that is accurate to at least 100 digits. */
export function fractionsAlongCurves(value: Ratio, path: Path): Fractions {
  const found = follow(exactly(value), path, HIGHEST_PRECISION) ?? exactly(ZERO);
  return { exact: isEqual(found.low, found.high) ? found.low : null, approximate: middleOf(found) };
}

/** The intervals to try until one decides the rounding: for a long number, short intervals around it, then the number. */
function* attempts(value: Ratio): Generator<readonly [start: Interval, bits: number]> {
  if (isLong(value)) {
    const besideZero = encloseTiny(value);
    if (besideZero) yield [besideZero, PRECISIONS[0]];
    for (const bits of PRECISIONS) yield [enclose(value, 2 * bits), bits];
  }
  for (const bits of PRECISIONS) yield [exactly(value), bits];
}

/** The nearest double. `isZero`: the exact result is zero, rather than too small for a double. */
export type CurveResult = { readonly result: number; readonly isZero: boolean };

/** Converts a number along two curves; null outside either scale. */
export function convertAlongCurves(value: Ratio, path: Path): CurveResult | null {
  let closest: Interval | null = null;
  for (const [start, bits] of attempts(value)) {
    closest = follow(start, path, bits);
    if (!closest && isEqual(start.low, start.high)) return null;
    if (!closest) continue;
    const { low, high } = closest;
    const result = toDouble(low);
    const mayBeZero = low.numerator <= 0n && high.numerator >= 0n;
    if (result === toDouble(high) && (!mayBeZero || isEqual(low, high))) return { result, isZero: mayBeZero };
  }
  if (!closest) return null;
  const middle = middleOf(closest);
  return { result: toDouble(middle), isZero: isZero(middle) };
}
