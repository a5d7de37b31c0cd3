import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("volume", "cubic-meter", "NIST SP 811", {
  "acre-foot-us-survey": "≈ 1233.489",
  "barrel-oil": "≈ 0.1589873",
  "bushel-us": "≈ 3.523907e-2",
  cd: "≈ 3.624556",
  "cubic-foot": "≈ 2.831685e-2",
  "cubic-inch": "= 1.6387064e-5",
  "cubic-mile": "≈ 4.168182e9",
  "cubic-yard": "≈ 0.7645549",
  "cup-us": "≈ 2.365882e-4",
  "fluid-ounce-us": "≈ 2.957353e-5",
  "fluid-ounce-uk": "≈ 2.841306e-5",
  "gallon-uk": "= 4.54609e-3",
  "gallon-us": "≈ 3.785412e-3",
  "gill-uk": "≈ 1.420653e-4",
  "gill-us": "≈ 1.182941e-4",
  L: "= 1e-3",
  "peck-us": "≈ 8.809768e-3",
  "pint-dry-us": "≈ 5.506105e-4",
  "pint-us": "≈ 4.731765e-4",
  "quart-dry-us": "≈ 1.101221e-3",
  "quart-us": "≈ 9.463529e-4",
  st: "= 1",
  "tablespoon-us": "≈ 1.478676e-5",
  "teaspoon-us": "≈ 4.928922e-6",
  "ton-register": "≈ 2.831685",
});

// Weights and Measures Act 1985, schedule 1.
testPrintedFactors("volume", "L", "the Weights and Measures Act", {
  "gallon-uk": "= 4.54609",
  "quart-uk": "= 1.1365225",
  "pint-uk": "= 0.56826125",
  "gill-uk": "= 0.1420653125",
  "fluid-ounce-uk": "= 0.0284130625",
});

// NIST Handbook 44, appendix C, tables of equivalents.
testPrintedFactors("volume", "cubic-inch", "NIST Handbook 44", {
  "gallon-us": "= 231",
  "quart-us": "= 57.75",
  "pint-us": "= 28.875",
  "gill-us": "= 7.21875",
  "bushel-us": "= 2150.42",
  "peck-us": "= 537.605",
  "quart-dry-us": "= 67.200625",
  "pint-dry-us": "= 33.6003125",
  "barrel-dry-us": "= 7056",
});

// Code of Federal Regulations, title 21, section 101.9(b)(5)(viii).
testPrintedFactors("volume", "mL", "21 CFR 101.9", {
  "cup-us-legal": "= 240",
  "tablespoon-metric": "= 15",
  "teaspoon-metric": "= 5",
});
