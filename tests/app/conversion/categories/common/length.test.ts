import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("length", "m", "NIST SP 811", {
  angstrom: "= 1e-10",
  au: "≈ 1.495979e11",
  "chain-us-survey": "≈ 20.11684",
  "fathom-us-survey": "≈ 1.828804",
  fermi: "= 1e-15",
  ft: "= 0.3048",
  "foot-us-survey": "≈ 0.3048006",
  in: "= 0.0254",
  ly: "≈ 9.46073e15",
  microinch: "= 2.54e-8",
  micron: "= 1e-6",
  mil: "= 2.54e-5",
  mi: "= 1609.344",
  "mile-us-survey": "≈ 1609.347",
  nmi: "= 1852",
  pc: "≈ 3.085678e16",
  pica: "≈ 4.233333e-3",
  pt: "≈ 3.527778e-4",
  "rod-us-survey": "≈ 5.029210",
  yd: "= 0.9144",
});

// Weights and Measures Act 1985, schedule 1.
testPrintedFactors("length", "m", "the Weights and Measures Act", {
  fur: "= 201.168",
  ch: "= 20.1168",
});

// CODATA 2022.
testPrintedFactors("length", "m", "CODATA 2022", {
  "bohr-radius": "≈ 5.29177210544e-11",
  "electron-radius-classical": "≈ 2.8179403205e-15",
  lP: "≈ 1.616255e-35",
  xu: "≈ 1.00207697e-13",
});

// IAU 2015 resolution B2: the parsec of 648 000/π astronomical units.
testPrintedFactors("length", "m", "IAU 2015 resolution B2", { pc: "≈ 3.085677581e16" });
