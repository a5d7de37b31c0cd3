import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("luminance", "candela-per-square-meter", "NIST SP 811, B.8,", {
  "candela-per-square-inch": "≈ 1550.003",
  fL: "≈ 3.426259",
  L: "≈ 3183.099",
  sb: "= 1e4",
});
