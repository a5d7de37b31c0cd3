import { convert, type ExchangeRates } from "~/conversion";
import type { LinearMap } from "./ruler-scale";
import type { UnitPair } from "./unit-pair.server";

/** Units that differ by a larger factor do not share a ruler. */
const MOST_RATIO = 1e9;

/** The linear conversion of a pair; null for money, whose rates change, and if one ruler cannot show both units. */
export function linearMap({ category, from, to }: UnitPair, rates: ExchangeRates): LinearMap | null {
  if (category.displayStyle(to).kind === "currency") return null;
  const [zero, one, three] = ["0", "1", "3"].map((value) => {
    const converted = convert({ category: category.id, fromUnit: from.id, toUnit: to.id, value }, rates);
    return converted.ok ? converted.value.result : Number.NaN;
  });
  if (zero === undefined || one === undefined || three === undefined) return null;
  const slope = (three - zero) / 3;
  const isLinear = Math.abs(one - zero - slope) <= 1e-9 * Math.abs(slope);
  const isInReach = slope > 1 / MOST_RATIO && slope < MOST_RATIO;
  return isLinear && isInReach ? { slope, intercept: zero } : null;
}
