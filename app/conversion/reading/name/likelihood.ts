import type { Category } from "../../categories/category";
import { headings } from "../../categories/directory";
import type { UnitMatch } from "./readings";

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
