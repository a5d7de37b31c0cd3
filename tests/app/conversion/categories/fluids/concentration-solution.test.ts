import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("concentration-solution", "kilogram-per-cubic-meter", "NIST SP 811, B.8,", {
  "grain-per-gallon-us": "≈ 1.711806e-2",
  "pound-per-gallon-us": "≈ 119.8264",
  "pound-per-gallon-uk": "≈ 99.77637",
  "pound-per-cubic-foot": "≈ 16.01846",
  "ounce-per-gallon-us": "≈ 7.489152",
});
