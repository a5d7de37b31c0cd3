import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("radiation-exposure", "coulomb-per-kilogram", "NIST SP 811, B.8,", {
  R: "= 2.58e-4",
});
