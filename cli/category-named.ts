import { type Category, categories, type Result, requireCategory } from "~/conversion";
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
  const key = keyOf(text);
  const named = categories.find(({ id, name }) => keyOf(id) === key || keyOf(name) === key);
  if (named) return succeed(named);
  const [first, ...others] = categories.filter(({ quantity }) => keyOf(quantity) === key);
  return first && others.length === 0 ? succeed(first) : requireCategory(text);
}
