import { testPrintedFactors } from "../../../support/printed-factors";

testPrintedFactors("luminous-flux", "lm", "the SI Brochure, 2.3.1,", {
  "watt-at-540-thz": "= 683",
  klm: "= 1000",
  "candela-steradian": "= 1",
});
testPrintedFactors("luminous-energy", "lumen-second", "the hour of the SI Brochure, table 8,", {
  "lumen-hour": "= 3600",
});

testPrintedFactors("porous-permeability", "square-meter", "NIST SP 811, B.8,", {
  darcy: "≈ 9.869233e-13",
  millidarcy: "≈ 9.869233e-16",
});
testPrintedFactors(
  "hydraulic-conductivity",
  "meter-per-second",
  "the gallon of 231 cubic inches and the foot of 1959",
  {
    "gallon-us-per-day-per-square-foot": "≈ 4.71595293210e-7",
    "foot-per-day": "≈ 3.527777777…e-6",
  },
);
