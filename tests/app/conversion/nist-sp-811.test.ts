import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { present } from "../../support/present";
import { testPrintedFactors } from "../../support/printed-factors";
import { disagreements, explanationFor } from "./disagreements";

/**
 * NIST SP 811 (2008), Appendix B.8 and B.9: what the tests of the single categories do not already hold. "=" where the
 * document prints the factor in bold (exact) or the figure itself is the definition, "≈" where it rounds to seven digits.
 */
testPrintedFactors("velocity-angular", "radian-per-second", "NIST SP 811, B.8,", {
  "revolution-per-second": "≈ 6.283185",
});
testPrintedFactors("energy", "J", "NIST SP 811, B.8,", {
  "btu-it": "≈ 1.055056e3",
  "btu-th": "≈ 1.054350e3",
  "btu-mean": "= 1.05587e3",
  "btu-39-f": "= 1.05967e3",
  "btu-59-f": "= 1.0548e3",
  "btu-60-f": "= 1.05468e3",
  "calorie-it": "= 4.1868",
  "calorie-th": "= 4.184",
  "calorie-mean": "= 4.19002",
  "calorie-15-c": "= 4.1858",
  "calorie-20-c": "= 4.1819",
  "kilocalorie-it": "= 4.1868e3",
  "kilocalorie-th": "= 4.184e3",
  eV: "≈ 1.602177e-19",
  erg: "= 1e-7",
  "foot-pound": "≈ 1.355818",
  "poundal-foot": "≈ 4.214011e-2",
  "kilowatt-hour": "= 3.6e6",
  quad: "≈ 1.055056e18",
  "therm-ec": "= 1.05506e8",
  "therm-us": "= 1.054804e8",
  "ton-explosives": "= 4.184e9",
  "watt-hour": "= 3.6e3",
  "watt-second": "= 1",
  "pound-force-foot": "≈ 1.355818",
  "pound-force-inch": "≈ 1.129848e-1",
  "ounce-force-inch": "≈ 7.061552e-3",
  "kilogram-force-meter": "= 9.80665",
});
testPrintedFactors("specific-heat-capacity", "joule-per-kilogram-per-k", "NIST SP 811, B.8,", {
  "btu-th-per-pound-per-r": "= 4.184e3",
  "calorie-th-per-gram-per-k": "= 4.184e3",
});
testPrintedFactors("weight", "kg", "NIST SP 811, B.8,", {
  tonne: "= 1e3",
  "scruple-apothecary": "≈ 1.295978e-3",
  "dram-apothecary": "≈ 3.887935e-3",
  dr: "≈ 1.771845e-3",
});
testPrintedFactors("torque", "newton-meter", "NIST SP 811, B.8,", {
  "dyne-centimeter": "= 1e-7",
  "kilogram-force-meter": "= 9.80665",
  "ounce-force-inch": "≈ 7.061552e-3",
  "pound-force-inch": "≈ 1.129848e-1",
});
testPrintedFactors("pressure", "Pa", "NIST SP 811, B.8,", {
  atm: "= 1.01325e5",
  at: "= 9.80665e4",
  bar: "= 1e5",
  "centimeter-mercury-0c": "= 1.33322e3",
  cmHg: "≈ 1.333224e3",
  "centimeter-water-4c": "= 9.80638e1",
  "centimeter-water-conventional": "= 9.80665e1",
  "dyne-per-square-centimeter": "= 1e-1",
  ftHg: "≈ 4.063666e4",
  "foot-water-4c": "= 2.98898e3",
  "foot-water-conventional": "≈ 2.989067e3",
  "gram-force-per-square-centimeter": "= 9.80665e1",
  "inch-mercury-32f": "= 3.38638e3",
  "inch-mercury-60f": "= 3.37685e3",
  inHg: "≈ 3.386389e3",
  "inch-water-4c": "= 2.49082e2",
  "inch-water-60f": "= 2.4884e2",
  "inch-water-conventional": "≈ 2.490889e2",
  "kilogram-force-per-square-centimeter": "= 9.80665e4",
  "kilogram-force-per-square-meter": "= 9.80665",
  "kilogram-force-per-square-millimeter": "= 9.80665e6",
  "kip-force-per-square-inch": "≈ 6.894757e6",
  ksi: "≈ 6.894757e6",
  mbar: "= 1e2",
  mmHg: "≈ 1.333224e2",
  "millimeter-water-conventional": "= 9.80665",
  "poundal-per-square-foot": "≈ 1.488164",
  "pound-force-per-square-foot": "≈ 4.788026e1",
  "pound-force-per-square-inch": "≈ 6.894757e3",
  psi: "≈ 6.894757e3",
  Torr: "≈ 1.333224e2",
});
testPrintedFactors("viscosity-kinematic", "square-meter-per-second", "NIST SP 811, B.8,", {
  "square-inch-per-second": "= 6.4516e-4",
});
testPrintedFactors("volume", "cubic-meter", "NIST SP 811, B.8,", {
  "board-foot": "≈ 2.359737e-3",
});

/** Names under which NIST SP 811 prints the factor of another unit or of another time. */
const differing: readonly (readonly [category: string, unit: string, to: string, printed: number])[] = [
  ["length", "ch", "m", 2.011684e1],
  ["length", "rd", "m", 5.02921],
  ["length", "fath", "m", 1.828804],
  ["area", "ac", "square-meter", 4.046873e3],
  ["volume", "acre-foot", "cubic-meter", 1.233489e3],
  ["charge", "faraday", "C", 9.648531e4],
];

test.each(differing)(
  "where NIST SP 811 prints another %s %s in %s, the difference is explained",
  (category, fromUnit, toUnit, printed) => {
    const answer = convert({ category, fromUnit, toUnit, value: "1" }, snapshotRates);
    const difference = answer.ok ? Math.abs(printed / answer.value.result - 1) : Number.NaN;
    expect(difference).toBeGreaterThan(1e-7);
    expect(difference).toBeLessThanOrEqual(
      present(explanationFor("NIST SP 811", `${category}/${fromUnit}`)).within,
    );
  },
);

test("every explained difference from NIST SP 811 still exists", () => {
  const explained = disagreements
    .filter(({ against }) => against === "NIST SP 811")
    .flatMap(({ units }) => units);
  expect(differing.map(([category, unit]) => `${category}/${unit}`).toSorted()).toEqual(explained.toSorted());
});
