import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("heat-density", "joule-per-square-meter", "NIST SP 811, B.8,", {
  "btu-it-per-square-foot": "≈ 1.135653e4",
  "btu-th-per-square-foot": "≈ 1.134893e4",
  "calorie-th-per-square-centimeter": "= 41840",
  Ly: "= 41840",
});
