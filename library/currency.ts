import type { ConvertCurrency } from "./types";

export { ConversionError } from "./conversion-error";
export type * from "./types";

/** Converts between currencies, named by code, symbol or name. */
export declare const convert: ConvertCurrency;
