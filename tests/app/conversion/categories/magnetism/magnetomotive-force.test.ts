import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("magnetomotive-force", "A", "NIST SP 811, B.8,", {
  Gi: "≈ 0.7957747",
});

testPrintedFactors("magnetomotive-force", "At", "the CGS system", {
  abAt: "= 10",
});
