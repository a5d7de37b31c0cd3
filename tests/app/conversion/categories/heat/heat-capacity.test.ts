import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("heat-capacity", "joule-per-kelvin", "NIST SP 811, B.8,", {
  "btu-it-per-degree-fahrenheit": "≈ 1.899101e3",
  "btu-th-per-degree-fahrenheit": "≈ 1.897830e3",
});
testPrintedFactors("heat-capacity", "joule-per-kelvin", "the SI Brochure, 2.3.1,", {
  "boltzmann-constant": "= 1.380649e-23",
  "electronvolt-per-kelvin": "= 1.602176634e-19",
});
