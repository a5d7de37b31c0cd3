import { testPrintedFactors } from "../../../../support/printed-factors";

// NIST SP 811 (2008), appendix B.8.
testPrintedFactors("time", "second", "NIST SP 811", {
  day: "= 8.64e4",
  "day-sidereal": "≈ 8.616409e4",
  hour: "= 3600",
  "hour-sidereal": "≈ 3590.170",
  minute: "= 60",
  "minute-sidereal": "≈ 59.83617",
  "second-sidereal": "≈ 0.9972696",
  shake: "= 1e-8",
  year: "= 3.1536e7",
  "year-sidereal": "≈ 3.155815e7",
  "year-tropical": "≈ 3.155693e7",
});

// Gregorian calendar: 146 097 days in 400 years. IAU: the Julian year of 365.25 days of 86 400 s.
testPrintedFactors("time", "day", "the calendar", {
  "year-gregorian": "= 365.2425",
  a: "= 365.25",
  "year-leap": "= 366",
  year: "= 365",
  fn: "= 14",
});

// CODATA 2022.
testPrintedFactors("time", "second", "CODATA 2022", { tP: "≈ 5.391247e-44" });
