import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("dose-equivalent", "Sv", "NIST SP 811, B.8,", {
  rem: "= 0.01",
  mrem: "= 1e-5",
  "joule-per-kilogram": "= 1",
});
