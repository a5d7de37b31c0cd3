import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("ratio", "one", "ISO 80000-1 and NIST SP 811, 7.10.3,", {
  percent: "= 0.01",
  "per-mille": "= 0.001",
  "basis-point": "= 1e-4",
  pcm: "= 1e-5",
  ppm: "= 1e-6",
  ppb: "= 1e-9",
  ppt: "= 1e-12",
  ppq: "= 1e-15",
});
