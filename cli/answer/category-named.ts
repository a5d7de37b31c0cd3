import { type Category, categories, findCategory, type Result, requireCategory, succeed } from "~/conversion";

const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

/** Finds a category by its id, name or unshared quantity, in any case. Error: unknown_category. */
export function categoryNamed(text: string): Result<Category> {
  const known = findCategory(text);
  if (known) return succeed(known);
  const key = keyOf(text);
  const named = categories.find(({ id, name }) => keyOf(id) === key || keyOf(name) === key);
  if (named) return succeed(named);
  const [first, ...others] = categories.filter(({ quantityKind }) => keyOf(quantityKind) === key);
  return first && others.length === 0 ? succeed(first) : requireCategory(text);
}

/** The options with their category as an id; unchanged if there is no such category, which the engine then reports. */
export function withCategoryId<T extends { readonly category?: string }>(options: T): T {
  const found = options.category === undefined ? null : categoryNamed(options.category);
  return found?.ok ? { ...options, category: found.value.id } : options;
}
