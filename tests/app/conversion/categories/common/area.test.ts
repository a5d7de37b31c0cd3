import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("area", "square-meter", "NIST SP 811", {
  "acre-us-survey": "≈ 4046.873",
  a: "= 100",
  b: "= 1e-28",
  cmil: "≈ 5.067075e-10",
  ha: "= 1e4",
  "square-foot": "= 9.290304e-2",
  "square-inch": "= 6.4516e-4",
  "square-mile": "≈ 2.589988e6",
  "square-mile-us-survey": "≈ 2.589998e6",
  "square-yard": "≈ 0.8361274",
});

// Weights and Measures Act 1985, schedule 1.
testPrintedFactors("area", "square-meter", "the Weights and Measures Act", {
  rood: "= 1011.7141056",
  ac: "= 4046.8564224",
  "square-yard": "= 0.83612736",
});

// NIST Handbook 44, appendix C, tables of U.S. units of measurement.
testPrintedFactors("area", "square-foot", "NIST Handbook 44", { "square-rod": "= 272.25", ac: "= 43560" });
testPrintedFactors("area", "ac", "NIST Handbook 44", { section: "= 640", twp: "= 23040" });

// CODATA 2022.
testPrintedFactors("area", "square-meter", "CODATA 2022", { "electron-cross-section": "≈ 6.6524587051e-29" });
