import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalDigits, digitsOfDouble, scanDecimal } from "~/numerals/decimal-digits";
import {
  add,
  decimal,
  divide,
  fromDouble,
  isLess,
  isZero,
  multiply,
  parseDecimal,
  power,
  type Ratio,
  ratio,
  subtract,
} from "~/numerals/ratio";
import { nextDouble } from "../../support/next-double";

const target: DecimalDigits = { high: 0, low: 0, exponent: 0 };

/** The binary value of a double of a moderate size. */
const binaryValue = (value: number): Ratio => divide(ratio(BigInt(value * 2 ** 120)), power(ratio(2n), 120));

const ratioOf = ({ high, low, exponent }: DecimalDigits): Ratio =>
  multiply(add(binaryValue(high), binaryValue(low)), decimal(`1e${exponent}`));

const TOLERANCE = power(ratio(2n), -198);

/** Closer than 2^-99 of the value: a wrong 17th digit is farther away than 2^-57. */
function expectSameDigits(digits: DecimalDigits, expected: Ratio): void {
  const error = subtract(ratioOf(digits), expected);
  const limit = multiply(multiply(expected, expected), TOLERANCE);
  if (!isZero(error) && !isLess(multiply(error, error), limit))
    expect(`${digits.high} + ${digits.low}, e${digits.exponent}`).toBe(expected);
  // The error bounds of the fast path need the low part to be what high was rounded by.
  expect(digits.high + digits.low).toBe(digits.high);
}

const anySize = fc
  .tuple(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -22, max: 52 }), fc.boolean())
  .map(([mantissa, exponent, isNegative]) => mantissa * 2 ** exponent * (isNegative ? -1 : 1));

const decimals = fc
  .tuple(
    fc.integer({ min: 1, max: 17 }),
    fc.bigInt({ min: 1n, max: 99999999999999999n }),
    fc.nat({ max: 20 }),
  )
  .map(([length, digits, places]) => Number(`${String(digits).slice(0, length)}e-${places}`));

describe("the digits of a double", () => {
  it.each([
    ["doubles of any mantissa", anySize, 0.85],
    ["decimals of up to 17 digits", decimals, 0.5],
  ])("are those that JavaScript writes: %s", (_, doubles, fewest) => {
    const counts = { asked: 0, found: 0 };
    fc.assert(
      fc.property(doubles, (value) => {
        counts.asked += 1;
        if (!digitsOfDouble(value, target)) return;
        counts.found += 1;
        expectSameDigits(target, fromDouble(value));
      }),
      { numRuns: 20_000 },
    );
    expect(counts.found / counts.asked).toBeGreaterThan(fewest);
  });

  it.each([0, -0, 0.1, 0.1 + 0.2, 1 / 3, 5e-7, 123456789.123456, 1e14 + 0.1, 2 ** 53 - 1, -273.15])(
    "%d",
    (value) => {
      if (digitsOfDouble(value, target)) expectSameDigits(target, fromDouble(value));
    },
  );

  const steps = [-3, -2, -1, 0, 1, 2, 3];
  const powers = (base: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => base ** (from + i));
  it.each([
    ["powers of ten", powers(10, -8, 17)],
    ["powers of two, whose neighbors are not equally far away", powers(2, -30, 60)],
    ["fifteen digits and a half", powers(10, -6, 0).map((unit) => 123_456_789_012_345.5 * unit)],
  ])("are those that JavaScript writes at and beside %s", (_, values) => {
    let found = 0;
    for (const value of values.flatMap((one) => steps.map((count) => nextDouble(one, count))))
      for (const signed of [value, -value]) {
        if (!digitsOfDouble(signed, target)) continue;
        found += 1;
        expectSameDigits(target, fromDouble(signed));
      }
    expect(found).toBeGreaterThan(values.length * steps.length);
  });

  it.each([
    5e-324,
    2.2250738585072014e-308,
    1e-308,
    9.9e-7,
    1e15,
    1e308,
    Number.MAX_VALUE,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ])("are left to others: %d", (value) => {
    expect(digitsOfDouble(value, target)).toBe(false);
    expect(digitsOfDouble(-value, target)).toBe(false);
  });
});

describe("a scanned text", () => {
  it("has the digits that it was written with", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+]?\d{1,9}\.?\d{0,8}(e[-+]?\d{1,2})?$/), (text) => {
        if (scanDecimal(text, target)) expect(ratioOf(target)).toEqual(parseDecimal(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(["", "-", ".", "1e", "1e+", "1e99999", "1.2.3", "1 ", "0x1", "five", "123456789012345678", "1e41"])(
    "is left to others: '%s'",
    (text) => expect(scanDecimal(text, target)).toBe(false),
  );
});
