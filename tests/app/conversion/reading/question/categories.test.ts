import { describe, expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

const categoryOf = (text: string): string | undefined => {
  const asked = ask(text, snapshotRates);
  return asked.ok ? asked.value.category?.id : asked.error.code;
};

// A runner's pace was shown as a permeance to water vapor, and a dose for each day in hertz.
describe("the category of an expression", () => {
  it.each(["90 s/km", "1 h/km", "10 mg/kg/day", "5 mcg/kg/min"])("%s is of no other trade", (text) => {
    expect(categoryOf(text) ?? null).toBeNull();
  });

  it.each([
    ["5 g/(Pa s m2)", "permeability"],
    ["5 s-1", "frequency-wavelength"],
    ["300 km/s/nm", "frequency-wavelength"],
  ])("%s is of the category %s", (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });
});
