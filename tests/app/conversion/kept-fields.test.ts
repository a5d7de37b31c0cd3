import { expect, it } from "vitest";
import { categories, describeCategory } from "~/conversion";

// A unit could lose its UCUM code, which others look it up by, and no test failed.

/** What GET /api/units listed on 24 November 2026. New units add to it, and nothing is to be taken away. */
it("GET /api/units lists every code and alias that it has listed", () => {
  const units = categories.flatMap((category) => describeCategory(category).units);
  expect(units.filter(({ ucum }) => ucum !== null).length).toBeGreaterThanOrEqual(1587);
  expect(units.filter(({ qudt }) => qudt !== null).length).toBeGreaterThanOrEqual(1100);
  expect(units.flatMap(({ aliases }) => aliases).length).toBeGreaterThanOrEqual(2412);
});
