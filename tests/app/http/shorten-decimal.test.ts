import { describe, expect, it } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { shortenDecimal } from "~/http/shorten-decimal";

const LONG = "1234567890".repeat(300);

describe("shortenDecimal", () => {
  it.each(["5.25", "-0.1", "1e-400", `0.${"0".repeat(2_000)}1`, "3".repeat(1_100)])(
    "leaves %s as it is",
    (text) => {
      expect(shortenDecimal(text)).toBe(text);
    },
  );

  it.each([
    ["a fraction", `0.${LONG}`, `${LONG.slice(0, 1_100)}1e-1101`],
    ["a negative number with an exponent", `-1.${LONG}e-5000`, `-1${LONG.slice(0, 1_099)}1e-6100`],
    ["a fraction that ends in zeros", `0.5${"0".repeat(2_000)}`, `5${"0".repeat(1_100)}e-1101`],
    ["leading zeros", `0.000${LONG}`, `${LONG.slice(0, 1_100)}1e-1104`],
  ])("shortens %s", (_, text, shorter) => {
    expect(shortenDecimal(text)).toBe(shorter);
  });

  it.each([
    ["length", "mi", "km"],
    ["length", "m", "m"],
    ["temperature", "fahrenheit", "celsius"],
    ["currency", "USD", "EUR"],
  ])("changes no result: %s, %s to %s", (category, fromUnit, toUnit) => {
    for (const text of [
      `0.${LONG}`,
      `-1.${LONG}e-200`,
      `9007199254740993.${"0".repeat(1_500)}1`,
      `0.1${"0".repeat(1_500)}`,
    ]) {
      const [shorter, whole] = [shortenDecimal(text), text].map((value) =>
        convert({ category, fromUnit, toUnit, value }, snapshotRates),
      );
      expect(shorter?.ok && shorter.value.result).toBe(whole?.ok && whole.value.result);
      expect(whole?.ok).toBe(true);
    }
  });
});
