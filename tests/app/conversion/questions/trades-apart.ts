import type { Question } from "./question";

/**
 * Names that several trades share, alone or beside others, which were answered in the rarer meaning without a word. Answers
 * derived from the nautical mile of 1929 (1852 m), the foot of 1959, the hundredth of a currency (ISO 4217) and years of 365 days.
 */
export const tradesApart: readonly Question[] = [
  // Brix counts sugar by mass, of which the density is measured.
  { ask: "12 brix in sg", error: "incompatible_units" },
  // On charts nm is the nautical mile, in full beside knots.
  { ask: "5 nm in ft", answer: "1.6404199475065616798e-8", assumed: true },
  { ask: "5 nm in yards", answer: "5.4680664916885389326e-9", assumed: true },
  { ask: "5 nm in nmi", answer: "2.6997840172786177106e-12", assumed: true },
  { ask: "150 nm / 12 kn in h", answer: "12.5", assumed: true },
  { ask: "200 nm / 100 kt in h", answer: "2", assumed: true },
  // No kilometer is a wavenumber.
  { ask: "1 K in cm-1", error: "incompatible_units" },
  { ask: "5 S in min", answer: "0.083333333333333333333", assumed: true },
  { ask: "5 S in h", answer: "0.0013888888888888888889", assumed: true },
  { ask: "5 S in ms", answer: "5e-10", assumed: true },
  { ask: "5 Y in d", answer: "1825" },
  { ask: "5 Y in h", answer: "43800" },
  { ask: "10 ML in oz", error: "ambiguous_unit" },
  { ask: "10 ML in cups", error: "ambiguous_unit" },
  { ask: "10 ML in L", answer: "10000000" },
  // The SI, kitchens and workshops before cords, florins, svedbergs and centuries.
  { ask: "100 cd", means: "100 cd" },
  { ask: "12 AWG to mm", answer: "2.0525253884939474155" },
  { ask: "14 Fr", means: "0.0046666666666666666667 m" },
  { ask: "20 c", means: "293.15 K" },
  { ask: "1 Sv", means: "1 m^2/s^2" },
  { ask: "1 cc", means: "0.000001 m^3" },
  { ask: "5 st", means: "31.7514659 kg" },
  { ask: "5 cl", means: "0.00005 m^3" },
  { ask: "10k", error: "ambiguous_value" },
  { ask: "10k in miles", answer: "6.2137119223733396962", assumed: true },
  // Btu are per degree Fahrenheit.
  { ask: "1 BTU/h ft2 F in W/m2K", answer: "5.6782633411134877824", assumed: true },
  // The mil of Swedes is 10 km, and a year is the calendar's.
  { ask: "0.8 l/mil in l/100km", answer: "8", assumed: true },
  { ask: "£30,000 per annum in £ per month", answer: "2500", assumed: true },
  { ask: "12000 kwh/a in kw", answer: "1.369863013698630137", assumed: true },
  { ask: "5 kg/a in kg/m2", answer: "0.05" },
];
