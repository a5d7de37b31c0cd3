import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("charge", "C", "NIST SP 811, B.8,", {
  abC: "= 10",
  "ampere-hour": "= 3600",
  stC: "≈ 3.335641e-10",
  Fr: "≈ 3.335641e-10",
});

testPrintedFactors("charge", "C", "CODATA 2022", {
  e: "= 1.602176634e-19",
  faraday: "≈ 96485.33212…",
});
