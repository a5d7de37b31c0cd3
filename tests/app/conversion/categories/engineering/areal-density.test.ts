import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("areal-density", "kilogram-per-square-meter", "NIST SP 811, B.8,", {
  "ounce-per-square-foot": "≈ 3.051517e-1",
  "ounce-per-square-inch": "≈ 4.394185e1",
  "ounce-per-square-yard": "≈ 3.390575e-2",
  "pound-per-square-foot": "≈ 4.882428",
});

testPrintedFactors("areal-density", "kilogram-per-square-meter", "the pound, the acre and the yard of 1959", {
  "pound-per-acre": "≈ 1.12085115619e-4",
  "silk-momme": "≈ 4.33993567678e-3",
  "tonne-per-hectare": "= 0.1",
});
