import { isSameForm } from "../../algebra/base-unit-form";
import { BASE_DIMENSIONS, DIMENSIONLESS, type Dimension, isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { dimensionOf } from "../../converting/rule";

const dimension = (powers: Partial<Record<(typeof BASE_DIMENSIONS)[number], number>>): Dimension =>
  BASE_DIMENSIONS.map((name) => powers[name] ?? 0);
const TIME = dimension({ T: 1 });
const FREQUENCY = dimension({ T: -1 });
const MASS = dimension({ M: 1 });
const VOLUME = dimension({ L: 3 });
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
 * Whether a quantity at a rate is their product, as hours at a speed, or their quotient, as a distance at a speed; whether a
 * rate lasts for a time, and whether something happens in a time or is in a volume. Null where that makes no sense, or both do:
 * 120 V at 60 Hz, 100 mg at 5 mg/kg, 5 m in 2 ft.
 */
export function signOf(quantity: Unit, rate: Unit, link: "at" | "for" | "in"): "*" | "/" | null {
  const [own, other] = [dimensionOf(quantity), dimensionOf(rate)];
  if (link === "in") {
    const isWithin =
      isSameDimension(other, TIME) || (isSameDimension(other, VOLUME) && isSameDimension(own, MASS));
    return isWithin && !isSameDimension(own, other) ? "/" : null;
  }
  const isRate = (own[BASE_DIMENSIONS.indexOf("T")] ?? 0) < 0 && !isSameDimension(own, FREQUENCY);
  if (link === "for") return isSameDimension(other, TIME) && isRate ? "*" : null;
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
