import { type Category, convert, type ExchangeRates, findCategory, type Unit } from "~/conversion";
import type { LinearMap } from "./ruler-scale";

/** Two different units of a category. */
export type UnitPair = { readonly category: Category; readonly from: Unit; readonly to: Unit };

/** The units of a category with these ids; undefined unless it has both. */
export function unitPair(categoryId: string, ids: { from: string; to: string }): UnitPair | undefined {
  const category = findCategory(categoryId);
  const [from, to] = [ids.from, ids.to].map((id) => category?.units.find((unit) => unit.id === id));
  return category && from && to ? { category, from, to } : undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A unit in words, "miles per hour" for miles/hour, because screen readers and searches need words. */
export const inWords = (unit: Unit): string => unit.plural.replaceAll("/", " per ");

/** "Miles per hour to kilometers per hour" */
export const pairTitle = ({ from, to }: Pick<UnitPair, "from" | "to">): string =>
  `${capitalised(inWords(from))} to ${inWords(to)}`;

/** Both symbols, or the name of a unit without one. */
export const symbolsOf = ({ from, to }: UnitPair): readonly [from: string, to: string] => [
  from.symbol || from.name,
  to.symbol || to.name,
];

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
