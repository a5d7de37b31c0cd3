import { exactly, hull, type Interval, scaleInterval } from "~/numerals/interval";
import {
  add,
  divide,
  isEqual,
  isZero,
  ONE,
  type Ratio,
  ratio,
  subtract,
  toDouble,
  toExactText,
  ZERO,
} from "~/numerals/ratio";
import type { Curve } from "../categories/curve";
import type { Scale } from "../categories/unit";

/** Doubled until the result rounds one way; the fractions that stand for π and the like are good to some 390 bits. */
const PRECISIONS = [96, 192, 384];

const identity: Curve = {
  apply: exactly,
  invert: exactly,
  applyText: (x) => x,
  invertText: (y) => y,
};

const reciprocalOf = (x: Ratio): Interval | null => (isZero(x) ? null : exactly(divide(ONE, x)));
const reciprocal: Curve = {
  apply: reciprocalOf,
  invert: reciprocalOf,
  applyText: (x) => `1 ÷ (${x})`,
  invertText: (y) => `1 ÷ (${y})`,
};

/** reference = x × factor + zero is (x + zero ÷ factor) × factor. */
function shifted(zero: Ratio): Curve {
  return {
    apply: (x) => exactly(add(x, zero)),
    invert: (y) => exactly(subtract(y, zero)),
    applyText: (x) => `(${x} + ${toExactText(zero)})`,
    invertText: (y) => `${y} − ${toExactText(zero)}`,
  };
}

/** A scale as a curve. */
export function curveOf(scale: Scale): Curve {
  switch (scale.kind) {
    case "curve":
      return scale.curve;
    case "linear":
      return identity;
    case "reciprocal":
      return reciprocal;
    case "affine":
      return shifted(divide(scale.zero, scale.factor.resolve().ratio));
  }
}

const through = ({ low, high }: Interval, curve: (x: Ratio) => Interval | null): Interval | null => {
  const first = curve(low);
  if (first === null || isEqual(low, high)) return first;
  const last = curve(high);
  return last && hull(first, last);
};

const middleOf = ({ low, high }: Interval): Ratio =>
  isEqual(low, high) ? low : divide(add(low, high), ratio(2n));

/** A result certain to the double; `exact` where it is a known fraction; `approximate` good to 100 digits and more. */
export type CurveResult = {
  readonly result: number;
  readonly exact: Ratio | null;
  readonly approximate: () => Ratio;
};

/** What a number comes to along two curves; null outside either scale. */
export function convertAlongCurves(value: Ratio, from: Curve, factor: Ratio, to: Curve): CurveResult | null {
  const at = (bits: number): Interval | null => {
    const start = from.apply(value, bits);
    return start && through(scaleInterval(start, factor), (y) => to.invert(y, bits));
  };
  const best = (): Ratio => {
    const found = at(PRECISIONS[PRECISIONS.length - 1] ?? 0);
    return found ? middleOf(found) : ZERO;
  };
  for (const bits of PRECISIONS) {
    const found = at(bits);
    if (!found) return null;
    const result = toDouble(found.low);
    if (result !== toDouble(found.high)) continue;
    const exact = isEqual(found.low, found.high) ? found.low : null;
    return { result, exact, approximate: () => exact ?? best() };
  }
  const approximate = best();
  return { result: toDouble(approximate), exact: null, approximate: () => approximate };
}
