import { describe, expect, it } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { shortenDecimal } from "~/numerals/shorten-decimal";

const LONG = "1234567890".repeat(300);

describe("shortenDecimal", () => {
  it.each([
    "5.25",
    "-0.1",
    "1e-400",
    `0.${"0".repeat(1_099)}1`,
    `${"3".repeat(60)}e-1100`,
    "3".repeat(1_100),
  ])("leaves %s as it is", (text) => {
    expect(shortenDecimal(text)).toBe(text);
  });

  it.each([
    ["a fraction", `0.${LONG}`, `0.${LONG.slice(0, 1_100)}1e0`],
    ["a negative number with an exponent", `-1.${LONG}e-500`, `-1.${LONG.slice(0, 1_099)}1e-500`],
    ["a number far below any double", `-1.${LONG}e-5000`, `-0.1${LONG.slice(0, 39)}1e-4900`],
    ["such a number after many zeros", `0.${"0".repeat(1_200)}${LONG}`, `0.${LONG.slice(0, 40)}1e-1200`],
    ["a few digits after many zeros", `0.${"0".repeat(15_000)}12`, "0.12e-15000"],
    ["a fraction that ends in zeros", `0.5${"0".repeat(2_000)}`, `0.5${"0".repeat(1_100)}e0`],
    ["leading zeros", `0.000${LONG}`, `0.000${LONG.slice(0, 1_100)}1e0`],
    ["a whole number", LONG, `${LONG.slice(0, 1_100)}1e1899`],
    ["a whole number with a fraction", `${LONG}.5`, `${LONG.slice(0, 1_100)}1e1899`],
    ["zero", `-0.${"0".repeat(3_000)}`, "-0e0"],
    ["an exponent that no number has", `1.5e${LONG}`, "1.5e1000000000"],
    ["a negative one", `5e-${LONG}`, "0.5e-999999999"],
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
      `${LONG}e-2900`,
      `${LONG}.75e-2990`,
      ...(category === "temperature" ? [`-0.${LONG}e-2000`, `0.${LONG}e-1000`] : []),
    ]) {
      const [shorter, whole] = [shortenDecimal(text), text].map((value) =>
        convert({ category, fromUnit, toUnit, value }, snapshotRates),
      );
      expect(shorter?.ok && shorter.value.result).toBe(whole?.ok && whole.value.result);
      expect(whole?.ok).toBe(true);
    }
  });
});
