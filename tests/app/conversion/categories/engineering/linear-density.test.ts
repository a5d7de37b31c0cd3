import { expect, it } from "vitest";
import { findCategory } from "~/conversion";
import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("linear-density", "kilogram-per-meter", "NIST SP 811, B.8,", {
  den: "≈ 1.111111e-7",
  "pound-per-foot": "≈ 1.488164",
  "pound-per-inch": "≈ 1.785797e1",
  "pound-per-yard": "≈ 4.960546e-1",
  tex: "= 1e-6",
});

testPrintedFactors("linear-density", "tex", "ISO 2947, which converts the counts,", {
  "cotton-count": "≈ 590.54…",
  "metric-count": "= 1000",
  "worsted-count": "≈ 885.8…",
  "linen-lea": "≈ 1653.5…",
});

// "lb/ft" was answered in tex, deniers and counts of yarn.
it("shows units of every trade before those of yarn", () => {
  const units = findCategory("linear-density")?.units;
  expect(units?.slice(0, 3).map(({ symbol }) => symbol)).toEqual(["kg/m", "lb/ft", "tex"]);
});
