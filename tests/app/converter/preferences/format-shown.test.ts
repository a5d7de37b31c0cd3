import fc from "fast-check";
import { expect, test } from "vitest";
import { presentResult, formatShown as shownAs } from "~/converter/preferences/format-shown";
import { type DisplayStyle, formatResult } from "~/numerals/format";
import { DEFAULT_FORMAT, type NumberFormat } from "~/ui/number-format";

const general = { kind: "general" } as const;
const dollars = { kind: "currency", symbol: "$", symbolFollows: false } as const;
const guilders = { kind: "currency", symbol: "Cg.\u00a0", symbolFollows: false } as const;
const temperature = { kind: "temperature" } as const;
const formatShown = (value: number, style: DisplayStyle, format: NumberFormat) =>
  shownAs(value, style, format).text;
const format = (changed: Partial<NumberFormat>): NumberFormat => ({ ...DEFAULT_FORMAT, ...changed });

test("by default, numbers have their category's format", () => {
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

test("a decimal comma comes with narrow spaces between groups, and leaves symbols unchanged", () => {
  expect(formatShown(1234567.5, general, format({ separators: "comma" }))).toBe("1\u202f234\u202f567,5");
  expect(formatShown(-1234.5, dollars, format({ separators: "comma" }))).toBe("-$1\u202f234,50");
  expect(formatShown(1234.5, guilders, format({ separators: "comma", digits: "all" }))).toBe(
    "Cg.\u00a01\u202f234,5",
  );
});

// -0.04 °C with four digits read 0.04: the sign was that of the text with one digit, which is 0.0.
test.each([
  [-0.04, temperature, "4", "-0.04"],
  [-0.004, dollars, "4", "-$0.004"],
  [-0.04, temperature, "auto", "0.0"],
  [-0, general, "4", "0"],
] as const)("%s %j with %s digits is %s", (value, style, digits, text) => {
  expect(formatShown(value, style, format({ digits }))).toBe(text);
});

test("amounts of money have cents", () => {
  expect(formatShown(1234.5, dollars, format({ digits: "2" }))).toBe("$1,234.50");
  expect(formatShown(-5, dollars, format({ digits: "4" }))).toBe("-$5.00");
});

/** The last digit shown may be off by half, and the doubles compared by a rounding each; a mantissa of two decimals by half a percent. */
const tolerance = (value: number, text: string, places: number): number =>
  text.includes("e")
    ? 0.00501 * Math.abs(value)
    : 0.500001 * 10 ** -places + Number.EPSILON * Math.abs(value);

test("every formatted number parses as the rounded value", () => {
  const value = fc.oneof(
    fc.double({ min: -1e300, max: 1e300, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.integer({ min: -(10 ** 7), max: 10 ** 7 }).map((n) => n / 1e5),
  );
  const style = fc.constantFrom(general, temperature, dollars, guilders);
  const digits = fc.constantFrom("auto", "2", "4", "8", "all");
  const separators = fc.constantFrom("point", "comma");
  fc.assert(
    fc.property(value, style, digits, separators, (value, style, digits, separators) => {
      const { text, number } = shownAs(value, style, { digits, separators });
      const bare = style.kind === "currency" ? text.replace(style.symbol, "") : text;
      const [group, point] = separators === "comma" ? ["\u202f", ","] : [",", "."];
      const read = bare.replaceAll(group, "").replace(point, ".");
      expect(read).toBe(number.replaceAll(",", ""));
      const places = { auto: { general: 6, temperature: 1, currency: 2 }[style.kind], all: 308 };
      const most = digits === "auto" || digits === "all" ? places[digits] : Number(digits);
      expect(Math.abs(Number(read) - value)).toBeLessThanOrEqual(tolerance(value, read, most));
    }),
    { numRuns: 3000 },
  );
});

// A rial was $0.00 in the headline.
test("a headline never says that money is nothing", () => {
  expect(presentResult(0.0000555, dollars, DEFAULT_FORMAT)).toMatchObject({
    shown: "0.0000555",
    plain: "0.0000555",
  });
  expect(presentResult(1234.5, dollars, format({ separators: "comma" })).shown).toBe("1\u202f234,50");
});

test.each([
  [8.04672, false],
  [9_460_730_472_580_800, false],
  // More digits than a double is sure to keep.
  [9_007_199_254_740_992, true],
  [19_868_444_265_628_443_000, true],
  [1 / 3, true],
])("%s is rounded: %s", (value, isRounded) => {
  expect(presentResult(value, general, DEFAULT_FORMAT).isRounded).toBe(isRounded);
});
