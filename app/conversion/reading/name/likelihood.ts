import { formatDimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import { headings } from "../../categories/directory";
import type { Unit } from "../../categories/unit";
import type { UnitMatch } from "./readings";
import { rememberedFor } from "./settings";

/** @file Which of several units of a name or a dimension is likelier. */

const everydayCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/** Whether a category is one of the common ones, whose symbols take precedence: L is the liter, not the lambert. */
export const isEveryday = (category: Category | null): boolean =>
  category !== null && everydayCategories.has(category);

/** How many units a page shows of an everyday category, by symbols that everybody knows. */
const FAMILIAR_UNITS = 8;

export const isFamiliar = ({ category, unit }: UnitMatch): boolean =>
  category !== null && isEveryday(category) && category.units.slice(0, FAMILIAR_UNITS).includes(unit);

/** Removes the matches for which the test is true, unless none would remain. */
export function preferring<T>(all: readonly T[], isAvoided: (one: T) => boolean): readonly T[] {
  const rest = all.filter((one) => !isAvoided(one));
  return rest.length > 0 ? rest : all;
}

/** The first of those that are the same. */
export const distinct = <T>(all: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] =>
  all.filter((one, i) => all.findIndex((other) => isSame(other, one)) === i);

/** By what categories of one dimension differ, as Btu/gal, which is not a pressure, and lbf·ft, a torque: forces and, also within a power, energies. */
const KINDS: Readonly<Record<string, number>> = { "L·M·T^-2": 1, "L^2·M·T^-2": 100, "L^2·M·T^-3": 100 };

/** How many forces an expression multiplies, and how many energies, in hundreds. */
function kindOf(expression: UnitExpression): number {
  const { form, label } = expression;
  const sum = (parts: readonly UnitExpression[]): number => parts.reduce((all, one) => all + kindOf(one), 0);
  if (label === undefined && form.kind === "product") return sum(form.factors);
  if (label === undefined && form.kind === "quotient") return kindOf(form.numerator) - sum(form.denominators);
  if (label === undefined && form.kind === "power") return form.exponent * kindOf(form.base);
  return KINDS[formatDimension(expression.resolve().dimension)] ?? 0;
}

const kindOfUnit = rememberedFor(({ scale }: Unit) => kindOf(scale.factor));

/** Whether a unit of a category is of the kind of its first. */
function isOfItsKind({ category, unit }: UnitMatch): boolean {
  const first = category?.units[0];
  return first !== undefined && kindOfUnit(unit) !== 0 && kindOfUnit(unit) === kindOfUnit(first);
}

/** Of matches with the same names in several categories, those whose category is of their unit's kind. */
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
