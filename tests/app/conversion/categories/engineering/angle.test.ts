import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("angle", "rad", "NIST SP 811, B.8,", {
  degree: "≈ 1.745329e-2",
  gon: "≈ 1.570796e-2",
  "mil-nato": "≈ 9.817477e-4",
  arcmin: "≈ 2.908882e-4",
  arcsec: "≈ 4.848137e-6",
  revolution: "≈ 6.283185",
});

testPrintedFactors("angle", "degree", "NIST SP 811, B.8,", { gon: "= 0.9", "mil-nato": "= 5.625e-2" });

testPrintedFactors("angle", "degree", "the division of the circle", {
  quadrant: "= 90",
  "zodiac-sign": "= 30",
  "hour-angle": "= 15",
  "compass-point": "= 11.25",
  "mil-warsaw": "= 0.06",
});
