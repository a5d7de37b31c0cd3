import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("electric-resistivity", "ohm-meter", "NIST SP 811, B.8,", {
  "ohm-centimeter": "= 0.01",
  "circular-mil-ohm-per-foot": "≈ 1.662426e-9",
});

testPrintedFactors("electric-resistivity", "ohm-square-millimeter-per-meter", "NIST SP 811, B.8,", {
  "circular-mil-ohm-per-foot": "≈ 1.662426e-3",
});
