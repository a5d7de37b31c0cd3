import type { ConvertInCategory } from "./types";

export { ConversionError } from "./conversion-error";
export type * from "./types";

/**
 * Converts between the units of this category, named by id, symbol, name, plural or alias. Expressions, sums and UCUM codes
 * need the whole library; an ambiguous name throws `ambiguous_unit`.
 */
export declare const convert: ConvertInCategory;
