import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("photon-energy", "reciprocal-centimeter", "CODATA 2022, energy equivalents,", {
  eV: "≈ 8065.543937…",
});
testPrintedFactors("photon-energy", "frequency-in-hertz", "CODATA 2022, energy equivalents,", {
  eV: "≈ 2.417989242…e14",
  "temperature-in-kelvins": "≈ 2.083661912…e10",
  "reciprocal-meter": "= 299792458",
});
testPrintedFactors("photon-energy", "eV", "CODATA 2022, energy equivalents,", {
  hartree: "≈ 27.211386245981",
  Ry: "≈ 13.60569312299",
  "temperature-in-kelvins": "≈ 8.617333262…e-5",
  "wavelength-in-nanometers": "≈ 1239.841984…",
  "reciprocal-meter": "≈ 1.239841984…e-6",
});
testPrintedFactors("photon-energy", "kilojoule-per-mole", "the SI of 2019", { eV: "≈ 96.48533212…" });
