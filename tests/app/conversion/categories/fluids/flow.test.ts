import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("flow", "cubic-meter-per-second", "NIST SP 811, B.8,", {
  "gallon-us-per-minute": "≈ 6.309020e-5",
  "gallon-us-per-day": "≈ 4.381264e-8",
  "cubic-foot-per-second": "≈ 2.831685e-2",
  "cubic-foot-per-minute": "≈ 4.719474e-4",
  "cubic-inch-per-minute": "≈ 2.731177e-7",
  "cubic-yard-per-minute": "≈ 1.274258e-2",
  "barrel-us-per-second": "≈ 0.1589873",
  "gallon-uk-per-second": "= 4.54609e-3",
});

testPrintedFactors("flow", "cubic-foot-per-day", "NIST Handbook 44, Appendix C,", {
  "acre-foot-per-day": "= 43560",
});

testPrintedFactors("flow", "ounce-per-hour", "NIST Handbook 44, Appendix C,", {
  "gallon-us-per-hour": "= 128",
});
