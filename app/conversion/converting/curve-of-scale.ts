import { exactly, type Interval } from "~/numerals/interval";
import { add, divide, isZero, ONE, type Ratio, subtract, toExactText } from "~/numerals/ratio";
import type { Curve } from "../categories/curve";
import type { Scale } from "../categories/unit";

const identity: Curve = { apply: exactly, invert: exactly, applyText: (x) => x, invertText: (y) => y };

const reciprocalOf = (x: Ratio): Interval | null => (isZero(x) ? null : exactly(divide(ONE, x)));
const reciprocal: Curve = {
  apply: reciprocalOf,
  invert: reciprocalOf,
  applyText: (x) => `1 ÷ (${x})`,
  invertText: (y) => `1 ÷ (${y})`,
};

/** Shifts by zero ÷ factor of an affine scale: x × factor + zero is (x + zero ÷ factor) × factor. */
function shifted(zero: Ratio): Curve {
  return {
    apply: (x) => exactly(add(x, zero)),
    invert: (y) => exactly(subtract(y, zero)),
    applyText: (x) => `(${x} + ${toExactText(zero)})`,
    invertText: (y) => `${y} − ${toExactText(zero)}`,
  };
}

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
