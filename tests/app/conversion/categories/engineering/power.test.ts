import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("power", "W", "NIST SP 811, B.8,", {
  "btu-it-per-hour": "≈ 2.930711e-1",
  "btu-it-per-second": "≈ 1.055056e3",
  "btu-th-per-hour": "≈ 2.928751e-1",
  "btu-th-per-minute": "≈ 1.757250e1",
  "btu-th-per-second": "≈ 1.054350e3",
  "calorie-th-per-minute": "≈ 6.973333e-2",
  "calorie-th-per-second": "= 4.184",
  "erg-per-second": "= 1e-7",
  "foot-pound-force-per-hour": "≈ 3.766161e-4",
  "foot-pound-force-per-minute": "≈ 2.259697e-2",
  "foot-pound-force-per-second": "≈ 1.355818",
  hp: "≈ 7.456999e2",
  "horsepower-boiler": "= 9809.50",
  "horsepower-electric": "= 746",
  "horsepower-metric": "≈ 7.354988e2",
  "horsepower-water": "= 746.043",
  "kilocalorie-th-per-minute": "≈ 6.973333e1",
  "ton-of-refrigeration": "≈ 3.516853e3",
});

testPrintedFactors("power", "W", "the definition 75 kgf·m/s under the gravity of the 3rd CGPM", {
  "horsepower-metric": "= 735.49875",
});
testPrintedFactors("power", "W", "IAU 2015 Resolution B3", { "solar-luminosity": "= 3.828e26" });
testPrintedFactors("power", "MBH", "the Roman thousand", { "btu-it-per-hour": "= 1e-3" });
