import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("surface-tension", "newton-per-meter", "NIST SP 811, B.8,", {
  "dyne-per-centimeter": "= 1e-3",
  "pound-force-per-inch": "≈ 175.1268",
  "pound-force-per-foot": "≈ 14.59390",
  "kilogram-force-per-meter": "= 9.80665",
});
