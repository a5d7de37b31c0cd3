import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalDigits, digitsOfDouble, scanDecimal } from "~/numerals/decimal-digits";
import { add, decimal, fromDouble, multiply, parseDecimal, type Ratio, ratio } from "~/numerals/ratio";

const target: DecimalDigits = { high: 0, low: 0, exponent: 0 };

const ratioOf = ({ high, low, exponent }: DecimalDigits): Ratio =>
  multiply(add(ratio(BigInt(high)), ratio(BigInt(low))), decimal(`1e${exponent}`));

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
        expect(ratioOf(target)).toEqual(fromDouble(value));
      }),
      { numRuns: 20_000 },
    );
    expect(counts.found / counts.asked).toBeGreaterThan(fewest);
  });

  it.each([0, 0.1, 0.1 + 0.2, 1 / 3, 5e-7, 123456789.123456, 1e14 + 0.1, 2 ** 53 - 1, -273.15])(
    "%d",
    (value) => {
      if (digitsOfDouble(value, target)) expect(ratioOf(target)).toEqual(fromDouble(value));
    },
  );
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
