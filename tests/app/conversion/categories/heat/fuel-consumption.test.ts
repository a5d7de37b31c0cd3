import { describe, expect, it } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("fuel-consumption", "kilometer-per-liter", "NIST SP 811, B.8,", {
  "mile-per-gallon-us": "≈ 4.251437e-1",
});
testPrintedFactors("fuel-consumption", "liter-per-100-kilometers", "NIST SP 811, B.8,", {
  "mile-per-gallon-us": "≈ 235.215",
});
testPrintedFactors(
  "fuel-consumption",
  "liter-per-100-kilometers",
  "the imperial gallon of the Weights and Measures Act",
  {
    "mile-per-gallon-uk": "≈ 282.480936332",
  },
);
testPrintedFactors("fuel-consumption", "mile-per-gallon-us", "the mile and the gallon of 231 cubic inches", {
  "kilometer-per-liter": "≈ 2.35214583333…",
});

describe("electric energy at 33.7 kWh per gallon (40 CFR 600)", () => {
  it.each([
    ["kilowatt-hour-per-100-miles", "33.7", 100],
    ["mile-per-kilowatt-hour", "1", 33.7],
    ["watt-hour-per-mile", "337", 100],
  ])("%s %s is %d MPGe", (fromUnit, value, expected) => {
    const answer = convert({ category: "fuel-consumption", fromUnit, toUnit: "MPGe", value }, snapshotRates);
    expect(answer).toMatchObject({ ok: true, value: { result: expected, exactness: "conventional" } });
  });
});

it("has no number of liters for zero miles per gallon", () => {
  const answer = convert(
    {
      category: "fuel-consumption",
      fromUnit: "mile-per-gallon-us",
      toUnit: "liter-per-100-kilometers",
      value: "0",
    },
    snapshotRates,
  );
  expect(answer).toMatchObject({ ok: false, error: { code: "out_of_domain" } });
});
