import { expect, test } from "vitest";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";

const cup = { name: "cup (US)", symbol: "cup (US)", plural: "cups (US)" };

test.each([
  [{ name: "mile", symbol: "mi", plural: "miles" }, "5", "mi"],
  [cup, "1", "cup (US)"],
  [cup, "0.5", "cup (US)"],
  [cup, "8", "cups (US)"],
  [{ ...cup, symbol: "" }, "8", "cups (US)"],
  [{ name: "USB", symbol: "USB" }, "2", "USB"],
])("%o after %s: %s", (unit, number, text) => {
  expect(unitAfterNumber(unit, number)).toBe(text);
});

test.each([
  ["5", "mi", "5 mi"],
  ["20", "°C", "20 °C"],
  ["30", "°", "30°"],
  ["180 ÷ π", "°", "(180 ÷ π)°"],
  ["1 1/2", "°", "1 1/2°"],
  ["1 000", "°", "1 000°"],
  ["20 ÷ ln 10", "dB", "(20 ÷ ln 10) dB"],
  ["299792458 ÷ x", "m", "(299792458 ÷ x) m"],
  ["1e-3", "m", "1e-3 m"],
])("%s and %s are written %s", (number, unit, text) => {
  expect(withUnit(number, unit)).toBe(text);
});

test.each([
  ["1", true],
  [" 1 ", true],
  ["½", true],
  ["1/2", true],
  ["0.5", true],
  ["1.5", false],
  ["11", false],
  ["0", false],
  ["-1", false],
])("%s takes the singular: %s", (number, isSingular) => {
  expect(takesSingular(number)).toBe(isSingular);
});
