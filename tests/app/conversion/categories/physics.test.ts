import { testPrintedFactors } from "../../../support/printed-factors";

testPrintedFactors("momentum", "newton-second", "the pound of 24 FR 5348 under standard gravity", {
  "pound-force-second": "= 4.4482216152605",
});
testPrintedFactors("jerk", "meter-per-cubic-second", "the foot of 24 FR 5348", {
  "foot-per-cubic-second": "= 0.3048",
  "standard-gravity-per-second": "= 9.80665",
});
testPrintedFactors("stiffness", "newton-per-meter", "NIST SP 811, B.8,", {
  "pound-force-per-inch": "≈ 1.751268e2",
  "pound-force-per-foot": "≈ 1.459390e1",
});
testPrintedFactors("dipole-moment", "coulomb-meter", "the IUPAC Green Book, 7.2,", {
  debye: "≈ 3.33564e-30",
});
testPrintedFactors("dipole-moment", "coulomb-meter", "CODATA 2022", {
  "atomic-unit-of-dipole-moment": "≈ 8.4783536198e-30",
});
testPrintedFactors("spectral-flux-density", "watt-per-square-meter-per-hertz", "the IAU Style Manual", {
  Jy: "= 1e-26",
  "solar-flux-unit": "= 1e-22",
});
testPrintedFactors("solid-angle", "sr", "the circle of 360 degrees", {
  "square-degree": "≈ 3.04617419786…e-4",
  spat: "≈ 12.56637061435…",
});
