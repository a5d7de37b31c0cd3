import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("viscosity-kinematic", "square-meter-per-second", "NIST SP 811, B.8,", {
  St: "= 1e-4",
  cSt: "= 1e-6",
  "square-foot-per-second": "= 0.09290304",
  "square-foot-per-hour": "= 2.58064e-5",
});
