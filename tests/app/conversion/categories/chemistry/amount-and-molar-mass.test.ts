import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("amount-of-substance", "mol", "the SI Brochure, 2.3.1,", {
  kmol: "= 1000",
  "elementary-entity": "≈ 1.66053906717…e-24",
});
testPrintedFactors("amount-of-substance", "elementary-entity", "the SI Brochure, 2.3.1,", {
  mol: "= 6.02214076e23",
});
testPrintedFactors("amount-of-substance", "mol", "the pound of 24 FR 5348", { "lb-mol": "= 453.59237" });

testPrintedFactors("molar-mass", "kilogram-per-mole", "the SI of 2019", {
  "gram-per-mole": "= 1e-3",
  "pound-per-pound-mole": "= 1e-3",
});
testPrintedFactors("molar-mass", "kilogram-per-mole", "CODATA 2022, the molar mass constant,", {
  "dalton-per-entity": "≈ 1.00000000105e-3",
});
