import type { BaseUnitForm } from "./base-unit-form";

/** A prefix, with the plain number it multiplies a unit by. Symbols are case-sensitive. */
export type Prefix = {
  readonly name: string;
  readonly symbol: string;
  /** Other spellings of the symbol: "u" for "µ". */
  readonly typed: readonly string[];
  readonly ucum: string | null;
  readonly form: BaseUnitForm;
};
