import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("inductance", "H", "NIST SP 811, B.8,", {
  abH: "= 1e-9",
  EMU: "= 1e-9",
  stH: "≈ 8.987552e11",
  ESU: "≈ 8.987552e11",
});
