import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("radiation", "gray-per-second", "NIST SP 811, B.8,", {
  "rad-per-second": "= 0.01",
  "rem-per-second": "= 0.01",
});
