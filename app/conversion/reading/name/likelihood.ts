import { rememberedFor } from "~/numerals/once";
import { formatDimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import { headings } from "../../categories/directory";
import type { Unit } from "../../categories/unit";
import type { UnitMatch } from "./readings";

/** @file Which of several units with the same name or dimension is more likely. */

const everydayCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/** Whether a category is one of the common ones, whose symbols take precedence: "L" is the liter, not the lambert. */
export const isEveryday = (category: Category | null): boolean =>
  category !== null && everydayCategories.has(category);

/** The number of units at the start of an everyday category whose symbols everybody knows. */
const FAMILIAR_UNITS = 8;

export const isFamiliar = ({ category, unit }: UnitMatch): boolean =>
  category !== null && isEveryday(category) && category.units.slice(0, FAMILIAR_UNITS).includes(unit);

/** Removes the matches for which the test is true, unless none would remain. */
export function preferring<T>(all: readonly T[], isAvoided: (one: T) => boolean): readonly T[] {
  const rest = all.filter((one) => !isAvoided(one));
  return rest.length > 0 ? rest : all;
}

/** The first of each group of equal values. */
export const distinct = <T>(all: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] =>
  all.filter((one, i) => all.findIndex((other) => isSame(other, one)) === i);

/** Counts of a force (1) and of an energy or power (100), by which categories of one dimension differ: torque and energy. */
const KINDS: Readonly<Record<string, number>> = { "L·M·T^-2": 1, "L^2·M·T^-2": 100, "L^2·M·T^-3": 100 };

/** The number of forces in an expression, plus 100 for each energy or power. */
function kindOf(expression: UnitExpression): number {
  const { form, label } = expression;
  const sum = (parts: readonly UnitExpression[]): number => parts.reduce((all, one) => all + kindOf(one), 0);
  if (label === undefined && form.kind === "product") return sum(form.factors);
  if (label === undefined && form.kind === "quotient") return kindOf(form.numerator) - sum(form.denominators);
  if (label === undefined && form.kind === "power") return form.exponent * kindOf(form.base);
  return KINDS[formatDimension(expression.resolve().dimension)] ?? 0;
}

const kindOfUnit = rememberedFor(({ scale }: Unit) => kindOf(scale.factor));

/** Whether a unit multiplies the same forces or energies as the first unit of its category. */
function isOfItsKind({ category, unit }: UnitMatch): boolean {
  const first = category?.units[0];
  return first !== undefined && kindOfUnit(unit) !== 0 && kindOfUnit(unit) === kindOfUnit(first);
}

/** Prefers, among matches with the same name in several categories, those of the same kind as their category. */
export function ofTheirKind<T>(
  all: readonly T[],
  matchOf: (one: T) => UnitMatch,
  namesOf: (one: T) => string,
): readonly T[] {
  const [first] = all.map((one) => matchOf(one).category);
  if (all.every((one) => matchOf(one).category === first)) return all;
  const own = all.filter((one) => isOfItsKind(matchOf(one)));
  const names = own.map(namesOf);
  return all.filter((one) => own.includes(one) || !names.includes(namesOf(one)));
}
