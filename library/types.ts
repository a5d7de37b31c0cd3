/** The public types. This file imports nothing, because the package ships it as its declarations. */

/** How a factor is known: by definition, by one of several conventions, by measurement, or from the market. */
export type Exactness = "exact" | "conventional" | "measured" | "rate";

/** How many units of each currency one US dollar buys, as decimal strings. */
export type ExchangeRates = {
  readonly base: "USD";
  /** YYYY-MM-DD */
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, string>>;
};

export type Options = {
  /** The id of a category; units are looked up in this category only. */
  readonly category?: string;
  /** Throw `ambiguous_unit` or `ambiguous_value` instead of making an assumption. */
  readonly strict?: boolean;
  /** The country whose gallons, pints, cups, tons and dollars apply. */
  readonly region?: "us" | "uk" | "au" | "ca";
  /** Exchange rates. Without them, the rates that came with the package apply. */
  readonly rates?: ExchangeRates;
};

/** A conversion in full. */
export type Conversion = {
  /** The double nearest to the quantity. */
  readonly value: number;
  /** Unit ids or expressions; `category` is null for an expression outside the catalogue. */
  readonly from: string;
  readonly to: string;
  readonly category: string | null;
  /** The double nearest to the exact result. */
  readonly result: number;
  /** The result as a decimal or a fraction "p/q"; null if a factor is measured, irrational or a rate. */
  readonly exact: string | null;
  readonly exactness: Exactness;
  /** The documents that define both units, by their short names. */
  readonly source: string;
  /** What was assumed about ambiguous names and numbers. */
  readonly reading: readonly string[];
};

/** A quantity to convert. Every method throws `ConversionError` if it cannot. */
export type Quantity = {
  /** The double nearest to the exact result. */
  to(unit: string): number;
  /** The exact result as a decimal or a fraction "p/q"; null if a factor is measured, irrational or a rate. */
  toExact(unit: string): string | null;
  /** The result with its exact value, exactness and source. */
  toConversion(unit: string): Conversion;
  /** The result in every unit of the category, in the catalogue's order; units without a result are left out. */
  toAll(): readonly Conversion[];
};

/** A text is read exactly: "0.1" is one tenth. Without `unit`, the text includes the units: "5 ft 11 in". */
export type Convert = (value: number | bigint | string, unit?: string, options?: Options) => Quantity;

/** Units of your own, and the defaults of the other options. */
export type ConverterOptions = Options & {
  /** A line for each unit: `name [symbol] = expression`; # starts a comment. */
  readonly units?: string;
};

/** The functions of the package with units of your own. */
export type OwnConverter = {
  readonly convert: Convert;
  readonly ask: (question: string, options?: Options) => readonly Conversion[];
  readonly explain: (from: string, to: string, options?: Options) => Explanation;
};

/** `convert` within one category. The unit is an id, symbol, name, plural or alias, not an expression. */
export type ConvertInCategory = (value: number | bigint | string, unit: string) => Quantity;

/** `convert` among currencies. Without `rates`, the rates that came with the package apply. */
export type ConvertCurrency = (
  value: number | bigint | string,
  unit: string,
  options?: { readonly rates?: ExchangeRates },
) => Quantity;

/** How the conversion of two units works. */
export type Explanation = {
  /** "1 mi = 1.609344 km" */
  readonly equation: string;
  /** "Multiply by 1.609344." */
  readonly formula: string;
  /** The exact factor as a decimal or fraction, with π as a symbol; null if it is measured or a rate. */
  readonly exactFactor: string | null;
  /** The factor, rounded to the nearest double. */
  readonly factor: string;
  readonly exactness: Exactness;
  /** Relative standard uncertainty of a measured factor; null if the factor is not measured. */
  readonly relativeUncertainty: number | null;
  /** True if `relativeUncertainty` is an upper bound: several measured constants are combined. */
  readonly isUncertaintyBound: boolean;
  /** "mile = 1760 × yard": one line for each constant used to define the two units. */
  readonly definitions: readonly string[];
  readonly sources: readonly string[];
  readonly notes: readonly string[];
};

export type Unit = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly ucum: string | null;
  readonly qudt: string | null;
  readonly exactness: Exactness;
  readonly source: string;
  readonly note: string | null;
};

export type Category = {
  readonly id: string;
  readonly name: string;
  /** The kind of quantity, as in a sentence: "length". */
  readonly quantity: string;
  readonly units: readonly Unit[];
};

export type ErrorCode =
  | "invalid_value"
  | "ambiguous_value"
  | "unknown_category"
  | "unknown_unit"
  | "ambiguous_unit"
  | "invalid_expression"
  | "offset_in_product"
  | "missing_target"
  | "missing_unit"
  | "incompatible_units"
  | "out_of_domain"
  | "not_representable"
  | "too_complex"
  | "no_rate";

export type UnitChoice = {
  readonly category: string | null;
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  /** What distinguishes it from the others. */
  readonly meaning: string;
};

/** The details of an error. Which fields are set depends on its code. */
export type ErrorFields = {
  /** The name that is unknown or ambiguous, or the unit of a value outside its domain. */
  readonly unit?: string;
  readonly category?: string;
  /** Suggestions: similar ids or names. */
  readonly nearest?: readonly string[];
  readonly choices?: readonly UnitChoice[];
  readonly text?: string;
  readonly reason?: string;
  /** The position in an expression, from 1. */
  readonly column?: number;
  readonly value?: string;
  /** Two units that cannot be converted into each other. */
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
};
