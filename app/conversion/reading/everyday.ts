import type { Category } from "../categories/category";
import { headings } from "../categories/directory";

const everydayCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/** What a page shows of an everyday category, by symbols that everybody knows. */
export const FAMILIAR_UNITS = 8;

/** Whether a category is one of the common ones, whose symbols take precedence: L is the liter, not the lambert. */
export const isEveryday = (category: Category | null): boolean =>
  category !== null && everydayCategories.has(category);
