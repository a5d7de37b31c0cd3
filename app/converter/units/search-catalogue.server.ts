import { type Category, type CategoryDescription, describeCategory, searchUnits } from "~/conversion";

/** Unit names are shorter than this. */
const LONGEST_TEXT = 80;

type Found = ReturnType<typeof searchUnits>;

const find = (text: string, category?: string): Found =>
  searchUnits(text.slice(0, LONGEST_TEXT), category === undefined ? {} : { category });

function describeFound(category: Category, found: Found): CategoryDescription {
  const described = describeCategory(category);
  const byId = new Map(described.units.map((unit) => [unit.id, unit]));
  return { ...described, units: found.flatMap(({ unit }) => byId.get(unit.id) ?? []) };
}

/** A category with only the units that match a text, best first, as on the command line. */
export const searchCategory = (category: Category, text: string): CategoryDescription =>
  describeFound(category, find(text, category.id));

/** The categories with units that match a text, best first, each with only those units. */
export function searchCatalogue(text: string): readonly CategoryDescription[] {
  const found = find(text);
  const categories = new Set(found.flatMap(({ category }) => category ?? []));
  const ofCategory = (category: Category) => found.filter((one) => one.category === category);
  return [...categories].map((category) => describeFound(category, ofCategory(category)));
}
