import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("specific-heat-capacity", "joule-per-kilogram-per-k", "NIST SP 811, B.8,", {
  "btu-it-per-pound-per-f": "= 4186.8",
  "btu-th-per-pound-per-f": "= 4184",
  "btu-it-per-pound-per-r": "= 4186.8",
  "calorie-it-per-gram-per-c": "= 4186.8",
  "calorie-th-per-gram-per-c": "= 4184",
});

testPrintedFactors(
  "specific-heat-capacity",
  "joule-per-kilogram-per-k",
  "9/5 of the calorie per degree Celsius",
  {
    "calorie-it-per-gram-per-f": "= 7536.24",
  },
);
