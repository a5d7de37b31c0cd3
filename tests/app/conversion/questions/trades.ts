import type { Question } from "./question";

/**
 * Units and notations of electrical engineering, optics, medicine, aviation, telegraphy and money that have no row of their own, and
 * quantities whose second reading converts. Answers derived from IEC 80000-6 (VA and var have the dimension of the watt), ISO
 * 2533 (340.294 m/s), ISO 13666 (1 D = 1/m), IEC 60062 (4k7) and the yard of 1959.
 */
export const trades: readonly Question[] = [
  { ask: "5 VA to W", answer: "5", assumed: true },
  { ask: "5 kVA to kW", answer: "5", assumed: true },
  { ask: "1 Mvar to kW", answer: "1000", assumed: true },
  { ask: "3 kVA to VA", answer: "3000", assumed: true },
  { ask: "120 bpm to Hz", answer: "2" },
  { ask: "2 dioptres to m", answer: "0.5", assumed: true },
  { ask: "-2.5 D to m", answer: "-0.4", assumed: true },
  { ask: "Mach 2 to m/s", answer: "680.588", assumed: true },
  { ask: "2 mach to m/s", answer: "680.588", assumed: true },
  { ask: "170.147 m/s to Mach", answer: "0.5", assumed: true },
  { ask: "9600 baud to bit/s", answer: "9600", assumed: true },
  { ask: "19.2 kBd to bit/s", answer: "19200", assumed: true },
  { ask: "4k7 to ohm", answer: "4700", assumed: true },
  { ask: "4k7 ohm to kohm", answer: "4.7", assumed: true },
  { ask: "2M2 to kohm", answer: "2200", assumed: true },
  { ask: "4R7 to ohm", answer: "4.7", assumed: true },
  { ask: "10n5 to pF", answer: "10500", assumed: true },
  { ask: "1 m2K/W to m2 K/kW", answer: "1000" },
  { ask: "5 W/m2K to W/(m2 K)", answer: "5" },
  { ask: "5 Ha to m2", answer: "50000" },
  { ask: "6ft2 to cm", answer: "187.96", assumed: true },
  { ask: "6ft2 to m2", answer: "0.55741824" },
  { ask: "5ft2in to m", answer: "1.5748" },
  { ask: "10 x 12 ft to m2", answer: "11.1483648", assumed: true },
  { ask: "10 x 12 x 8 ft to m3", answer: "27.18417272832", assumed: true },
  { ask: "10 by 12 feet to sq m", answer: "11.1483648", assumed: true },
  { ask: "8.5 x 11 in to cm2", answer: "603.2246", assumed: true },
  { ask: "50 pence to USD", answer: "0.78125", assumed: true },
  { ask: "50p to GBP", answer: "0.5", assumed: true },
  { ask: "50 cents to JPY", answer: "80", assumed: true },
  { ask: "25¢ to JPY", answer: "40", assumed: true },
  { ask: "Rs 500 to USD", answer: "6.25", assumed: true },
  { ask: "Rs. 500 to USD", answer: "6.25", assumed: true },
  { ask: "$5k to CAD", answer: "6250", assumed: true },
  { ask: "£2.5m to USD", answer: "3906250" },
  { ask: "5k USD to CAD", answer: "6250" },
  // What converts into nothing says why.
  { ask: "100 IU to mg", error: "unknown_unit" },
  { ask: "3 sticks to g", error: "unknown_unit" },
];
