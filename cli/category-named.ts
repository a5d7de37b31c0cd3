import { type Category, categories, findCategory, type Result, requireCategory } from "~/conversion";
import { succeed } from "./result";

const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

/**
 * The category that people mean by its id, its display name or its quantity, whatever the case; a quantity that several
 * share names none. Error: unknown_category with suggestions.
 */
export function categoryNamed(text: string): Result<Category> {
  const known = findCategory(text);
  if (known) return succeed(known);
  const key = keyOf(text);
  const named = categories.find(({ id, name }) => keyOf(id) === key || keyOf(name) === key);
  if (named) return succeed(named);
  const [first, ...others] = categories.filter(({ quantityKind }) => keyOf(quantityKind) === key);
  return first && others.length === 0 ? succeed(first) : requireCategory(text);
}

/** Options whose category is named by its id; as they are where it names none, which the engine then refuses. */
export function withCategoryId<T extends { readonly category?: string }>(options: T): T {
  const found = options.category === undefined ? null : categoryNamed(options.category);
  return found?.ok ? { ...options, category: found.value.id } : options;
}
