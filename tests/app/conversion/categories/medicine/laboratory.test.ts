import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("catalytic-activity", "kat", "NC-IUB 1978", {
  U: "≈ 1.666666…e-8",
  "micromole-per-minute": "≈ 1.666666…e-8",
});

testPrintedFactors("water-hardness", "millimole-per-liter", "DIN 38409-6, to its four digits,", {
  "german-degree": "≈ 0.1783",
  "french-degree": "≈ 0.0999",
  "clark-degree": "≈ 0.1424",
  "gpg-hardness": "≈ 0.1710",
});

testPrintedFactors("blood-glucose", "mg-per-deciliter", "the molar mass of glucose", {
  "mmol-per-liter": "= 18.016",
});
testPrintedFactors("blood-cholesterol", "mg-per-deciliter", "the molar mass of cholesterol", {
  "mmol-per-liter": "= 38.666",
});
testPrintedFactors("blood-triglycerides", "mg-per-deciliter", "the molar mass of triolein", {
  "mmol-per-liter": "= 88.545",
});
testPrintedFactors("blood-creatinine", "micromol-per-liter", "the molar mass of creatinine", {
  "mg-per-deciliter": "≈ 88.402",
});
testPrintedFactors("blood-urea", "mg-per-deciliter", "the molar mass of urea", {
  "mmol-per-liter": "= 6.006",
});
testPrintedFactors("blood-urea", "mmol-per-liter", "the molar mass of the nitrogen in urea", {
  "mg-per-deciliter-nitrogen": "≈ 0.35696",
});
