import { type Category, type CategoryDescription, describeCategory, searchUnits } from "~/conversion";

/** Unit names are shorter than this. */
const LONGEST_TEXT = 80;
/** More units than any category has. */
const MOST_UNITS = 400;

/** A category with only the units that match a text, best first, as on the command line. */
export function searchCategory(category: Category, text: string): CategoryDescription {
  const found = searchUnits(text.slice(0, LONGEST_TEXT), { category: category.id, limit: MOST_UNITS });
  const described = describeCategory(category);
  const byId = new Map(described.units.map((unit) => [unit.id, unit]));
  return { ...described, units: found.flatMap(({ unit }) => byId.get(unit.id) ?? []) };
}

/** The categories with units that match a text, best first, each with only those units. */
export function searchCatalogue(text: string): readonly CategoryDescription[] {
  const found = searchUnits(text.slice(0, LONGEST_TEXT), { limit: MOST_UNITS });
  const categories = new Set(found.flatMap(({ category }) => category ?? []));
  return [...categories].map((category) => searchCategory(category, text));
}
