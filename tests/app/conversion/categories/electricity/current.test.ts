import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("current", "A", "NIST SP 811, B.8,", {
  abA: "= 10",
  Bi: "= 10",
  EMU: "= 10",
  stA: "≈ 3.335641e-10",
  ESU: "≈ 3.335641e-10",
  Gi: "≈ 0.7957747",
});
