import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("thermal-conductivity", "watt-per-meter-per-k", "NIST SP 811, B.8,", {
  "btu-it-foot-per-hour-per-square-foot-per-f": "≈ 1.730735",
  "btu-th-foot-per-hour-per-square-foot-per-f": "≈ 1.729577",
  "btu-it-inch-per-hour-per-square-foot-per-f": "≈ 0.1442279",
  "btu-th-inch-per-hour-per-square-foot-per-f": "≈ 0.1441314",
  "btu-it-inch-per-second-per-square-foot-per-f": "≈ 519.2204",
  "btu-th-inch-per-second-per-square-foot-per-f": "≈ 518.8732",
  "calorie-th-per-second-per-centimeter-per-c": "= 418.4",
});
