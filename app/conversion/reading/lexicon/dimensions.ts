import { once } from "~/numerals/once";
import { spend } from "~/numerals/work";
import { BASE_DIMENSIONS, type BaseDimension, type Dimension } from "../../algebra/dimension";

/** @file Dimensions as texts, which are compared faster than vectors; the product of two is worked out once. */

export type DimensionId = string;

/** Beside those of the engine, one for each noun that names no unit and that both sides of a question share. */
export const MOST_NOUNS = 3;
const LENGTH = BASE_DIMENSIONS.length + MOST_NOUNS;
/** Products that are remembered, before all of them are forgotten. */
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

/** In steps of work: most products are known. */
const COMBINED = 0.3;

/** The product (sign 1) or quotient (sign −1) of two. */
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

/** Without the dimensions of nouns. */
export const vectorOf = (id: DimensionId): Dimension => vectorIn(id).slice(0, BASE_DIMENSIONS.length);

/** Whether a noun is part of it. */
export const hasNoun = (id: DimensionId): boolean =>
  vectorIn(id)
    .slice(BASE_DIMENSIONS.length)
    .some((n) => n !== 0);

const places = once(() => new Map(BASE_DIMENSIONS.map((name, i) => [name, i])));
export const exponentOf = (id: DimensionId, name: BaseDimension): number =>
  vectorIn(id)[places().get(name) ?? -1] ?? 0;

/** How many base units it multiplies and divides. */
export const sizeOf = (id: DimensionId): number => vectorIn(id).reduce((sum, n) => sum + Math.abs(n), 0);
