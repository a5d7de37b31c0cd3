import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("electric-resistance", "ohm", "NIST SP 811, B.8,", {
  abohm: "= 1e-9",
  EMU: "= 1e-9",
  statohm: "≈ 8.987552e11",
  ESU: "≈ 8.987552e11",
});

testPrintedFactors("electric-resistance", "ohm", "CODATA 2022", {
  RK: "≈ 25812.80745…",
});
