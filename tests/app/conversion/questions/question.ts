/** Why a question is refused, as the engine's errors name it. */
export type ErrorCode =
  | "invalid_value"
  | "ambiguous_value"
  | "unknown_unit"
  | "ambiguous_unit"
  | "incompatible_units"
  | "invalid_expression"
  | "missing_target"
  | "missing_unit"
  | "out_of_domain"
  | "offset_in_product";

/**
 * A question as a person types it, on one line after `everyunit convert` or into the box, and what it means:
 * exactly one of `means`, `answer` and `error`. Numbers are exact decimals, or rounded to 20 significant digits, so
 * that `Number` of them is the nearest double.
 */
export type Question = {
  readonly ask: string;
  /**
   * For a question without a target: the quantity in coherent base units, as in "26.8224 m/s" or "5 kg m/s^2"; each
   * slash divides by the one factor after it. Temperatures are in K, angles in rad, data in bit, money in USD.
   */
  readonly means?: string;
  /** The number in the target unit asked for. */
  readonly answer?: string;
  readonly error?: ErrorCode;
  /** The answer rests on an assumption that it must state. */
  readonly assumed?: true;
};
