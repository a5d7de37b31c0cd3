import { describe, expect, it } from "vitest";
import {
  add,
  divide,
  exactText,
  isTerminating,
  multiply,
  parseDecimal,
  power,
  type Ratio,
  ratio,
  toExactText,
} from "~/numerals/ratio";
import { countSteps, spend, WorkExceeded, withinSteps } from "~/numerals/work";

describe("steps", () => {
  it("end work that takes more than its bound, and none of the work after it", () => {
    expect(() => withinSteps(10, () => spend(11))).toThrow(WorkExceeded);
    expect(withinSteps(10, () => spend(10))).toBeUndefined();
    expect(spend(1_000)).toBeUndefined();
  });

  it("of work within other work are bounded by the outer bound", () => {
    expect(() => withinSteps(10, () => withinSteps(1_000, () => spend(11)))).toThrow(WorkExceeded);
  });

  it("of a greatest common divisor grow with the digits", () => {
    const [a, b] = [3n ** 4_000n, 7n ** 2_000n + 2n];
    expect(countSteps(() => ratio(a, b))).toBeGreaterThan(1_000);
    expect(countSteps(() => ratio(355n, 113n))).toBe(0);
  });
});

describe("a fraction of more than 5,000 digits", () => {
  const long = power(ratio(10n), 4_000);
  const cases: readonly (readonly [string, () => Ratio])[] = [
    ["a product", () => multiply(long, long)],
    ["a quotient", () => divide(divide(ratio(1n), long), long)],
    ["a sum", () => add(divide(ratio(1n), long), divide(ratio(1n), power(ratio(7n), 4_000)))],
    ["a power", () => power(ratio(123_456_789n), 9_999_999)],
  ];
  it.each(cases)("is refused as %s", (_, make) => {
    expect(make).toThrow(WorkExceeded);
  });

  it("has the largest power of ten as its limit", () => {
    expect(parseDecimal("1e5000")?.numerator).toBe(10n ** 5_000n);
    expect(parseDecimal("1e-5000")?.denominator).toBe(10n ** 5_000n);
    for (const text of ["1.1e-5000", "11e5000", `${"9".repeat(900)}e4900`])
      expect(parseDecimal(text)).toBeNull();
  });
});

describe("the exact text", () => {
  it.each([
    [ratio(1n, 8n), "0.125"],
    [ratio(1n, 10n ** 40n), `0.${"0".repeat(39)}1`],
    [ratio(1n, 3n), "1/3"],
    [ratio(-7n, 2n ** 3n * 5n ** 2n), "-0.035"],
  ])("is a decimal where it ends", (value, text) => {
    expect(toExactText(value)).toBe(text);
  });

  it("has at most 1,100 digits", () => {
    expect(exactText(ratio(10n ** 1_000n))).toHaveLength(1_001);
    for (const value of [ratio(10n ** 1_200n), ratio(1n, 10n ** 1_200n), ratio(7n ** 700n, 3n ** 1_200n)])
      expect(exactText(value)).toBeNull();
  });

  it("of the smallest fractions ends as fast as that of others", () => {
    expect(isTerminating(ratio(1n, 2n ** 4_000n * 5n ** 3_000n))).toBe(true);
    expect(isTerminating(ratio(1n, 2n ** 4_000n * 3n))).toBe(false);
  });
});
