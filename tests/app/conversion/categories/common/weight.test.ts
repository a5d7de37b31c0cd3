import { expect, test } from "vitest";
import { convert, findCategory, snapshotRates } from "~/conversion";
import { present } from "../../../../support/present";
import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("weight", "kg", "NIST SP 811", {
  ct: "= 2e-4",
  gr: "= 6.479891e-5",
  "hundredweight-uk": "≈ 50.80235",
  "hundredweight-us": "≈ 45.35924",
  "kilogram-force-square-second-per-meter": "= 9.80665",
  oz: "≈ 2.834952e-2",
  "ounce-troy": "≈ 3.110348e-2",
  dwt: "≈ 1.555174e-3",
  lb: "≈ 0.4535924",
  "pound-troy-or-apothecary": "≈ 0.3732417",
  slug: "≈ 14.59390",
  "ton-assay-us": "≈ 2.916667e-2",
  "ton-long": "≈ 1016.047",
  t: "= 1000",
  "ton-short": "≈ 907.1847",
});

// Weights and Measures Act 1985, schedule 1.
testPrintedFactors("weight", "kg", "the Weights and Measures Act", {
  lb: "= 0.45359237",
  st: "= 6.35029318",
  "quarter-uk": "= 12.70058636",
  "hundredweight-uk": "= 50.80234544",
  "ton-long": "= 1016.0469088",
});

// NIST Handbook 44, appendix C, tables of equivalents.
testPrintedFactors("weight", "g", "NIST Handbook 44", {
  dr: "≈ 1.771845",
  "dram-apothecary": "= 3.8879346",
  "scruple-apothecary": "= 1.2959782",
  "ounce-troy": "= 31.1034768",
  "pound-troy-or-apothecary": "= 373.2417216",
  pt: "= 0.002",
});

// Hong Kong, Weights and Measures Ordinance (1987), first schedule: a sixteenth of the catty of 0.604 789 82 kg.
testPrintedFactors("weight", "kg", "the Hong Kong ordinance", { "tael-hk": "= 0.03779936375" });

test("a dalton and an atomic mass unit are the same mass", () => {
  const answer = convert({ category: "weight", fromUnit: "Da", toUnit: "u", value: "7.1" }, snapshotRates);
  expect(answer.ok && answer.value.result).toBe(7.1);
});

test("a troy ounce outweighs an ounce, a troy pound is lighter than a pound", () => {
  const grams = ["ounce-troy", "oz", "lb", "pound-troy-or-apothecary"].map((fromUnit) => {
    const answer = convert({ category: "weight", fromUnit, toUnit: "g", value: "1" }, snapshotRates);
    return answer.ok ? answer.value.result : 0;
  });
  expect(grams[0]).toBeGreaterThan(present(grams[1]));
  expect(grams[2]).toBeGreaterThan(present(grams[3]));
});

test("the poundal is a force, not a weight", () => {
  expect(present(findCategory("weight")).units.some(({ name }) => name === "poundal")).toBe(false);
});
