import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("force", "N", "NIST SP 811, B.8,", {
  dyn: "= 1e-5",
  kgf: "= 9.80665",
  kipf: "≈ 4.448222e3",
  lbf: "≈ 4.448222",
  ozf: "≈ 2.780139e-1",
  pdl: "≈ 1.382550e-1",
  "ton-force-short": "≈ 8.896443e3",
});

testPrintedFactors("force", "N", "24 FR 5348 with the gravity of the 3rd CGPM", {
  lbf: "= 4.4482216152605",
  "ton-force-metric": "= 9806.65",
  "ton-force-long": "≈ 9964.01641818352",
});

testPrintedFactors("force", "N", "CODATA 2022", { "atomic-unit-of-force": "≈ 8.2387235038e-8" });
testPrintedFactors("force", "N", "the French decree of 26 July 1919", { sthene: "= 1000" });
