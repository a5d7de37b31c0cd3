import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("radiation-activity", "Bq", "NIST SP 811, B.8,", {
  Ci: "= 3.7e10",
});
