import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("magnetic-flux-density", "T", "NIST SP 811, B.8,", {
  G: "= 1e-4",
  gamma: "= 1e-9",
  "maxwell-per-square-centimeter": "= 1e-4",
});

testPrintedFactors("magnetic-flux-density", "T", "the definition of the maxwell, 1e-8 Wb,", {
  "maxwell-per-square-meter": "= 1e-8",
});
