import { expect, test } from "vitest";
import { DEFAULT_FORMAT, formatShown, type NumberFormat } from "~/converter/preferences/format-shown";
import { formatResult } from "~/numerals/format";

const general = { kind: "general" } as const;
const dollars = { kind: "currency", symbol: "$", symbolFollows: false } as const;
const guilders = { kind: "currency", symbol: "Cg.\u00a0", symbolFollows: false } as const;
const format = (changed: Partial<NumberFormat>): NumberFormat => ({ ...DEFAULT_FORMAT, ...changed });

test("by default numbers are written as their category has them", () => {
  for (const value of [0, -1234.5678, 5e-7, 1e30])
    expect(formatShown(value, general, DEFAULT_FORMAT)).toBe(formatResult(value, general));
});

test.each([
  [1234.56789, "2", "1,234.57"],
  [1234.56789, "4", "1,234.5679"],
  [1 / 3, "8", "0.33333333"],
  [1234.567890123, "all", "1,234.567890123"],
  [-1234.56789, "2", "-1,234.57"],
  [0.0004, "2", "4.00e-4"],
  [0, "2", "0"],
  [5e-7, "all", "5e-7"],
] as const)("%s with %s digits is %s", (value, digits, text) => {
  expect(formatShown(value, general, format({ digits }))).toBe(text);
});

test("the comma before decimals goes with narrow spaces between groups, and leaves a symbol as it is", () => {
  expect(formatShown(1234567.5, general, format({ separators: "comma" }))).toBe("1\u202f234\u202f567,5");
  expect(formatShown(-1234.5, dollars, format({ separators: "comma" }))).toBe("-$1\u202f234,50");
  expect(formatShown(1234.5, guilders, format({ separators: "comma", digits: "all" }))).toBe(
    "Cg.\u00a01\u202f234,5",
  );
});
