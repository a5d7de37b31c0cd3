import { expect, test } from "vitest";
import { categories } from "~/conversion";
import { pluralOf } from "~/conversion/algebra/plural";

test.each([
  ["meter", "meters"],
  ["foot", "feet"],
  ["henry", "henries"],
  ["siemens", "siemens"],
  ["gallon (US)", "gallons (US)"],
  ["nautical mile", "nautical miles"],
  ["cubic inch/pound", "cubic inches/pound"],
  ["watt-hour", "watt-hours"],
  ["newton meter", "newton meters"],
  ["pound-force/square inch", "pounds-force/square inch"],
  ["pound-force foot", "pound-force feet"],
  ["pound-force second/square foot", "pound-force seconds/square foot"],
  ["kilogram square meter", "kilogram square meters"],
  ["millimeter mercury (conventional)", "millimeters mercury (conventional)"],
  ["gallon dry (US)", "gallons dry (US)"],
  ["degree Celsius", "degrees Celsius"],
  ["degree Fahrenheit hour/Btu (IT)", "degree Fahrenheit hours/Btu (IT)"],
  ["tonne of oil equivalent", "tonnes of oil equivalent"],
  ["part per million/kelvin", "parts per million/kelvin"],
  ["wavelength in metres", "wavelengths in metres"],
  ["million board feet", "million board feet"],
])("several of %s are %s", (name, plural) => {
  expect(pluralOf(name)).toBe(plural);
});

// "Kilograms to Muon masses": the catalogue's names of constants begin with capitals.
test("plurals are written as within a sentence: common nouns have no capital", () => {
  const units = categories.flatMap((category) => category.units);
  const common =
    /^(?:Atomic|Electron|Muon|Proton|Neutron|Deuteron|Elementary|Magnetic|Quantized|Acceleration)\b/;
  expect(units.filter(({ plural }) => common.test(plural)).map(({ plural }) => plural)).toEqual([]);
  expect(units.filter(({ name }) => common.test(name)).length).toBeGreaterThan(10);
});
