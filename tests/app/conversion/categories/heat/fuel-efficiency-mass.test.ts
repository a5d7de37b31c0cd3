import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("fuel-efficiency-mass", "joule-per-kilogram", "NIST SP 811, B.8,", {
  "btu-it-per-pound": "= 2326",
  "btu-th-per-pound": "≈ 2324.444",
  "calorie-it-per-gram": "= 4186.8",
  "calorie-th-per-gram": "= 4184",
});

testPrintedFactors("fuel-efficiency-mass", "kilogram-per-joule", "NIST SP 811, B.8,", {
  "pound-per-horsepower-per-hour": "≈ 1.689659e-7",
});
