import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("flow-mass", "kilogram-per-second", "NIST SP 811, B.8,", {
  "pound-per-second": "≈ 0.4535924",
  "pound-per-minute": "≈ 7.559873e-3",
  "pound-per-hour": "≈ 1.259979e-4",
  "ton-short-per-hour": "≈ 0.2519958",
});
