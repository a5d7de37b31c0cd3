import { categories, categoryCalled } from "../../categories/find-category";
import { fail } from "../../errors";
import { nearestTexts } from "./nearest";

/** The error for a text that is not a category id, with the category of that name (mass is weight) or the nearest ids. */
export function unknownCategory(id: string) {
  const called = categoryCalled(id);
  const ids = categories.map((category) => category.id);
  return fail({
    code: "unknown_category",
    category: id,
    nearest: called ? [called.id] : nearestTexts(id, ids),
  });
}
