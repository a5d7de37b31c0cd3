import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";

// NIST SP 811 (2008), appendix B.8: factors to the coherent SI unit as printed; seven digits where not exact.
const printed: readonly (readonly [category: string, unit: string, reference: string, factor: string])[] = [
  ["acceleration", "foot-per-square-second", "meter-per-square-second", "3.048e-1"],
  ["acceleration", "standard-gravity", "meter-per-square-second", "9.80665"],
  ["acceleration", "Gal", "meter-per-square-second", "1e-2"],
  ["acceleration", "inch-per-square-second", "meter-per-square-second", "2.54e-2"],
  ["velocity-angular", "revolution-per-minute", "radian-per-second", "1.047198e-1"],
  ["velocity-angular", "degree-per-second", "radian-per-second", "1.745329e-2"],
  ["density", "grain-per-gallon-us", "kilogram-per-cubic-meter", "1.711806e-2"],
  ["density", "gram-per-cubic-centimeter", "kilogram-per-cubic-meter", "1e3"],
  ["density", "ounce-per-cubic-inch", "kilogram-per-cubic-meter", "1.729994e3"],
  ["density", "ounce-per-gallon-uk", "kilogram-per-cubic-meter", "6.236023"],
  ["density", "ounce-per-gallon-us", "kilogram-per-cubic-meter", "7.489152"],
  ["density", "pound-per-cubic-foot", "kilogram-per-cubic-meter", "1.601846e1"],
  ["density", "pound-per-cubic-inch", "kilogram-per-cubic-meter", "2.767990e4"],
  ["density", "pound-per-cubic-yard", "kilogram-per-cubic-meter", "5.932764e-1"],
  ["density", "pound-per-gallon-uk", "kilogram-per-cubic-meter", "9.977637e1"],
  ["density", "pound-per-gallon-us", "kilogram-per-cubic-meter", "1.198264e2"],
  ["density", "slug-per-cubic-foot", "kilogram-per-cubic-meter", "5.153788e2"],
  ["density", "ton-long-per-cubic-yard", "kilogram-per-cubic-meter", "1.328939e3"],
  ["density", "ton-short-per-cubic-yard", "kilogram-per-cubic-meter", "1.186553e3"],
  ["specific-volume", "cubic-foot-per-pound", "cubic-meter-per-kilogram", "6.242796e-2"],
  ["moment-of-inertia", "pound-square-foot", "kilogram-square-meter", "4.214011e-2"],
  ["moment-of-inertia", "pound-square-inch", "kilogram-square-meter", "2.926397e-4"],
  ["moment-of-force", "dyne-centimeter", "newton-meter", "1e-7"],
  ["moment-of-force", "kilogram-force-meter", "newton-meter", "9.80665"],
  ["moment-of-force", "ounce-force-inch", "newton-meter", "7.061552e-3"],
  ["moment-of-force", "pound-force-foot", "newton-meter", "1.355818"],
  ["moment-of-force", "pound-force-inch", "newton-meter", "1.129848e-1"],
  ["torque", "pound-force-foot", "newton-meter", "1.355818"],
];

test.each(printed)(
  "in %s one %s is, in %s, the %s that NIST SP 811 prints",
  (category, fromUnit, toUnit, factor) => {
    const answer = convert({ category, fromUnit, toUnit, value: "1" }, snapshotRates);
    expect(answer.ok && Number(answer.value.result.toPrecision(7))).toBe(Number(factor));
  },
);

test("a turn takes pi: 60 r/min is 2π rad/s to the last bit, and exactly 1 r/s", () => {
  const inRadians = convert(
    {
      category: "velocity-angular",
      fromUnit: "revolution-per-minute",
      toUnit: "radian-per-second",
      value: "60",
    },
    snapshotRates,
  );
  const inTurns = convert(
    {
      category: "velocity-angular",
      fromUnit: "revolution-per-minute",
      toUnit: "revolution-per-second",
      value: "60",
    },
    snapshotRates,
  );
  expect(inRadians.ok && inRadians.value.result).toBe(2 * Math.PI);
  expect(inTurns.ok && inTurns.value).toMatchObject({ result: 1, exactness: "exact" });
});
