import type { FindOptions } from "~/conversion";
import type { ConvertOptions } from "./options";

/** The options for looking up units. */
export const findOptionsOf = ({ category, strict }: ConvertOptions): FindOptions => ({
  category,
  isStrict: strict,
});
