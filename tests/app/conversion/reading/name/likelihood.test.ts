import { describe, expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

// "3 therm/gal" and "5 kcal/L" were listed as pressures, and "5 N m" as an energy beside "5 N cm", a torque.

const ENERGIES = ["MJ", "erg", "kWh", "Wh", "Btu (IT)", "cal (th)", "kcal (IT)", "therm (US)", "W s", "eV"];
const FORCES = ["N", "kN", "dyn", "lbf", "kgf", "ozf", "kipf", "pdl"];

const categoryOf = (text: string): string | undefined => {
  const asked = ask(`5 ${text}`, snapshotRates);
  return asked.ok ? (asked.value.category?.id ?? "none") : asked.error.code;
};

describe("of several categories of one dimension, the kind of quantity decides", () => {
  it.each([
    [
      "an energy per volume",
      ENERGIES,
      ["/m3", "/L", "/gal (US)", "/ft3", "/cm3"],
      ["fuel-efficiency-volume"],
    ],
    ["a force per area", FORCES, ["/m2", "/cm2", "/in2", "/ft2", "/mm2"], ["pressure"]],
    ["an energy per area", ENERGIES, ["/m2", "/ft2", "/in2"], ["heat-density"]],
    ["a force per length", FORCES, ["/m", "/mm", "/ft", "/in"], ["surface-tension", "stiffness"]],
    ["an energy per mass", ENERGIES, ["/kg", "/lb", "/oz", "/t"], ["fuel-efficiency-mass"]],
    ["a force times a length", FORCES, ["*m", "*mm", "*cm", "*ft", "*in"], ["moment-of-force", "torque"]],
    ["a power times a time", ["W", "kW", "MW", "hp (metric)"], ["*s", "*min", "*d"], ["energy"]],
  ])("%s", (_, units, ends, categories) => {
    const texts = units.flatMap((unit) => ends.map((end) => unit + end));
    const wrong = texts.filter((text) => !categories.includes(categoryOf(text) ?? ""));
    expect(wrong.map((text) => `${text}: ${categoryOf(text)}`)).toEqual([]);
  });

  it.each([
    ["5 therm/gal in MJ/L", "fuel-efficiency-volume"],
    ["5 kJ/gal (US) in Btu (IT)/ft3", "fuel-efficiency-volume"],
    ["5 N m in J", "energy"],
    ["5 ft lb in J", "energy"],
    ["5 N m in lbf ft", "moment-of-force"],
    ["5 L atm in J", "energy"],
  ])("also beside a target: %s", (question, category) => {
    const asked = ask(question, snapshotRates);
    expect(asked.ok && asked.value.category?.id).toBe(category);
  });
});
