import type { Category } from "../categories/category";
import { findCategory } from "../categories/find-category";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import { smallLetterUnits } from "./small-letter-units";

const DATA_STORAGE = "data-storage";

/** Bytes, then bits, that small letters such as "gb" may mean: see smallLetterUnits. */
export function smallLetterData(text: string, options: FindOptions): readonly UnitMatch[] {
  if (options.category !== undefined && options.category !== DATA_STORAGE) return [];
  const category: Category | undefined = findCategory(DATA_STORAGE);
  return category ? smallLetterUnits(category, text).map((unit) => ({ category, unit })) : [];
}
