import { divide, multiply, ONE, type Ratio, subtract, ZERO } from "~/numerals/ratio";
import type { Unit } from "../categories/unit";
import { isRational } from "./rule";

/**
 * Splits a quantity over several units, with whole numbers in all but the last: 180 cm over ft;in is 5 ft 10.866… in.
 * Only between proportional units with rational factors; null otherwise.
 */
export function splitQuantity(value: Ratio, from: Unit, units: readonly Unit[]): Ratio[] | null {
  const sizes: Ratio[] = [];
  for (const { scale } of [from, ...units]) {
    const form = scale.kind === "linear" ? scale.factor.resolve() : null;
    if (!form || !isRational(form)) return null;
    sizes.push(form.ratio);
  }
  const [own = ONE, ...targets] = sizes;
  const sign = value.numerator < 0n ? subtract(ZERO, ONE) : ONE;
  let rest = multiply(multiply(value, sign), own);
  return targets.map((size, i) => {
    const count = divide(rest, size);
    if (i === targets.length - 1) return multiply(count, sign);
    const whole: Ratio = { numerator: count.numerator / count.denominator, denominator: 1n };
    rest = subtract(rest, multiply(whole, size));
    return multiply(whole, sign);
  });
}
