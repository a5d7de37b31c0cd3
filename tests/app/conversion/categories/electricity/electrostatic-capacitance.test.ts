import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("electrostatic-capacitance", "F", "NIST SP 811, B.8,", {
  abF: "= 1e9",
  EMU: "= 1e9",
  stF: "≈ 1.112650e-12",
  ESU: "≈ 1.112650e-12",
});
