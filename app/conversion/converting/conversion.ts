import {
  exactText,
  fromDouble,
  parseDecimal,
  type Ratio,
  toExactText,
  toSignificantText,
} from "~/numerals/ratio";
import { bounded } from "../bounded";
import type { Unit } from "../categories/unit";
import { fail, type Result, succeed } from "../errors";
import type { ConversionRule, Exactness } from "./rule";

/** A number as input: text is the decimal as written; a double is its shortest decimal. */
export type NumberInput = string | number | Ratio;

/**
 * `result`: the double nearest to the exact answer. `exact`: that answer as a fraction, or null if a measured,
 * irrational or market number is involved; `approximate` is then a fraction accurate to at least 100 digits, or as accurate
 * as the measurement. Both fractions are computed on first read.
 */
export type Conversion = {
  readonly result: number;
  readonly exact: Ratio | null;
  readonly approximate: Ratio;
  readonly exactness: Exactness;
};

export type Converter = {
  readonly from: Unit;
  readonly to: Unit;
  readonly rule: ConversionRule;
  readonly exactness: Exactness;
  /** Converts one number. Errors: invalid_value, out_of_domain, not_representable. */
  convert(value: NumberInput): Result<Conversion>;
  /** The double nearest to the exact answer, or null if only `convert` can compute it or explain the failure. */
  tryFastConvert(text: string): number | null;
};

export function toRatio(input: NumberInput): Ratio | null {
  if (typeof input === "object") return input;
  if (typeof input === "string") return parseDecimal(input);
  return Number.isFinite(input) ? fromDouble(input) : null;
}

const SHOWN_DIGITS = 12;

/** The number as it was given; rounded if its exact text is too long. */
export const shownValue = (input: NumberInput): string =>
  typeof input === "object" ? (exactText(input) ?? toSignificantText(input, SHOWN_DIGITS)) : String(input);

/** Returns a conversion whose result fits in a double. Error: not_representable. `isZero`: whether a result of 0 is exact. */
export function representable(conversion: Conversion, isZero: boolean, to: Unit): Result<Conversion> {
  const isTooLarge = !Number.isFinite(conversion.result);
  if (!isTooLarge && (conversion.result !== 0 || isZero)) return succeed(conversion);
  const size = isTooLarge ? "too_large" : "too_small";
  return fail({ code: "not_representable", size, unit: to.id, beyond: conversion });
}

/** The exact answer as text; null if it is not a fraction. Error: not_representable for more than 1,100 digits. */
export const exactTextOf = (conversion: Pick<Conversion, "exact">): Result<string | null> =>
  bounded(() => succeed(conversion.exact && toExactText(conversion.exact)));
