import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("heat-transfer-coeff", "watt-per-square-meter-per-k", "NIST SP 811, B.8,", {
  "btu-it-per-hour-per-square-foot-per-f": "≈ 5.678263",
  "btu-th-per-hour-per-square-foot-per-f": "≈ 5.674466",
  "btu-it-per-second-per-square-foot-per-f": "≈ 2.044175e4",
  "btu-th-per-second-per-square-foot-per-f": "≈ 2.042808e4",
});
