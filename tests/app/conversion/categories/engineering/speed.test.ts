import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("speed", "meter-per-second", "NIST SP 811, B.8,", {
  "foot-per-hour": "≈ 8.466667e-5",
  "foot-per-minute": "= 5.08e-3",
  "foot-per-second": "= 0.3048",
  "inch-per-second": "= 0.0254",
  "kilometer-per-hour": "≈ 2.777778e-1",
  kn: "≈ 5.144444e-1",
  mph: "= 0.44704",
  "mile-per-minute": "= 26.8224",
  "mile-per-second": "= 1609.344",
});

testPrintedFactors("speed", "kilometer-per-hour", "NIST SP 811, B.8,", { mph: "= 1.609344" });

testPrintedFactors("speed", "meter-per-second", "the SI Brochure, table 8 and section 2.2,", {
  kn: "= 1852/3600",
  "speed-of-light": "= 299792458",
});

testPrintedFactors("speed", "mph", "the mile of 24 FR 5348 and the hour,", {
  "minute-per-mile": "= 60",
  "minute-per-kilometer": "≈ 37.28227153424…",
});
