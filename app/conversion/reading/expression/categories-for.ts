import { once } from "~/numerals/once";
import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import type { Category } from "../../categories/category";
import { categories } from "../../categories/find-category";
import type { FindOptions } from "../name/row-candidates";
import type { Evaluated } from "./evaluate-expression";
import { factorsOf, rowFor } from "./expression-unit";

const byDimension = once((): ReadonlyMap<string, readonly Category[]> => {
  const map = new Map<string, Category[]>();
  for (const category of categories) {
    const key = category.dimension.join();
    map.set(key, [...(map.get(key) ?? []), category]);
  }
  return map;
});

const withoutPrefix = (unit: UnitExpression): UnitExpression =>
  unit.form.kind === "prefixed" ? unit.form.unit : unit;

/**
 * The categories of an expression: those of its dimension, or null for none. A category of one trade, whose dimension others have
 * too, takes only expressions of the units that its trade measures by (`toldBy`): s/km is a pace, although a permeance in base
 * units is in s/m as well.
 */
export function categoriesFor(
  { dimension, expression }: Evaluated,
  { category: wanted }: FindOptions,
  isSingle: boolean,
): readonly (Category | null)[] {
  const matching = (byDimension().get(dimension.join()) ?? []).filter(
    ({ id, isRate, substance, toldBy }) =>
      // Mmol/l names no substance: it is glucose only in the category of glucose.
      (wanted === undefined ? substance === undefined : id === wanted) &&
      (wanted !== undefined || !toldBy || toldBy.test(nameOf(expression()) ?? "")) &&
      (!isRate || factorsOf(expression()).size > 1),
  );
  // A sievert is not a fuel's heat by mass, whose dimension it has; nor is a gigasievert, which has no row.
  const measures = (category: Category): boolean =>
    [expression(), withoutPrefix(expression())].some((unit) => rowFor(unit, category));
  const own = isSingle ? matching.filter(measures) : [];
  if (own.length > 0) return own;
  return matching.length > 0 || wanted !== undefined ? matching : [null];
}
