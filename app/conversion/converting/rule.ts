import { exactly, type Interval } from "~/numerals/interval";
import {
  add,
  divide,
  fraction,
  isEqual,
  isLess,
  isZero,
  multiply,
  negate,
  ONE,
  power,
  type Ratio,
  subtract,
  toExactText,
  ZERO,
} from "~/numerals/ratio";
import { type BaseUnitForm, combineForms, isSameForm, raiseForm } from "../algebra/base-unit-form";
import { type Dimension, isSameDimension } from "../algebra/dimension";
import type { Curve } from "../categories/curve";
import type { Scale, Unit } from "../categories/unit";
import { type ExchangeRates, rateOf } from "../currencies/rates";
import { fail, type Result, succeed } from "../errors";

/** "rate": market exchange rates are involved; dated, indicative, never exact. */
export type Exactness = "exact" | "conventional" | "measured" | "rate";

/**
 * From one unit to another: y = factor × x, y = factor × x + intercept, y = factor ÷ x, or, if either scale is a curve,
 * y = to⁻¹(factor × from(x)).
 */
export type ConversionRule =
  | { readonly kind: "proportional"; readonly factor: BaseUnitForm }
  | { readonly kind: "affine"; readonly factor: BaseUnitForm; readonly intercept: Ratio }
  | { readonly kind: "inverse"; readonly factor: BaseUnitForm }
  | { readonly kind: "curve"; readonly factor: BaseUnitForm; readonly from: Curve; readonly to: Curve };

/** What a unit measures, as powers of the base units. */
export const dimensionOf = ({ scale }: Unit): Dimension => scale.factor.resolve().dimension;

const zeroOf = (scale: Scale): Ratio => (scale.kind === "affine" ? scale.zero : ZERO);

const isInverse = (a: BaseUnitForm, b: BaseUnitForm): boolean =>
  a.dimension.some((n) => n !== 0) && a.dimension.every((n, i) => n === -(b.dimension[i] ?? 0));

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

function curveOf(scale: Scale): Curve {
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

/** What the conversion of a unit depends on. */
export type Sized = Pick<Unit, "id" | "isConventional" | "scale">;

/** The conversion rule between two units of the same or of reciprocal dimension. Rates are not looked up yet. */
export function ruleBetween(from: Sized, to: Sized): ConversionRule {
  const f = from.scale.factor.resolve();
  const g = to.scale.factor.resolve();
  const factorOf = (a: BaseUnitForm, sign: 1 | -1): BaseUnitForm => {
    const form = combineForms(a, g, sign);
    const isConventional = from.isConventional || to.isConventional || form.isConventional;
    return { ...form, isConventional: from !== to && isConventional };
  };
  if (from !== to && (from.scale.kind === "curve" || to.scale.kind === "curve"))
    return { kind: "curve", factor: factorOf(f, -1), from: curveOf(from.scale), to: curveOf(to.scale) };
  const isFromReciprocal = from.scale.kind === "reciprocal";
  const isToReciprocal = to.scale.kind === "reciprocal";
  const isTurned = isInverse(f, g);
  const factor = factorOf(isToReciprocal === isTurned ? f : raiseForm(f, -1), isToReciprocal ? 1 : -1);
  // Two reciprocals cancel: L/100 km is the reciprocal of km/L, and therefore proportional to mL/m, an area.
  const reciprocals = [isFromReciprocal, isToReciprocal, isTurned].filter(Boolean);
  if (reciprocals.length % 2 === 1) return { kind: "inverse", factor };
  const zeros = subtract(zeroOf(from.scale), zeroOf(to.scale));
  return isZero(zeros)
    ? { kind: "proportional", factor }
    : { kind: "affine", factor, intercept: divide(zeros, g.ratio) };
}

/** True if two units convert into each other: equal dimensions, or reciprocal ones. */
export function areConvertible(from: Unit, to: Unit): boolean {
  const f = from.scale.factor.resolve();
  const g = to.scale.factor.resolve();
  // Scales with their own zero have no reciprocal: 5/K converts to 0.2 K, which is not 0.2 °C.
  const isOffset = from.scale.kind === "affine" || to.scale.kind === "affine";
  return isSameDimension(f.dimension, g.dimension) || (!isOffset && isInverse(f, g));
}

export const isSameRule = (a: ConversionRule, b: ConversionRule): boolean =>
  a.kind === b.kind &&
  isSameForm(a.factor, b.factor) &&
  (a.kind !== "affine" || b.kind !== "affine" || isEqual(a.intercept, b.intercept)) &&
  (a.kind !== "curve" || b.kind !== "curve" || (a.from === b.from && a.to === b.to));

/** Whether two units have the same size and zero. */
export const isSameSize = (a: Unit, b: Unit): boolean =>
  a === b ||
  (a.scale.kind === b.scale.kind &&
    isSameForm(a.scale.factor.resolve(), b.scale.factor.resolve()) &&
    isSameRule(ruleBetween(a, a), ruleBetween(a, b)));

const HALF_PERCENT = fraction("1/200");

/** Whether the numbers in two units differ by at most half a percent, as for the calories of two tables. */
export function isAboutSameSize(a: Unit, b: Unit): boolean {
  const rule = ruleBetween(a, b);
  if (rule.kind !== "proportional" || !isRational(rule.factor)) return isSameSize(a, b);
  const difference = subtract(rule.factor.ratio, ONE);
  return !isLess(HALF_PERCENT, isLess(difference, ZERO) ? negate(difference) : difference);
}

/** The value of a form in base units, with fractions in place of symbolic constants. Error: no_rate. */
export function evaluate(form: BaseUnitForm, rates: ExchangeRates): Result<Ratio> {
  let value = form.ratio;
  for (const [constant, exponent] of form.constants) {
    const size = constant.kind === "rate" ? rateOf(constant.id, rates) : constant.value;
    if (!size) return fail({ code: "no_rate", currency: constant.id });
    value = multiply(value, power(size, exponent));
  }
  return succeed(value);
}

export function exactnessOf(form: BaseUnitForm, isConventional = form.isConventional): Exactness {
  const kinds = new Set([...form.constants.keys()].map(({ kind }) => kind));
  if (kinds.has("rate")) return "rate";
  if (kinds.has("measured")) return "measured";
  return isConventional ? "conventional" : "exact";
}

/** True if the number is a fraction, without π, measured constants or market rates. */
export const isRational = (form: BaseUnitForm): boolean => form.constants.size === 0;
