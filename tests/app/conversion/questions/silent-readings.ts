import type { Question } from "./question";

/**
 * Quantities that were answered with one of several readings, without a word. Answers derived from the yard and pound of 1959,
 * the standard atmosphere, and the units that SP 811 gives by these names.
 */
export const silentReadings: readonly Question[] = [
  // A blood pressure is no quotient.
  { ask: "120/80 mmHg", error: "invalid_expression" },
  { ask: "120/80 mmHg to kPa", error: "invalid_expression" },
  { ask: "195/65 in to mm", answer: "76.2", assumed: true },
  { ask: "15/16 in to mm", answer: "23.8125" },
  // Feet and inches with spaces around the hyphen are a difference, as GNU units reads them.
  { ask: "8' - 6\" to m", answer: "2.286", assumed: true },
  { ask: "8 ft - 6 in to m", answer: "2.286" },
  // The raised point was the decimal point of British print.
  { ask: "1·5 m to cm", answer: "500", assumed: true },
  { ask: "2·10^5 Pa to bar", answer: "2" },
  { ask: "2·10⁵ Pa to bar", answer: "2" },
  { ask: "2.10^5 Pa to bar", error: "ambiguous_value" },
  { ask: "2.10⁵ Pa", error: "ambiguous_value" },
  // Ten feet square is ten feet by ten feet.
  { ask: "10 feet square to m2", answer: "9.290304", assumed: true },
  { ask: "10 feet square", means: "9.290304 m^2", assumed: true },
  { ask: "10 square feet to m2", answer: "0.9290304" },
  // Gauge pressures count from the atmosphere.
  { ask: "30 psig to bar", answer: "3.0816771879505085", assumed: true },
  { ask: "2 bar to psig", answer: "14.311598770528395", assumed: true },
  { ask: "0 barg to Pa", answer: "101325", assumed: true },
  { ask: "1 atm to barg", answer: "0", assumed: true },
  { ask: "1 barg to psig", answer: "14.503773773020921513" },
  // The smaller unit is left out.
  { ask: "5 lb 3 to g", answer: "2353.010419375", assumed: true },
  { ask: "5 ft 11 in cm", answer: "180.34" },
  { ask: "12 stone 7 lb to kg", answer: "79.37866475" },
  // Names and symbols that several units share.
  { ask: "5 gr to mg", answer: "323.99455", assumed: true },
  { ask: "5 grains to mg", answer: "323.99455" },
  { ask: "5 drams to ml", answer: "18.4834559765625", assumed: true },
  { ask: "5 dram to g", error: "ambiguous_unit" },
  { ask: "2 dessertspoons to ml", answer: "19.715686375", assumed: true },
  { ask: "100 kWh per annum to kWh/day", answer: "0.27378507871321013", assumed: true },
  { ask: "1 MBtu to kJ", answer: "1055055.85262", assumed: true },
  { ask: "1 mil to mm", answer: "0.0254", assumed: true },
  { ask: "1 cbl to m", answer: "185.2", assumed: true },
  { ask: "1 cable to m", error: "ambiguous_unit" },
  // Symbols of two fields, where no target tells them apart; 5 gal was an acceleration.
  { ask: "5 gal", means: "0.01892705892 m^3", assumed: true },
  { ask: "5 cd", means: "18.12278181888 m^3" },
  { ask: "5 b", means: "5e-28 m^2" },
  { ask: "5 kt", means: "5000000 kg" },
  { ask: "5 megatons", means: "2.092e16 kg m^2/s/s" },
  { ask: "$5/lb to CAD/kg", answer: "13.778891386554848795", assumed: true },
  { ask: "5 USD/lb to CAD/kg", answer: "13.778891386554848795" },
  // A is the ampere, and no article.
  { ask: "5 A hour to C", answer: "18000" },
  { ask: "5 miles an hour to km/h", answer: "8.04672" },
  { ask: "5 oz", means: "0.141747615625 kg" },
  // A target before the quantity.
  { ask: "miles in 5 km", answer: "3.106855961186669711" },
  { ask: "km in 5 miles?", answer: "8.04672" },
  { ask: "ml in half a cup", answer: "118.29411825", assumed: true },
  { ask: "feet in one mile", answer: "5280" },
];
