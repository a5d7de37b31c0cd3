import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("magnetic-field-strength", "ampere-per-meter", "NIST SP 811, B.8,", {
  Oe: "≈ 79.57747",
});
