import type { Category } from "../categories/category";
import { headings } from "../categories/directory";

const everydayCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/** True for the common converters, whose symbols are meant first: L is the liter rather than the lambert. */
export const isEveryday = (category: Category | null): boolean =>
  category !== null && everydayCategories.has(category);
