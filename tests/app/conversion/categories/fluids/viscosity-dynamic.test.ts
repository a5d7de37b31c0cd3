import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("viscosity-dynamic", "pascal-second", "NIST SP 811, B.8,", {
  P: "= 0.1",
  cP: "= 1e-3",
  "pound-force-second-per-square-foot": "≈ 47.88026",
  "pound-force-second-per-square-inch": "≈ 6894.757",
  "poundal-second-per-square-foot": "≈ 1.488164",
  "slug-per-foot-per-second": "≈ 47.88026",
  "pound-per-foot-per-hour": "≈ 4.133789e-4",
  "pound-per-foot-per-second": "≈ 1.488164",
});

testPrintedFactors("viscosity-dynamic", "P", "the definition of the rhe", {
  rhe: "= 1",
});
