import { expect, it } from "vitest";
import type { ConversionError } from "~/conversion";
import { exitCodeOf } from "~cli/exit-codes";

// Contract, section 5: 2 usage error, 3 unknown or ambiguous, 4 incompatible or out of range, 5 no exchange rate.
it.each([
  ["invalid_value", 2],
  ["ambiguous_value", 3],
  ["unknown_category", 3],
  ["unknown_unit", 3],
  ["ambiguous_unit", 3],
  ["incompatible_units", 4],
  ["out_of_domain", 4],
  ["not_representable", 4],
  ["no_rate", 5],
])("%s ends with %i", (code, exit) => {
  expect(exitCodeOf({ code } as ConversionError)).toBe(exit);
});
