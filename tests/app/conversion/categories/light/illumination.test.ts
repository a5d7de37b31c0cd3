import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("illumination", "lx", "NIST SP 811, B.8,", {
  "foot-candle": "≈ 10.76391",
  "lumen-per-square-foot": "≈ 10.76391",
  ph: "= 1e4",
});
