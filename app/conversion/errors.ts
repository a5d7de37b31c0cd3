import type { Ratio } from "~/numerals/ratio";
import type { Advice } from "./advice";

/** An expected failure as a value: its code and the details for its message. */
export type ConversionError =
  | { readonly code: "invalid_value"; readonly text: string }
  /** `meanings`: the alternatives, or the only one, which strict mode does not assume. */
  | { readonly code: "ambiguous_value"; readonly text: string; readonly meanings?: readonly string[] }
  | { readonly code: "unknown_category"; readonly category: string; readonly nearest: readonly string[] }
  | {
      readonly code: "unknown_unit";
      readonly unit: string;
      readonly category?: string;
      readonly nearest: readonly string[];
      /** The expression that it is part of, and its column there, from 1. */
      readonly within?: string;
      readonly column?: number;
      /** Why the text is not a unit although it looks like one, and what to write instead. */
      readonly why?: string;
      /** The category with this name, such as "speed". */
      readonly namesCategory?: string;
      /** Set if it is a unit of a category other than the one asked for. */
      readonly elsewhere?: {
        readonly quantityKind: string;
        readonly category: string;
        readonly asked: string;
      };
    }
  | {
      readonly code: "ambiguous_unit";
      readonly unit: string;
      readonly choices: readonly UnitChoice[];
      /** True if the case of the prefix is ambiguous: mbit could be megabits or millibits. */
      readonly isCase?: boolean;
    }
  | {
      readonly code: "invalid_expression";
      readonly text: string;
      /** What is wrong, as the start of a sentence. */
      readonly reason: string;
      /** From 1; missing if the reason concerns the whole text. */
      readonly column?: number;
    }
  | { readonly code: "offset_in_product"; readonly unit: string }
  | { readonly code: "missing_target"; readonly text: string }
  | { readonly code: "missing_unit"; readonly value: string }
  | {
      readonly code: "incompatible_units";
      readonly from: string;
      readonly fromQuantity: string;
      readonly to: string;
      readonly toQuantity: string;
      readonly advice?: Advice;
      /** The quantity to convert, if both are units of glucose. */
      readonly quantity?: string;
    }
  | {
      readonly code: "out_of_domain";
      readonly reason: "below_absolute_zero" | "division_by_zero" | "outside_scale";
      readonly value: string;
      readonly unit: string;
    }
  | {
      readonly code: "not_representable";
      readonly size: "too_large" | "too_small";
      readonly unit: string;
      /** The result that does not fit in a double, for callers that can print it. */
      readonly beyond: BeyondDouble;
    }
  /** A number has more digits than the engine computes with or writes. */
  | { readonly code: "not_representable"; readonly size: "too_long" }
  /** Reading the text takes more steps than the limit. */
  | { readonly code: "too_complex" }
  | {
      readonly code: "no_rate";
      readonly currency: string;
      /** The currency asked for, if it is fixed to the one without a rate. */
      readonly dependent?: string;
    };

type BeyondDouble = {
  readonly exact: Ratio | null;
  readonly approximate: Ratio;
  readonly exactness: "exact" | "conventional" | "measured" | "rate";
};

export type UnitChoice = {
  /** Null for an expression outside the catalogue. */
  readonly category: string | null;
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  readonly meaning: string;
};

type Failure = { readonly ok: false; readonly error: ConversionError };
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: ConversionError): Failure => ({ ok: false, error });

/** The failure for a text that is neither a quantity nor a unit. `reason` starts a sentence; columns count from 1. */
export const invalidExpression = (text: string, reason: string, column?: number): Result<never> =>
  fail({ code: "invalid_expression", text, reason, column });
