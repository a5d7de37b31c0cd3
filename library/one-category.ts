import type { Convert } from "./types";

export { ConversionError } from "./conversion-error";
export type * from "./types";

/** Converts within the one category that this module holds, by the ids and names of its units: no sums, no expressions. */
export declare const convert: Convert;
