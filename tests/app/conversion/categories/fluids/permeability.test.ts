import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("permeability", "kilogram-per-pascal-per-second-per-square-meter", "NIST SP 811, B.8,", {
  "permeability-0c": "= 5.72135e-11",
  "permeability-23c": "= 5.74525e-11",
  "grain-per-hour-per-square-foot-per-inch-mercury": "≈ 5.72135e-11",
});
