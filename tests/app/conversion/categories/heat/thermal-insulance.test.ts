import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("thermal-insulance", "square-meter-kelvin-per-watt", "NIST SP 811, B.8,", {
  clo: "≈ 1.55e-1",
  "r-value": "≈ 1.761102e-1",
  "r-value-th": "≈ 1.762280e-1",
  "square-meter-hour-degree-celsius-per-kilocalorie-it": "≈ 0.859845227859",
});

testPrintedFactors("thermal-insulance", "square-meter-kelvin-per-watt", "BS 4745", { tog: "= 0.1" });
testPrintedFactors("thermal-insulance", "u-value-si", "NIST SP 811, B.8,", {
  "u-value-us": "≈ 5.678263",
  "square-meter-kelvin-per-watt": "= 1",
});
