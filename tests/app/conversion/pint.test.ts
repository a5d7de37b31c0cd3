import { describe, expect, it } from "vitest";
import { findCategory, snapshotRates } from "~/conversion";
import { BASE_DIMENSIONS } from "~/conversion/algebra/dimension";
import { evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { pythonWithPint, reduceWithPint } from "../../support/pint";
import { present } from "../../support/present";

/**
 * Units of the categories beyond the specification's for which pint has words of its own; its furlong and acre are still
 * those of survey feet.
 */
const compared: readonly (readonly [category: string, unit: string, expression: string])[] = [
  ["speed", "mph", "mile/hour"],
  ["speed", "kn", "knot"],
  ["speed", "foot-per-minute", "foot/minute"],
  ["speed", "speed-of-light", "speed_of_light"],
  ["power", "hp", "horsepower"],
  ["power", "horsepower-metric", "metric_horsepower"],
  ["power", "horsepower-electric", "electrical_horsepower"],
  ["power", "btu-it-per-hour", "Btu_it/hour"],
  ["power", "foot-pound-force-per-second", "foot*force_pound/second"],
  ["force", "lbf", "force_pound"],
  ["force", "kipf", "kip"],
  ["force", "pdl", "poundal"],
  ["force", "dyn", "dyne"],
  ["force", "ton-force-long", "force_long_ton"],
  ["angle", "arcmin", "arcminute"],
  ["angle", "mas", "milliarcsecond"],
  ["angle", "gon", "gon"],
  ["angle", "revolution", "turn"],
  ["data-storage", "KiB", "kibibyte"],
  ["data-storage", "GB", "gigabyte"],
  ["fuel-consumption", "mile-per-gallon-us", "mile/gallon"],
  ["fuel-consumption", "mile-per-gallon-uk", "mile/imperial_gallon"],
  ["dose-equivalent", "rem", "rem"],
  ["dose-equivalent", "microsievert", "microsievert"],
  ["thermal-insulance", "r-value", "delta_degF*foot**2*hour/Btu_it"],
  ["photon-energy", "eV", "electron_volt"],
  ["photon-energy", "hartree", "hartree"],
  ["photon-energy", "Ry", "rydberg"],
  ["amount-of-substance", "mol", "mole"],
  ["molar-mass", "gram-per-mole", "gram/mole"],
  ["linear-density", "tex", "tex"],
  ["linear-density", "den", "denier"],
  ["linear-density", "pound-per-foot", "pound/foot"],
  ["areal-density", "ounce-per-square-yard", "ounce/yard**2"],
  ["areal-density", "pound-per-square-foot", "pound/foot**2"],
  ["luminous-flux", "lm", "lumen"],
  ["luminous-energy", "lumen-hour", "lumen*hour"],
  ["porous-permeability", "darcy", "darcy"],
  ["hydraulic-conductivity", "gallon-us-per-day-per-square-foot", "gallon/day/foot**2"],
  ["heat-capacity", "btu-it-per-degree-fahrenheit", "Btu_it/delta_degF"],
  ["heat-capacity", "boltzmann-constant", "boltzmann_constant"],
  ["catalytic-activity", "U", "enzyme_unit"],
  ["dipole-moment", "debye", "debye"],
  ["spectral-flux-density", "watt-per-square-meter-per-hertz", "watt/meter**2/hertz"],
  ["solid-angle", "square-degree", "square_degree"],
  ["momentum", "pound-force-second", "force_pound*second"],
  ["jerk", "standard-gravity-per-second", "standard_gravity/second"],
  ["stiffness", "pound-force-per-inch", "force_pound/inch"],
];

/** CODATA 2018, which pint has, and 2022 differ by less in what is measured. */
const TOLERANCE = 2e-9;

const python = pythonWithPint();

describe("against the definitions of pint", () => {
  if (python === undefined) {
    it.skip("pint is not installed", () => {});
    return;
  }
  const read = reduceWithPint(
    python,
    compared.map(([, , expression]) => expression),
  );

  it.each(compared.map((row, at) => [...row, present(read[at])] as const))(
    "%s %s is «%s»",
    (category, id, _, pint) => {
      const unit = findCategory(category)?.units.find((one) => one.id === id);
      const form = present(unit).scale.factor.resolve();
      const size = evaluate(form, snapshotRates);
      expect(size.ok && Math.abs(toDouble(size.value) / pint.size - 1)).toBeLessThan(TOLERANCE);
      for (const [at, base] of BASE_DIMENSIONS.entries())
        expect(pint.dimension[base] ?? 0, base).toBe(present(form.dimension[at]) + 0);
    },
  );
});
