import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("digital-image", "dot-per-inch", "CSS Values and Units", {
  dppx: "= 96",
});
