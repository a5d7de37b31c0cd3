import { divide, multiply, negate, ONE, type Ratio, subtract, ZERO } from "~/numerals/ratio";
import type { Unit } from "../categories/unit";
import { isRational, ruleBetween } from "./rule";

/**
 * Splits a quantity over several units, with whole numbers in all but the last: 180 cm over ft;in is 5 ft 10.866… in.
 * Null unless the units are proportional with rational factors.
 */
export function splitQuantity(value: Ratio, from: Unit, units: readonly Unit[]): Ratio[] | null {
  const factors: Ratio[] = [];
  for (const unit of units) {
    const rule = ruleBetween(from, unit);
    if (rule.kind !== "proportional" || !isRational(rule.factor)) return null;
    factors.push(rule.factor.ratio);
  }
  const sign = value.numerator < 0n ? subtract(ZERO, ONE) : ONE;
  let rest = multiply(value, sign);
  return factors.map((factor, i) => {
    const count = multiply(rest, factor);
    if (i === factors.length - 1) return multiply(count, sign);
    const whole: Ratio = { numerator: count.numerator / count.denominator, denominator: 1n };
    rest = subtract(rest, divide(whole, factor));
    return multiply(whole, sign);
  });
}

/** Writes the sign only once, before the first part that is not zero: -5 ft 11 in, which is read as the same quantity. */
export function signOnce(parts: readonly Ratio[]): Ratio[] {
  const first = parts.findIndex((part) => part.numerator !== 0n);
  return parts.map((part, at) => (at > first && part.numerator < 0n ? negate(part) : part));
}
