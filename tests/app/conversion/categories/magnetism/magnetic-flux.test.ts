import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("magnetic-flux", "Wb", "NIST SP 811, B.8,", {
  Mx: "= 1e-8",
  "unit-pole": "≈ 1.256637e-7",
});

testPrintedFactors("magnetic-flux", "Wb", "CODATA 2022", {
  "magnetic-flux-quantum": "≈ 2.067833848…e-15",
});
