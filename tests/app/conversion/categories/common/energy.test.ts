import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { toExactText } from "~/numerals/ratio";
import { present } from "../../../../support/present";

function inJoules(fromUnit: string) {
  const answer = convert({ category: "energy", fromUnit, toUnit: "J", value: "1" }, snapshotRates);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

// NIST SP 811 (2008), appendix B.8: factors as printed, in joules; seven digits where not exact.
test.each([
  ["btu-it", "1.055056e3"],
  ["btu-th", "1.054350e3"],
  ["btu-mean", "1.05587e3"],
  ["btu-39-f", "1.05967e3"],
  ["btu-59-f", "1.05480e3"],
  ["btu-60-f", "1.05468e3"],
  ["calorie-it", "4.1868"],
  ["calorie-th", "4.184"],
  ["calorie-mean", "4.19002"],
  ["calorie-15-c", "4.18580"],
  ["calorie-20-c", "4.18190"],
  ["kilocalorie-it", "4.1868e3"],
  ["kilocalorie-th", "4.184e3"],
  ["erg", "1e-7"],
  ["foot-pound", "1.355818"],
  ["poundal-foot", "4.214011e-2"],
  ["inch-pound", "1.129848e-1"],
  ["inch-ounce", "7.061552e-3"],
  ["kilogram-force-meter", "9.80665"],
  ["kilowatt-hour", "3.6e6"],
  ["quad", "1.055056e18"],
  ["therm-ec", "1.05506e8"],
  ["therm-us", "1.054804e8"],
  ["ton-explosives", "4.184e9"],
  ["watt-hour", "3.6e3"],
])("one %s is the %s J that NIST SP 811 prints", (id, printed) => {
  expect(Number(inJoules(id).result.toPrecision(7))).toBe(Number(printed));
});

// Fifth International Conference on the Properties of Steam (1956): 1 Btu/lb = 2326 J/kg.
test("the International Table Btu is exactly 1055.05585262 J", () => {
  expect(toExactText(present(inJoules("btu-it").exact))).toBe("1055.05585262");
});

// SI Brochure, 9th edition: e = 1.602176634e-19 C exactly. CODATA 2022: E_h = 4.3597447222060(48)e-18 J.
test("the electronvolt is exact since 2019, the hartree is measured", () => {
  expect(inJoules("eV")).toMatchObject({ result: 1.602176634e-19, exactness: "exact" });
  expect(inJoules("hartree-energy")).toMatchObject({
    result: 4.359744722206e-18,
    exact: null,
    exactness: "measured",
  });
});

test("a hartree is exactly two rydbergs, although it is measured", () => {
  const answer = convert(
    { category: "energy", fromUnit: "hartree-energy", toUnit: "Ry", value: "1" },
    snapshotRates,
  );
  expect(answer.ok && answer.value).toMatchObject({ result: 2, exactness: "exact" });
});

test("a food calorie is the kilocalorie of the label, 4184 J", () => {
  expect(inJoules("Cal")).toMatchObject({ result: 4184, exactness: "conventional" });
});
