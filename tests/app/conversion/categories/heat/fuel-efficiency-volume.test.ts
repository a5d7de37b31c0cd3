import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("fuel-efficiency-volume", "joule-per-cubic-meter", "NIST SP 811, B.8,", {
  "btu-it-per-cubic-foot": "≈ 3.725895e4",
  "btu-th-per-cubic-foot": "≈ 3.723403e4",
});

testPrintedFactors("fuel-efficiency-volume", "cubic-meter-per-joule", "NIST SP 811, B.8,", {
  "gallon-us-per-horsepower": "≈ 1.410089e-9",
});

testPrintedFactors("fuel-efficiency-volume", "liter-per-joule", "NIST SP 811, B.8,", {
  "gallon-us-per-horsepower": "≈ 1.410089e-6",
});
