import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST Handbook 44, appendix C: the cord of 128 cubic feet; NIST SP 811 (2008), appendix B.8, in cubic meters.
testPrintedFactors("volume-lumber", "cubic-foot", "NIST Handbook 44", { cd: "= 128" });
testPrintedFactors("volume-lumber", "cubic-meter", "NIST SP 811", {
  cd: "≈ 3.624556",
  st: "= 1",
  "cubic-yard": "≈ 0.7645549",
  "cubic-foot": "≈ 2.831685e-2",
});

// BS 350: the Petrograd standard of 165 cubic feet, which is 1980 feet board measure.
testPrintedFactors("volume-lumber", "board-feet", "BS 350", { std: "= 1980", "cubic-foot": "= 12" });

// UK Forestry Commission, Booklet 39: one hoppus foot is 1.273 cubic feet, 0.03605 cubic meter.
testPrintedFactors("volume-lumber", "cubic-foot", "the Forest Mensuration Handbook", {
  "hoppus-foot": "≈ 1.273",
});
testPrintedFactors("volume-lumber", "cubic-meter", "the Forest Mensuration Handbook", {
  "hoppus-foot": "≈ 0.03605",
});
