import type { Question } from "./question";

/**
 * Names and symbols that trades and habits give a meaning of their own. Answers derived from the yard and pound of 1959, standard
 * gravity, the ton of refrigeration of 12 000 Btu/h, IAU 2015 Resolution B3 and UCUM's [car_Au].
 */
export const namesOfTrades: readonly Question[] = [
  // A temperature was a century.
  { ask: "37 c", means: "310.15 K" },
  { ask: "37 c to f", answer: "98.6" },
  { ask: "1 °c", means: "274.15 K" },
  { ask: "400F to C", answer: "204.44444444444444444" },
  { ask: "200C to F", answer: "392" },
  { ask: "400F/200C", error: "invalid_expression" },
  // Powers by mass were shown as dose rates, and reciprocal seconds as becquerels.
  { ask: "4 W/kg", means: "4 m^2/s/s/s" },
  { ask: "4 W/kg to Gy/s", answer: "4" },
  { ask: "0.6 kw/ton", means: "0.170607081656397096 1", assumed: true },
  { ask: "0.6 kW/ton to W/kg", answer: "0.6", assumed: true },
  { ask: "60 cycles/min to Hz", answer: "1" },
  { ask: "60 beats/sec to Hz", answer: "60" },
  { ask: "16 breaths per minute to Hz", answer: "0.26666666666666666667" },
  { ask: "44100 samples/s to kHz", answer: "44.1" },
  { ask: "5 beats", error: "unknown_unit" },
  // Feet in a nautical mile were feet in a nanometer.
  { ask: "300 ft/nm to %", answer: "4.9373650107991360691", assumed: true },
  { ask: "200 ft per NM", means: "0.032915766738660907127 1", assumed: true },
  { ask: "100 MBPS to MB/s", answer: "12.5", assumed: true },
  { ask: "100 MBPS", means: "100000000 bit/s", assumed: true },
  { ask: "50 Grad to deg", answer: "45", assumed: true },
  { ask: "2.5 Mrad to kGy", answer: "25" },
  { ask: "5 kg * $2/lb to USD", answer: "22.046226218487758072" },
  { ask: "6 fms to m", answer: "10.9728" },
  // In capitals T was the tesla, and M the molar even where it was squared.
  { ask: "1 T/M3 TO G/CM3", answer: "1" },
  { ask: "1 T/M3 TO KG/L", answer: "1" },
  { ask: "1 T/M3 TO G/ML", error: "ambiguous_unit" },
  { ask: "50 M2", means: "50 m^2" },
  // A prefix in the wrong case was settled by its dimension alone.
  { ask: "3 KN/m2 to Pa", answer: "3000", assumed: true },
  { ask: "1 GM^2 to m2", answer: "1000000000000000000", assumed: true },
  // 300 K was 300 km beside a frequency, whose wavelength it is not.
  { ask: "300 K to cm-1", error: "incompatible_units" },
  { ask: "300 K to Hz", error: "incompatible_units" },
  { ask: "300 K * k_B to meV", answer: "25.851999786435532301" },
  { ask: "1 cm-1 to GHz", error: "incompatible_units" },
  { ask: "1 cm-1 * c to GHz", answer: "29.9792458" },
  { ask: "5 ma to a", error: "ambiguous_unit" },
  { ask: "1 Rsun to km", answer: "695700" },
  { ask: "1 Lsun to W", answer: "3.828e26" },
  { ask: "20 plf to N/m", answer: "291.87805874412729659" },
  { ask: "2 klf to kN/m", answer: "29.187805874412729659" },
  { ask: "2 ksf to kPa", answer: "95.760517960671685232" },
  { ask: "20 pli to N/mm", answer: "3.5025367049295275591" },
  { ask: "20 psf to Pa", answer: "957.60517960671685232" },
  { ask: "18 karat to %", answer: "75" },
  { ask: "500 scfm", error: "unknown_unit" },
  { ask: "100 sccm to m3/h", error: "unknown_unit" },
  { ask: "1 marathon to mi", error: "unknown_unit" },
  { ask: "CAD$100 to USD", answer: "80" },
  { ask: "US$100 to EUR", answer: "80" },
  { ask: "A$16 to USD", answer: "10" },
  { ask: "lbs 200 to kg", answer: "90.718474" },
  { ask: "KG 5 to lbs", answer: "11.023113109243879036" },
  { ask: "cm 20 to in", answer: "7.874015748031496063" },
];
