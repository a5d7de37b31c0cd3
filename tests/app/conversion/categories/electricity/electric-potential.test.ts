import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("electric-potential", "V", "NIST SP 811, B.8,", {
  abV: "= 1e-8",
  EMU: "= 1e-8",
  stV: "≈ 299.7925",
  ESU: "≈ 299.7925",
});
