import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("electric-conductance", "S", "NIST SP 811, B.8,", {
  abmho: "= 1e9",
  mho: "= 1",
  stmho: "≈ 1.112650e-12",
});
