import { expect, test } from "vitest";
import { explain, snapshotRates } from "~/conversion";
import { shortEquation } from "~/converter/answer/short-equation";

test.each([
  ["length", "cm", "in", "1 cm ≈ 0.393701 in"],
  ["length", "in", "ft", "1 in ≈ 0.083333 ft"],
  ["length", "mi", "km", "1 mi = 1.609344 km"],
  // Used to have seventeen digits.
  ["weight", "kg", "st", "1 kg ≈ 0.157473 st"],
  ["pressure", "Pa", "psi", "1 Pa ≈ 0.000145038 psi"],
  ["length", "in", "m", "1 in = 0.0254 m"],
])("below a result in %s, %s to %s reads %s", (category, from, to, text) => {
  const explained = explain(category, from, to, snapshotRates);
  expect(explained.ok && shortEquation(explained.value)).toBe(text);
});

// The rate stood without a day, its day far below.
test.each([
  // The year was grouped with the rate: "29 Sep 2,026".
  ["USD", "IDR", /^1 USD ≈ 1\d,\d{3}(\.\d)? IDR, 29 Sep 2026$/],
  ["THB", "USD", /^1 THB ≈ 0\.\d{6,7} USD, 29 Sep 2026$/],
  ["EUR", "DEM", /^1 EUR = 1\.95583 DEM$/],
])("a market rate has its day, a rate fixed by law none: %s to %s", (from, to, text) => {
  const explained = explain("currency", from, to, snapshotRates);
  expect(explained.ok && shortEquation(explained.value, "2026-09-29")).toMatch(text);
});
