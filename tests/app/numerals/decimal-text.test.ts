import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalText } from "~/numerals/decimal-text";

const LARGEST = 10 ** 15 - 1;

describe("a decimal of at most 15 digits", () => {
  it.each([
    [0, 0, "0"],
    [-0, 3, "0"],
    [5, 0, "5"],
    [-5, 1, "-0.5"],
    [1609344, 6, "1.609344"],
    [12_000, 3, "12"],
    [12_034_000, 6, "12.034"],
    [1_000_001, 6, "1.000001"],
    [999_999_999_999_999, 0, "999999999999999"],
    [999_999_999_999_999, 15, "0.999999999999999"],
    [123_456_789_012_345, 3, "123456789012.345"],
    [1, 6, "0.000001"],
    [1_234_567, 12, "0.000001234567"],
  ])("%d × 10^-%d is written as %s", (digits, places, expected) => {
    expect(decimalText(digits, places)).toBe(expected);
  });

  it.each([
    ["more than 15 digits", 10 ** 15, 0],
    ["no number", Number.NaN, 0],
    ["a number that is written with an exponent", 9, 7],
    ["more than 15 places", 10 ** 14, 16],
    ["a power of ten above the digits", 5, -1],
  ])("is not %s", (_, digits, places) => {
    expect(decimalText(digits, places)).toBeNull();
  });

  it("is written as JavaScript writes its double", () => {
    const digits = fc.oneof(
      fc.integer({ min: -LARGEST, max: LARGEST }),
      fc.integer({ min: -(10 ** 7), max: 10 ** 7 }),
      fc.integer({ min: -9999, max: 9999 }).map((few) => few * 10 ** 11),
    );
    let written = 0;
    fc.assert(
      fc.property(digits, fc.nat({ max: 15 }), (whole, places) => {
        const text = decimalText(whole, places);
        const double = Number(`${whole}e-${places}`);
        if (text === null) expect(Math.abs(double)).toBeLessThan(1e-6);
        else expect(text).toBe(String(double));
        if (text !== null) written += 1;
      }),
      { numRuns: 20_000 },
    );
    expect(written).toBeGreaterThan(15_000);
  });
});
