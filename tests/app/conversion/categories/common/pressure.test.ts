import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";

// NIST SP 811 (2008), appendix B.8: factors as printed, in pascals; seven digits where not exact.
test.each([
  ["at", "9.80665e4"],
  ["atm", "1.01325e5"],
  ["bar", "1e5"],
  ["centimeter-mercury-0c", "1.33322e3"],
  ["cmHg", "1.333224e3"],
  ["centimeter-water-4c", "9.80638e1"],
  ["centimeter-water-conventional", "9.80665e1"],
  ["dyne-per-square-centimeter", "1e-1"],
  ["ftHg", "4.063666e4"],
  ["foot-water-4c", "2.98898e3"],
  ["foot-water-conventional", "2.989067e3"],
  ["gram-force-per-square-centimeter", "9.80665e1"],
  ["inch-mercury-32f", "3.38638e3"],
  ["inch-mercury-60f", "3.37685e3"],
  ["inHg", "3.386389e3"],
  ["inch-water-4c", "2.49082e2"],
  ["inch-water-60f", "2.4884e2"],
  ["inch-water-conventional", "2.490889e2"],
  ["kilogram-force-per-square-centimeter", "9.80665e4"],
  ["kilogram-force-per-square-meter", "9.80665"],
  ["kilogram-force-per-square-millimeter", "9.80665e6"],
  ["kip-force-per-square-inch", "6.894757e6"],
  ["ksi", "6.894757e6"],
  ["mbar", "1e2"],
  ["mmHg", "1.333224e2"],
  ["millimeter-water-conventional", "9.80665"],
  ["poundal-per-square-foot", "1.488164"],
  ["pound-force-per-square-foot", "4.788026e1"],
  ["psi", "6.894757e3"],
  ["Torr", "1.333224e2"],
])("one %s is the %s Pa that NIST SP 811 prints", (fromUnit, printed) => {
  const answer = convert({ category: "pressure", fromUnit, toUnit: "Pa", value: "1" }, snapshotRates);
  expect(answer.ok && Number(answer.value.result.toPrecision(7))).toBe(Number(printed));
});

test("the torr, the conventional millimeter of mercury and that at 0 °C are three units", () => {
  const inPascals = ["Torr", "mmHg", "millimeter-mercury-0c"].map((fromUnit) => {
    const answer = convert({ category: "pressure", fromUnit, toUnit: "Pa", value: "1" }, snapshotRates);
    return answer.ok && answer.value.result;
  });
  expect(inPascals).toEqual([101_325 / 760, 133.322387415, 133.322]);
});
