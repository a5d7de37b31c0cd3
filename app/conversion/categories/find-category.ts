import type { Category } from "./category";
import { headings } from "./directory";

/** All categories in directory order. */
export const categories: readonly Category[] = headings.flatMap((heading) => heading.categories);

const byId: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.id, category]));

export const findCategory = (id: string): Category | undefined => byId.get(id);

/** Other words for a quantity. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["distance", "length"],
  ["velocity", "speed"],
]);

/** The category with an id, a name or a kind of quantity: "mass" is weight. */
export function categoryCalled(text: string): Category | undefined {
  const folded = text.toLowerCase();
  const sought = SYNONYMS.get(folded) ?? folded;
  return categories.find(({ id, name, quantityKind }) => [id, name.toLowerCase(), quantityKind].includes(sought));
}
