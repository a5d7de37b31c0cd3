import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("radiation-absorbed", "Gy", "NIST SP 811, B.8,", {
  rd: "= 0.01",
  "erg-per-gram": "= 1e-4",
});
