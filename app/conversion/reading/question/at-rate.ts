import { isSameForm } from "../../algebra/base-unit-form";
import { BASE_DIMENSIONS, DIMENSIONLESS, type Dimension, isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { dimensionOf } from "../../converting/rule";

const dimension = (powers: Partial<Record<(typeof BASE_DIMENSIONS)[number], number>>): Dimension =>
  BASE_DIMENSIONS.map((name) => powers[name] ?? 0);
const CURRENT = dimension({ I: 1 });
const CHARGE = dimension({ I: 1, T: 1 });
const VOLTAGE = dimension({ L: 2, M: 1, T: -3, I: -1 });

const isNumber = (dimension: Dimension): boolean => isSameDimension(dimension, DIMENSIONLESS);

/** What a rate is of, and what it is over: miles and hours of mph; null for a unit that is not a quotient of two others. */
function sidesOf({ form }: UnitExpression): readonly [UnitExpression, UnitExpression] | null {
  if (form.kind === "definition") return sidesOf(form.is);
  if (form.kind === "prefixed") return sidesOf(form.unit);
  if (form.kind !== "quotient") return null;
  const sides = [form.numerator, times(...form.denominators)] as const;
  return sides.some((side) => isNumber(side.resolve().dimension)) ? null : sides;
}

/**
 * Whether a quantity at a rate is their product, as hours at a speed, or their quotient, as a distance at a speed. Null where that
 * makes no sense, or both do: 120 V at 60 Hz, 100 mg at 5 mg/kg.
 */
export function signOf(quantity: Unit, rate: Unit): "*" | "/" | null {
  const [own, other] = [dimensionOf(quantity), dimensionOf(rate)];
  if (isSameDimension(other, VOLTAGE))
    return [CURRENT, CHARGE].some((one) => isSameDimension(own, one)) ? "*" : null;
  if (isSameDimension(own, VOLTAGE) && isSameDimension(other, CURRENT)) return "*";
  const sides = sidesOf(rate.scale.factor);
  if (!sides) return null;
  const [top, bottom] = sides.map((side) => isSameDimension(own, side.resolve().dimension));
  if (top && bottom) {
    // 70 kg at 5 mg/kg
    const [isTop, isBottom] = sides.map((side) =>
      isSameForm(side.resolve(), quantity.scale.factor.resolve()),
    );
    return isTop === isBottom ? null : isTop ? "/" : "*";
  }
  if (top === bottom) return null;
  // L/100 km and min/km are kept as their reciprocals.
  return top === (rate.scale.kind !== "reciprocal") ? "/" : "*";
}
