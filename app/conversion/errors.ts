import type { Ratio } from "~/numerals/ratio";

/** An expected failure as a value: its code and what a sentence about it needs. */
export type ConversionError =
  | { readonly code: "invalid_value"; readonly text: string }
  | { readonly code: "ambiguous_value"; readonly text: string }
  | { readonly code: "unknown_category"; readonly category: string; readonly nearest: readonly string[] }
  | {
      readonly code: "unknown_unit";
      readonly unit: string;
      readonly category?: string;
      readonly nearest: readonly string[];
      /** What it does measure, where that quantity has no category. */
      readonly measures?: string;
    }
  | { readonly code: "ambiguous_unit"; readonly unit: string; readonly choices: readonly UnitChoice[] }
  | {
      readonly code: "incompatible_units";
      readonly from: string;
      readonly fromQuantity: string;
      readonly to: string;
      readonly toQuantity: string;
    }
  | {
      readonly code: "out_of_domain";
      readonly reason: "below_absolute_zero" | "division_by_zero";
      readonly value: string;
      readonly unit: string;
    }
  | {
      readonly code: "not_representable";
      readonly size: "too_large" | "too_small";
      readonly unit: string;
      /** The answer that no double holds, for those who can print it. */
      readonly beyond: BeyondDouble;
    }
  | { readonly code: "no_rate"; readonly currency: string };

export type BeyondDouble = {
  readonly exact: Ratio | null;
  readonly approximate: Ratio;
  readonly exactness: "exact" | "conventional" | "measured" | "rate";
};

export type UnitChoice = {
  readonly category: string;
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly meaning: string;
};

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ConversionError };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: ConversionError): { readonly ok: false; readonly error: ConversionError } => ({
  ok: false,
  error,
});

const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;
const suggest = (nearest: readonly string[]): string =>
  nearest.length === 0
    ? ""
    : ` Did you mean ${nearest
        .map(quote)
        .join(", ")
        .replace(/, ([^,]*)$/, " or $1")}?`;

/** One sentence for people (a second one suggests what may have been meant). */
export function describeError(error: ConversionError): string {
  switch (error.code) {
    case "invalid_value":
      return "Please enter a valid number";
    case "ambiguous_value":
      return `${quote(error.text)} can be read as two different numbers; write it without separators.`;
    case "unknown_category":
      return `There is no category ${quote(error.category)}.${suggest(error.nearest)}`;
    case "unknown_unit":
      if (error.measures)
        return `${quote(error.unit)} measures ${error.measures}, which has no category here.`;
      return `There is no unit ${quote(error.unit)}${error.category ? ` in the category ${quote(error.category)}` : ""}.${suggest(error.nearest)}`;
    case "ambiguous_unit":
      return `${quote(error.unit)} can mean ${error.choices
        .map((choice) => `${choice.name} (${choice.id} in ${choice.category})`)
        .join(", ")
        .replace(/, ([^,]*)$/, " or $1")}.`;
    case "incompatible_units":
      return `${quote(error.from)} measures ${error.fromQuantity} and ${quote(error.to)} measures ${error.toQuantity}; they do not convert into each other.`;
    case "out_of_domain":
      return error.reason === "below_absolute_zero"
        ? `${error.value} ${error.unit} lies below absolute zero.`
        : `${error.value} ${error.unit} has no counterpart: that would be a division by zero.`;
    case "not_representable":
      return `The result in ${quote(error.unit)} is too ${error.size === "too_large" ? "large" : "small"} for a number of double precision.`;
    case "no_rate":
      return `There is no exchange rate for ${quote(error.currency)}.`;
  }
}
