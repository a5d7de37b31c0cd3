import type { ConversionError } from "~/conversion";

/** Fixed by the contract: scripts depend on them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  unknown: 3,
  incompatible: 4,
  noRate: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const codes = {
  invalid_value: EXIT.usage,
  ambiguous_value: EXIT.unknown,
  invalid_expression: EXIT.usage,
  missing_target: EXIT.usage,
  missing_unit: EXIT.usage,
  unknown_category: EXIT.unknown,
  unknown_unit: EXIT.unknown,
  ambiguous_unit: EXIT.unknown,
  incompatible_units: EXIT.incompatible,
  offset_in_product: EXIT.incompatible,
  out_of_domain: EXIT.incompatible,
  not_representable: EXIT.incompatible,
  too_complex: EXIT.usage,
  no_rate: EXIT.noRate,
} satisfies Record<ConversionError["code"], ExitCode>;

export const exitCodeOf = (error: ConversionError): ExitCode => codes[error.code];
