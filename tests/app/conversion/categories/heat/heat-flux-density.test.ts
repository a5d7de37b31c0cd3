import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("heat-flux-density", "watt-per-square-meter", "NIST SP 811, B.8,", {
  "btu-it-per-hour-per-square-foot": "≈ 3.154591",
  "btu-th-per-hour-per-square-foot": "≈ 3.152481",
  "btu-th-per-minute-per-square-foot": "≈ 189.1489",
  "btu-it-per-second-per-square-foot": "≈ 1.135653e4",
  "btu-th-per-second-per-square-foot": "≈ 1.134893e4",
  "btu-th-per-second-per-square-inch": "≈ 1.634246e6",
  "calorie-th-per-minute-per-square-centimeter": "≈ 697.3333",
  "calorie-th-per-second-per-square-centimeter": "= 41840",
  "erg-per-second-per-square-centimeter": "= 1e-3",
  "watt-per-square-centimeter": "= 1e4",
  "watt-per-square-inch": "≈ 1550.003",
});
