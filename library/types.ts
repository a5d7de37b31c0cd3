/** The public types. They stand on their own: the package ships this file as its declarations. */

/** How well a factor is known: by definition, by one of several conventions, by measurement, or by the market. */
export type Exactness = "exact" | "conventional" | "measured" | "rate";

/** How many units of each currency one US dollar buys, as decimal texts. */
export type ExchangeRates = {
  readonly base: "USD";
  /** YYYY-MM-DD */
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, string>>;
};

export type Options = {
  /** The id of a category; only its units are found. */
  readonly category?: string;
  /** Throw `ambiguous_unit` even where one meaning of a name is by far the most common. */
  readonly strict?: boolean;
  /** Without it, the rates that came with the package. */
  readonly rates?: ExchangeRates;
};

/** A conversion in full. */
export type Conversion = {
  /** The double nearest to the quantity. */
  readonly value: number;
  /** Ids of units, or expressions; `category` is null for an expression outside the catalogue. */
  readonly from: string;
  readonly to: string;
  readonly category: string | null;
  /** The double nearest to the exact result. */
  readonly result: number;
  /** The result as a decimal or a fraction "p/q"; null if a factor is measured, irrational or a rate. */
  readonly exact: string | null;
  readonly exactness: Exactness;
  /** The documents behind both units, by their short names. */
  readonly source: string;
  /** What was assumed about ambiguous names and numbers. */
  readonly reading: readonly string[];
};

/** A quantity that was not converted yet. Every method throws `ConversionError`. */
export type Quantity = {
  /** The double nearest to the exact result. */
  to(unit: string): number;
  /** The exact result as a decimal or a fraction "p/q"; null if a factor is measured, irrational or a rate. */
  toExact(unit: string): string | null;
  /** The result with its exact value, its exactness and its source. */
  toConversion(unit: string): Conversion;
  /** The result in every unit of the category, in the catalogue's order; units without a result are left out. */
  toAll(): readonly Conversion[];
};

/** `value` as text keeps every digit: "0.1" is one tenth. Without `unit`, the text holds it: "5 ft 11 in". */
export type Convert = (value: number | bigint | string, unit?: string, options?: Options) => Quantity;

/** How the conversion of two units works. */
export type Explanation = {
  /** "1 mi = 1.609344 km" */
  readonly equation: string;
  /** "Multiply by 1.609344." */
  readonly formula: string;
  /** The exact factor as a decimal or fraction, with π as a symbol; null if it is measured or a rate. */
  readonly exactFactor: string | null;
  /** The factor as the nearest double shows it. */
  readonly factor: string;
  readonly exactness: Exactness;
  /** Relative standard uncertainty of a measured factor. */
  readonly relativeUncertainty: number | null;
  /** "mile = 1760 × yard", one line for each constant that the two units rest on. */
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
  | "no_rate";

export type UnitChoice = {
  readonly category: string | null;
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
};

/** What an error is about; which fields are there depends on its code. */
export type ErrorFields = {
  /** The name that was not found or has several meanings, or the unit of a value outside its domain. */
  readonly unit?: string;
  readonly category?: string;
  /** Ids or names that may have been meant. */
  readonly nearest?: readonly string[];
  readonly choices?: readonly UnitChoice[];
  readonly text?: string;
  readonly reason?: string;
  /** The place in an expression, from 1. */
  readonly column?: number;
  readonly value?: string;
  /** Two units that do not convert into each other. */
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
};
