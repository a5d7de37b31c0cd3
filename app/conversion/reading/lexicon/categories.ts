import { once } from "~/numerals/once";
import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import type { Category } from "../../categories/category";
import { categories } from "../../categories/find-category";
import { factorsOf, rowFor } from "../name/expression-unit";
import type { UnitMatch } from "../name/readings";
import { type DimensionId, idOf } from "./dimensions";

const NONE: readonly Category[] = [];

const byDimension = once((): ReadonlyMap<DimensionId, readonly Category[]> => {
  const known = new Map<DimensionId, readonly Category[]>();
  for (const one of categories) {
    const id = idOf(one.dimension);
    if (one.substance === undefined) known.set(id, [...(known.get(id) ?? NONE), one]);
  }
  return known;
});

/** The categories of any substance that measure a dimension. */
export const categoriesWith = (dimension: DimensionId): readonly Category[] =>
  byDimension().get(dimension) ?? NONE;

const withoutPrefix = (unit: UnitExpression): UnitExpression =>
  unit.form.kind === "prefixed" ? unit.form.unit : unit;

/** Whether a category takes an expression: one of a trade only those of the units that its trade measures by. */
const takes = ({ toldBy, isRate }: Category, expression: UnitExpression): boolean =>
  (!toldBy || toldBy.test(nameOf(expression) ?? "")) && (!isRate || factorsOf(expression).size > 1);

/** The categories of an expression, those first that have a row for it. */
export function categoriesOf(
  expression: UnitExpression,
  dimension: DimensionId,
  isSingle = false,
): readonly Category[] {
  const taking = categoriesWith(dimension).filter((one) => takes(one, expression));
  // A sievert is not a fuel's heat by mass, whose dimension it has; nor is a gigasievert, which has no row.
  const own = isSingle
    ? taking.filter((one) => rowFor(expression, one) ?? rowFor(withoutPrefix(expression), one))
    : [];
  const all = own.length > 0 ? own : taking;
  return all.length < 2
    ? all
    : [...all.filter((one) => rowFor(expression, one)), ...all.filter((one) => !rowFor(expression, one))];
}

/** The row that a category has for an expression. */
export function rowWith(expression: UnitExpression, dimension: DimensionId): UnitMatch | null {
  for (const category of categoriesOf(expression, dimension)) {
    const unit = rowFor(expression, category);
    if (unit) return { category, unit };
  }
  return null;
}
