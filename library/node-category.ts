import { findCategory, snapshotRates } from "~/conversion";
import { convertIn } from "./convert-in";
import type { ConvertCurrency } from "./types";

export { ConversionError } from "./conversion-error";

/** `convert` for the category with an id. @throws RangeError if there is none. */
export function convertInCategory(id: string): ConvertCurrency {
  const category = findCategory(id);
  if (!category) throw new RangeError(`No category '${id}'`);
  return convertIn(category, snapshotRates);
}
