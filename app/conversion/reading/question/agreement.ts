import { per, toThe } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import { CELSIUS_DEGREE, RADIAN } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { type Item, isOnScale } from "../chart/item";
import {
  categoriesOf as categoriesFor,
  categoriesWith,
  combined,
  type DimensionId,
  exponentOf,
  hasNoun,
  idOf,
  isReciprocal,
  NO_DIMENSION,
  raised,
} from "../lexicon/dimensions";
import type { Note } from "../lexicon/entry";
import { expressionUnit, rowFor } from "../name/expression-unit";
import { isEveryday, ofTheirKind, preferring } from "../name/likelihood";

/** @file Whether two units convert, and what that costs. */

export const EXPRESSION = 6;
const WITHOUT_CATEGORY = 3;
const INVERSE = 20;
const ACROSS_CATEGORIES = 8;
const RADIANS_AS_ONE = 4;

/** The categories that an item may belong to: only its own if it is a row of the catalogue. */
export const categoriesOf = (one: Item): readonly Category[] =>
  one.category ? [one.category] : categoriesFor(one.expression(), one.dimension, one.names === 1);

export function categoryFor(one: Item): Category | null {
  if (one.category) return one.category;
  const all = categoriesOf(one);
  const matches = all.map((category) => ({ category, unit: unitOf(one, category, "") }));
  const own = ofTheirKind(
    matches,
    (match) => match,
    ({ unit }) => unit.name,
  );
  const [first] = preferring(own, ({ category }) => !isEveryday(category));
  return first?.category ?? null;
}

export const unitOf = (one: Item, category: Category | null, text: string): Unit =>
  one.row?.unit ?? (category && rowFor(one.expression(), category)) ?? expressionUnit(one.expression(), text);

/** The cost of a unit as one side of a question: higher if it was composed, and again if no category has its dimension. */
export const costOf = (one: Item): number =>
  one.cost + (one.row ? 0 : EXPRESSION + (categoriesWith(one.dimension).length > 0 ? 0 : WITHOUT_CATEGORY));

export type Agreement = {
  readonly cost: number;
  readonly category: Category | null;
  readonly isInverse: boolean;
  /** The exponent of radians in the first unit minus that in the second. */
  readonly angle: number;
};

const agree = (cost: number, category: Category | null, isInverse = false, angle = 0): Agreement => ({
  cost,
  category,
  isInverse,
  angle,
});

const either = (a: Item, b: Item, test: (one: Item, other: Item) => boolean): boolean =>
  test(a, b) || test(b, a);

/** Whether one is parts per million and the other a mass per cubic meter, which do not convert. */
const isMillionOf = (a: Item, b: Item): boolean =>
  either(
    a,
    b,
    (x, y) =>
      /^part.million/.test(x.row?.unit.name ?? "") &&
      y.dimension !== NO_DIMENSION &&
      /(?:gram|gamma)\/cubic meter$/.test(unitOf(y, null, "").name),
  );

function inCategory(a: Item, b: Item, category: Category, isAsked: boolean): Agreement | null {
  // A diameter and a cross section convert only if the category of wire gauges is asked for.
  const isOfWire =
    a.scale !== b.scale && either(a, b, (one) => one.scale === "curve" && one.row?.unit.ucum !== null);
  return !isAsked && (isOfWire || isMillionOf(a, b)) ? null : agree(0, category);
}

const isAffine = ({ scale }: Item): boolean => scale === "affine";
/** Whether a unit is a Celsius or Fahrenheit degree; reciprocals such as 1/K do not convert into these. */
const isDegree = ({ row }: Item): boolean =>
  row?.unit.scale.factor === CELSIUS_DEGREE || row?.unit.scale.factor === FAHRENHEIT_DEGREE;
const isSubstance = ({ category }: Item): boolean =>
  category?.substance !== undefined || category?.id === "relative-density";

function sameDimension(a: Item, b: Item): Agreement | null {
  if (!a.row || !b.row) return agree(1, a.category ?? b.category);
  const isApart = either(a, b, (one) => isSubstance(one) || isAffine(one));
  return isApart ? null : agree(1 + ACROSS_CATEGORIES, null);
}

const angleOf = ({ dimension }: Item): number => exponentOf(dimension, "angle");

/** Length, speed, acceleration, angular momentum, torque (also energy) and power, as exponents of L, M and T. */
const MECHANICAL: ReadonlySet<DimensionId> = new Set(
  [
    [1, 0, 0],
    [1, 0, -1],
    [1, 0, -2],
    [2, 1, -1],
    [2, 1, -2],
    [2, 1, -3],
  ].map(idOf),
);

/** Takes the radian as 1 if rotation makes a mechanical quantity: torque times angular velocity is a power. */
function withoutAngle(a: Item, b: Item): Agreement | null {
  const angle = angleOf(a) - angleOf(b);
  const isRotation = (angle === 1 || angle === 2 || angle === -1) && a.names > 1;
  if (!isRotation || !MECHANICAL.has(b.dimension)) return null;
  const radians = raised(idOf(RADIAN.resolve().dimension), angle);
  return combined(b.dimension, radians, 1) === a.dimension ? agree(RADIANS_AS_ONE, null, false, angle) : null;
}

export function agreement(a: Item, b: Item, isAsked = false): Agreement | null {
  if (a.category && a.category === b.category) return inCategory(a, b, a.category, isAsked);
  const isSame = a.dimension === b.dimension;
  if (!isSame && !isReciprocal(a.dimension, b.dimension) && angleOf(a) === angleOf(b)) return null;
  if (either(a, b, (one) => isOnScale(one) || one.category?.id === "prefixes") || isMillionOf(a, b))
    return null;
  // A product of units in kelvins is not a temperature on a scale.
  if (either(a, b, (one, other) => isAffine(one) && other.row === null && other.names > 1)) return null;
  if (isSame) return sameDimension(a, b);
  if (isAffine(a) || isAffine(b) || either(a, b, isDegree) || hasNoun(a.dimension)) return null;
  if (isReciprocal(a.dimension, b.dimension))
    return agree(INVERSE + (a.row && b.row ? ACROSS_CATEGORIES : 0), null, true);
  return withoutAngle(a, b);
}

const PLAIN_RADIANS: Note = {
  kind: "convention",
  text: "taking 1 rad as 1 and a revolution as 2π rad, as the SI does",
};

/** Divides a quantity by its radians, and states that they are taken as 1. */
export const inOnes = (from: Item, angle: number, dimension: DimensionId): Item =>
  from
    .copy()
    .composed(dimension, () => per(from.expression(), toThe(angle, RADIAN)))
    .noting(PLAIN_RADIANS);
