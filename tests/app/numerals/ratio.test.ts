import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDouble } from "~/numerals/nearest-double";
import {
  decimal,
  divide,
  fromDouble,
  parseDecimal,
  ratio,
  toExactText,
  toFixedText,
  toSignificantText,
} from "~/numerals/ratio";

describe("conversion to the nearest double", () => {
  it("returns every finite double from the decimal that JavaScript prints for it", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(toDouble(fromDouble(value))).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 5000 },
    );
  });

  it("rounds a long decimal as JavaScript's own parser does", () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{0,40}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: -345, max: 290 }), (mantissa, exponent) => {
        const text = `${mantissa}e${exponent}`;
        expect(toDouble(decimal(text))).toBe(Number(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["half of the smallest subnormal rounds to even, which is zero", ratio(1n, 2n ** 1075n), 0],
    ["just over half of it does not vanish", ratio(3n, 2n ** 1076n), 5e-324],
    ["a tie between two doubles goes to the even one", ratio(2n ** 53n + 1n), 2 ** 53],
    ["the largest double stays", fromDouble(Number.MAX_VALUE), Number.MAX_VALUE],
    ["what lies beyond is infinite", decimal("1.8e308"), Number.POSITIVE_INFINITY],
    ["negative numbers round like positive ones", divide(decimal("-1"), decimal("3")), -1 / 3],
  ])("%s", (_, value, expected) => {
    expect(toDouble(value)).toBe(expected);
  });
});

describe("the largest and the smallest numbers", () => {
  it.each([
    [decimal("1e-5000"), "1e-5000", "0.00"],
    [decimal("-1.5e-4999"), "-1.5e-4999", "0.00"],
    [decimal("2e4999"), "2e+4999", `2${"0".repeat(4_999)}.00`],
  ])("are written as decimals", (value, significant, fixed) => {
    expect(toSignificantText(value, 40)).toBe(significant);
    expect(toFixedText(value, 2)).toBe(fixed);
  });
});

describe("decimal texts", () => {
  it.each([
    ["", null],
    [".", null],
    ["1e", null],
    ["abc", null],
    ["0x10", null],
    ["1e999999999", null],
    ["Infinity", null],
    ["1 2", null],
  ])("%j is not a decimal", (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  it.each([
    ["0.1", ratio(1n, 10n)],
    ["-12.50e3", ratio(-12500n)],
    ["+.5", ratio(1n, 2n)],
    ["5.", ratio(5n)],
    ["1E-3", ratio(1n, 1000n)],
  ])("%s is read exactly", (text, expected) => {
    expect(parseDecimal(text)).toEqual(expected);
  });

  it.each([
    [ratio(5n, 9n), "5/9"],
    [ratio(1609344n, 1000000n), "1.609344"],
    [ratio(-1n, 8n), "-0.125"],
    [ratio(1n, 1024n), "0.0009765625"],
  ])("writes an exact value as a decimal where it ends, else as p/q", (value, text) => {
    expect(toExactText(value)).toBe(text);
  });

  it.each([
    [decimal("1609.344"), 3, "1610"],
    [decimal("0.00012345"), 2, "0.00012"],
    [decimal("9.996"), 3, "10"],
    [decimal("1e-7"), 3, "1e-7"],
    [decimal("123456e20"), 4, "1.235e+25"],
    [divide(decimal("1"), decimal("3")), 30, `0.${"3".repeat(30)}`],
    [decimal("-2.5"), 1, "-3"],
  ])("rounds to significant digits", (value, digits, text) => {
    expect(toSignificantText(value, digits)).toBe(text);
  });

  it("rounds to fraction digits", () => {
    expect(toFixedText(divide(decimal("2"), decimal("3")), 4)).toBe("0.6667");
    expect(toFixedText(decimal("-0.5"), 0)).toBe("-1");
  });
});
