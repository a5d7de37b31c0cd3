import { categories, categoryCalled } from "../categories/find-category";
import { fail } from "../errors";
import { nearestTexts } from "./nearest";

/** The failure for a text that is no category's id, with the one called so (mass is weight), or those that look alike. */
export function unknownCategory(id: string) {
  const called = categoryCalled(id);
  const ids = categories.map((category) => category.id);
  return fail({
    code: "unknown_category",
    category: id,
    nearest: called ? [called.id] : nearestTexts(id, ids),
  });
}
