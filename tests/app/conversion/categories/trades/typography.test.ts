import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("typography", "m", "NIST SP 811", {
  pc: "≈ 4.233333e-3",
  "pica-printers": "≈ 4.217518e-3",
  "point-computer": "≈ 3.527778e-4",
  "point-printers": "≈ 3.514598e-4",
});

// W3C, CSS Values and Units, level 3, section 6.2.
testPrintedFactors("typography", "px", "CSS Values and Units", { in: "= 96", pc: "= 16" });
testPrintedFactors("typography", "Q", "CSS Values and Units", { cm: "= 40" });

// Knuth, The TeXbook, chapter 10.
testPrintedFactors("typography", "point-tex", "The TeXbook", { in: "= 72.27", "pica-tex": "= 12" });
testPrintedFactors("typography", "sp", "The TeXbook", { "point-tex": "= 65536" });

test("1157 didot points are 1238 TeX points, as The TeXbook says", () => {
  const request = { category: "typography", fromUnit: "dd", toUnit: "point-tex", value: "1157" };
  const answer = convert(request, snapshotRates);
  expect(answer.ok && answer.value.result).toBe(1238);
});
