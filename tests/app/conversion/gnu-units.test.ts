import { describe, expect, it } from "vitest";
import { categories, snapshotRates, type Unit } from "~/conversion";
import { BASE_DIMENSIONS } from "~/conversion/algebra/dimension";
import { evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { gnuExpression } from "../../support/gnu-expressions";
import { type BaseUnits, hasGnuUnits, reduceWithGnu } from "../../support/gnu-units";
import { present } from "../../support/present";
import { disagreements, explanationFor } from "./disagreements";

const isInstalled = hasGnuUnits();
/** Units with a linear scale for which GNU units has words. */
const compared = categories.flatMap((category) =>
  category.units.flatMap((unit) => {
    if (unit.scale.kind !== "linear") return [];
    const expression = gnuExpression(category.id, unit.id, unit.ucum);
    return expression === null ? [] : [{ key: `${category.id}/${unit.id}`, expression, unit }];
  }),
);

function readAll(): ReadonlyMap<string, BaseUnits> {
  const read = reduceWithGnu(compared.map(({ expression }) => expression));
  return new Map(compared.map(({ key }, i) => [key, present(read[i])]));
}

function relativeDifference(unit: Unit, theirs: number): number {
  const ours = evaluate(unit.scale.factor.resolve(), snapshotRates);
  if (!ours.ok) throw new Error(ours.error.code);
  return Math.abs(theirs / toDouble(ours.value) - 1);
}

function compareAll(): void {
  const readings = readAll();

  it("more than fourteen hundred units are compared", () => {
    expect(compared.length).toBeGreaterThan(1400);
  });

  it.each(compared)(
    "$key is «$expression», in dimension and size, or the difference is explained",
    ({ key, unit }) => {
      const { size, dimension } = present(readings.get(key));
      const ours = unit.scale.factor.resolve().dimension;
      for (const [i, base] of BASE_DIMENSIONS.entries())
        expect(dimension[base] ?? 0, base).toBe(present(ours[i]) + 0);
      const allowed = explanationFor("GNU units", key)?.within ?? 1e-12;
      expect(relativeDifference(unit, size)).toBeLessThanOrEqual(allowed);
    },
  );

  it("no explanation outlives its difference", () => {
    const explained = disagreements
      .filter(({ against }) => against === "GNU units")
      .flatMap(({ units }) => units);
    const differing = compared
      .filter(({ key, unit }) => relativeDifference(unit, present(readings.get(key)).size) > 1e-12)
      .map(({ key }) => key);
    expect(explained.toSorted()).toEqual(differing.toSorted());
  });
}

describe("against the definitions of GNU units", () => {
  if (isInstalled) compareAll();
  else it.skip("the program `units` (Debian package units) is not installed", () => {});
});
