import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("data-storage", "byte", "IEC 80000-13,", {
  KiB: "= 1024",
  MiB: "= 1048576",
  GiB: "= 1073741824",
  TiB: "= 1099511627776",
  kB: "= 1e3",
  MB: "= 1e6",
  GB: "= 1e9",
  TB: "= 1e12",
});

testPrintedFactors("data-storage", "bit", "IEC 80000-13,", { byte: "= 8", Kibit: "= 1024", kbit: "= 1000" });
testPrintedFactors("data-storage", "byte", "ISO/IEC 9529", { "floppy-disk": "= 1474560" });
testPrintedFactors("data-storage", "byte", "ECMA-130", { "cd-rom-74": "= 681984000" });
