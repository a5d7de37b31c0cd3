import { once } from "~/numerals/once";
import { spend } from "~/numerals/work";
import { BASE_DIMENSIONS, type BaseDimension, type Dimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import type { Category } from "../../categories/category";
import { categories } from "../../categories/find-category";
import { factorsOf, rowFor } from "../name/expression-unit";
import type { UnitMatch } from "../name/readings";

/** @file Dimensions as texts, which are compared faster than vectors and whose products are cached; and their categories. */

export type DimensionId = string;

/** The number of dimensions for nouns: one for each noun that is not a unit and that both sides of a question share. */
export const MOST_NOUNS = 3;
const LENGTH = BASE_DIMENSIONS.length + MOST_NOUNS;
/** The number of cached products at which the cache is cleared. */
const MOST_PRODUCTS = 5000;

const vectors = new Map<DimensionId, Dimension>();
const products = new Map<string, DimensionId>();

const known = new WeakMap<Dimension, DimensionId>();

export function idOf(dimension: Dimension): DimensionId {
  const found = known.get(dimension);
  if (found !== undefined) return found;
  const missing = LENGTH - dimension.length;
  const id = (missing > 0 ? [...dimension, ...Array<number>(missing).fill(0)] : dimension).join();
  known.set(dimension, id);
  return id;
}

const vectorIn = (id: DimensionId): Dimension => {
  const found = vectors.get(id);
  if (found) return found;
  const vector = id.split(",").map(Number);
  if (vectors.size >= MOST_PRODUCTS) vectors.clear();
  vectors.set(id, vector);
  return vector;
};

export const NO_DIMENSION = idOf(BASE_DIMENSIONS.map(() => 0));
export const nounDimension = (place: number): DimensionId =>
  idOf(Array.from({ length: LENGTH }, (_, i) => (i === BASE_DIMENSIONS.length + place ? 1 : 0)));

/** The steps of work for a product, most of which are cached. */
const COMBINED = 0.3;

/** The product (sign 1) or quotient (sign −1) of two dimensions. */
export function combined(a: DimensionId, b: DimensionId, sign: 1 | -1): DimensionId {
  spend(COMBINED);
  const key = `${a}${sign > 0 ? "*" : "/"}${b}`;
  const found = products.get(key);
  if (found !== undefined) return found;
  const [x, y] = [vectorIn(a), vectorIn(b)];
  const id = x.map((n, i) => n + sign * (y[i] ?? 0) + 0).join();
  if (products.size >= MOST_PRODUCTS) products.clear();
  products.set(key, id);
  return id;
}

export const raised = (a: DimensionId, exponent: number): DimensionId =>
  vectorIn(a)
    .map((n) => n * exponent + 0)
    .join();

export const isReciprocal = (a: DimensionId, b: DimensionId): boolean =>
  a !== NO_DIMENSION && combined(a, b, 1) === NO_DIMENSION;

/** The dimension as a vector, without the dimensions of nouns. */
export const vectorOf = (id: DimensionId): Dimension => vectorIn(id).slice(0, BASE_DIMENSIONS.length);

/** Whether a dimension contains that of a noun. */
export const hasNoun = (id: DimensionId): boolean =>
  vectorIn(id)
    .slice(BASE_DIMENSIONS.length)
    .some((n) => n !== 0);

export const exponentOf = (id: DimensionId, name: BaseDimension): number =>
  vectorIn(id)[BASE_DIMENSIONS.indexOf(name)] ?? 0;

/** The sum of the exponents of a dimension, without their signs. */
export const sizeOf = (id: DimensionId): number => vectorIn(id).reduce((sum, n) => sum + Math.abs(n), 0);

/** Whether a dimension is a power of one base dimension: area is length squared. */
export const isPowerOf = (id: DimensionId, name: BaseDimension, exponent = 1): boolean =>
  exponentOf(id, name) === exponent && sizeOf(id) === Math.abs(exponent);

const NONE: readonly Category[] = [];

const byDimension = once((): ReadonlyMap<DimensionId, readonly Category[]> => {
  const known = new Map<DimensionId, readonly Category[]>();
  for (const one of categories) {
    const id = idOf(one.dimension);
    if (one.substance === undefined) known.set(id, [...(known.get(id) ?? NONE), one]);
  }
  return known;
});

/** The categories that measure a dimension, except those for one substance. */
export const categoriesWith = (dimension: DimensionId): readonly Category[] =>
  byDimension().get(dimension) ?? NONE;

const withoutPrefix = (unit: UnitExpression): UnitExpression =>
  unit.form.kind === "prefixed" ? unit.form.unit : unit;

/** Whether a category accepts an expression: some accept only units with certain names, or only quotients of units. */
const takes = ({ toldBy, isRate }: Category, expression: UnitExpression): boolean =>
  (!toldBy || toldBy.test(nameOf(expression) ?? "")) && (!isRate || factorsOf(expression).size > 1);

/** The categories of an expression; those with a row for it come first. `isSingle`: the expression is one name. */
export function categoriesOf(
  expression: UnitExpression,
  dimension: DimensionId,
  isSingle = false,
): readonly Category[] {
  const taking = categoriesWith(dimension).filter((one) => takes(one, expression));
  // A single unit belongs to the categories with its row: a sievert is not a fuel's heat by mass, of the same dimension.
  const own = isSingle
    ? taking.filter((one) => rowFor(expression, one) ?? rowFor(withoutPrefix(expression), one))
    : [];
  const all = own.length > 0 ? own : taking;
  return all.length < 2
    ? all
    : [...all.filter((one) => rowFor(expression, one)), ...all.filter((one) => !rowFor(expression, one))];
}

/** The row for an expression in the first category that has one; null if none has. */
export function rowWith(expression: UnitExpression, dimension: DimensionId): UnitMatch | null {
  for (const category of categoriesOf(expression, dimension)) {
    const unit = rowFor(expression, category);
    if (unit) return { category, unit };
  }
  return null;
}
