import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clockText,
  type DisplayStyle,
  formatAlone,
  formatBeside,
  formatDigits,
  formatFull,
  formatNumber,
  formatResult,
  groupDigits,
} from "~/numerals/format";
import { fraction } from "~/numerals/ratio";

const general: DisplayStyle = { kind: "general" };
const temperature: DisplayStyle = { kind: "temperature" };
const currency = (symbol: string, symbolFollows = false): DisplayStyle => ({
  kind: "currency",
  symbol,
  symbolFollows,
});

describe("currency has 2 decimals with symbol prefix", () => {
  test.each([
    [4.4, "€4.40"],
    [1234567.891, "€1,234,567.89"],
    [-4.4, "-€4.40"],
    [0, "€0.00"],
    [-0.001, "€0.00"],
    [5e-7, "€5.00e-7"],
  ])("%d is %s", (value, shown) => {
    expect(formatResult(value, currency("€"))).toBe(shown);
  });

  test("for BYR and RUB the symbol follows the value after a space", () => {
    expect(formatResult(1234.5, currency("₽", true))).toBe("1,234.50 ₽");
    expect(formatResult(-1, currency("Br", true))).toBe("-1.00 Br");
  });
});

test.each([
  [278.15, "278.2"],
  [-40, "-40.0"],
  [-0.01, "0.0"],
  [1e21, "1.00e+21"],
])("temperature has 1 decimal: %d is %s", (value, shown) => {
  expect(formatResult(value, temperature)).toBe(shown);
});

describe("others have up to 6 fraction digits with locale grouping, or 2 decimals if the number has exponent notation", () => {
  test.each([
    [8.04672, "8.04672"],
    [8046.72, "8,046.72"],
    [1 / 3, "0.333333"],
    [1234567.1234567, "1,234,567.123457"],
    [0, "0"],
    [-0, "0"],
    [1.2345e-5, "0.000012"],
    [5e-7, "5.00e-7"],
    [-1.2345e-7, "-1.23e-7"],
    [1e21, "1.00e+21"],
    [123456789012345680000, "123,456,789,012,345,680,000"],
    [Number.NEGATIVE_INFINITY, "-∞"],
    [Number.NaN, "NaN"],
  ])("%d is %s", (value, shown) => {
    expect(formatResult(value, general)).toBe(shown);
  });
});

// A double without an exponent of its own, ties and carries included.
const withoutExponent = fc
  .oneof(
    fc.double({ min: -1e21, max: 1e21, minExcluded: true, maxExcluded: true, noNaN: true }),
    fc
      .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 9 }))
      .map(([n, places]) => n / 10 ** places),
    fc.integer({ min: 0, max: 10 ** 6 }).map((n) => n + 0.9999995),
  )
  .filter((value) => !String(value).includes("e"));

test.each([
  [general, { maximumFractionDigits: 6 }, ""],
  [temperature, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, ""],
  [currency("$"), { minimumFractionDigits: 2, maximumFractionDigits: 2 }, "$"],
] as const)("numbers of kind %j have the digits of the locale", (style, options, symbol) => {
  const locale = new Intl.NumberFormat("en-US", { ...options, signDisplay: "negative" });
  fc.assert(
    fc.property(withoutExponent, (value) => {
      const written = locale.format(value);
      const shown = written.startsWith("-") ? `-${symbol}${written.slice(1)}` : symbol + written;
      expect(formatResult(value, style)).toBe(shown);
    }),
    { numRuns: 3000 },
  );
});

test("a non-zero result with an exponent is never shown as zero", () => {
  for (const style of [general, temperature, currency("$")])
    for (let exponent = -7; exponent > -300; exponent -= 13)
      expect(formatResult(3 * 10 ** exponent, style)).toMatch(/[1-9]/);
});

describe("the full value is also shown if rounding changed it by more than 0.05 %", () => {
  test.each([
    [1.2345e-5, general, "0.000012345"],
    [0.001, currency("$"), "0.001"],
    [0.04, temperature, "0.04"],
    [1.2345e-7, general, "1.2345e-7"],
    [-1.2345e-5, general, "-0.000012345"],
  ])("%d", (value, style, beside) => {
    expect(formatBeside(value, formatNumber(value, style))).toBe(beside);
  });

  test.each([
    [8.04672, general],
    [1 / 3, general],
    [5e-7, general],
    [0, general],
    [1234.567, currency("$")],
    [278.15, temperature],
  ])("and not where %d loses less", (value, style) => {
    expect(formatBeside(value, formatNumber(value, style))).toBeNull();
  });
});

describe("a result shown alone", () => {
  test.each([
    [0.0001893939393939394, general, "0.000189394"],
    [0.000001336917424453689, general, "0.00000133692"],
    [1.0570008340246155e-13, general, "1.057e-13"],
    [5e-7, general, "5.00e-7"],
    [1234.5, general, "1,234.5"],
    [0.00002384, currency("$"), "$0.0000238"],
    [7.127, currency("$"), "$7.13"],
    [0.1234, currency("$"), "$0.123"],
    [0, currency("$"), "$0.00"],
    [-0.001, currency("$"), "-$0.001"],
    [1234.567, currency("zł", true), "1,234.57 zł"],
    [-17.22222, temperature, "-17.2"],
  ])("%d is %s: %s", (value, style, text) => {
    expect(formatAlone(value, style)).toBe(text);
  });
});

test("the full value is every digit of the double, and zero has no sign", () => {
  expect(formatFull(0.1 + 0.2)).toBe("0.30000000000000004");
  expect(formatFull(-0)).toBe("0");
});

test("an exact value is rounded to significant digits for display", () => {
  expect(formatDigits(fraction("1/3"), 5)).toBe("0.33333");
  expect(formatDigits(fraction("0"), 5)).toBe("0");
});

test.each([
  ["9460730472580.8", "9,460,730,472,580.8"],
  ["-1234.56789", "-1,234.56789"],
  ["999", "999"],
  ["6.02e+23", "6.02e+23"],
])("%s is grouped as %s", (decimal, grouped) => {
  expect(groupDigits(decimal)).toBe(grouped);
});

test.each([
  [["1", "5", "7.5"], "1:05:07.5"],
  [["0", "-30", "0"], "-0:30:00"],
  [["-1", "23", "20"], "-1:23:20"],
])("%j is the time %s", (parts, time) => {
  expect(clockText(parts)).toBe(time);
});
