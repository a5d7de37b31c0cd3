import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("thermal-resistance", "kelvin-per-watt", "NIST SP 811, B.8,", {
  "degree-fahrenheit-hour-per-btu-it": "≈ 1.895634",
  "degree-fahrenheit-hour-per-btu-th": "≈ 1.896903",
  "degree-fahrenheit-second-per-btu-it": "≈ 5.265651e-4",
  "degree-fahrenheit-second-per-btu-th": "≈ 5.269175e-4",
});
