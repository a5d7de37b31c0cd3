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
  { ask: "30 psig to bar", answer: "3.081677187950508401", assumed: true },
  { ask: "2 bar to psig", answer: "14.311598770528394305", assumed: true },
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
  { ask: "100 kWh per annum to kWh/day", answer: "0.2739726027397260274", assumed: true },
  { ask: "1 MBtu to kJ", answer: "1055055.85262", assumed: true },
  { ask: "1 mil to mm", answer: "0.0254", assumed: true },
  { ask: "1 cbl to m", answer: "185.2", assumed: true },
  { ask: "1 cable to m", error: "ambiguous_unit" },
  // Symbols of two fields, where no target tells them apart; 5 gal was an acceleration.
  { ask: "5 gal", means: "0.01892705892 m^3", assumed: true },
  { ask: "5 cd", means: "5 cd" },
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
  { ask: "miles in 5 km", answer: "3.106855961186669848" },
  { ask: "km in 5 miles?", answer: "8.04672" },
  { ask: "ml in half a cup", answer: "118.29411825", assumed: true },
  { ask: "feet in one mile", answer: "5280" },
  // An amount of substance in a volume was taken for glucose where its liter is a small letter.
  { ask: "5.5 mmol/l to mg/dl", error: "incompatible_units" },
  { ask: "100 mg/dl to mmol/l", error: "incompatible_units" },
  { ask: "5.5 mmol/l glucose to mg/dl", answer: "99.088" },
  // Cents after euros were cents of a US dollar.
  { ask: "5 euros 20 cents to usd", answer: "6.5" },
  { ask: "5 EUR and 20 cents to USD", answer: "6.5" },
  { ask: "5 Canadian dollars 50 cents to usd", answer: "4.4" },
  { ask: "3 pounds 50 pence to usd", answer: "5.46875", assumed: true },
  // What was assumed about the second term of a sum was not said.
  { ask: "1 L + 1 cup to mL", answer: "1236.5882365", assumed: true },
  { ask: "(1 L + 1 cup) * 2 to mL", answer: "2473.176473", assumed: true },
  { ask: "100 kWh + 1 btu to J", answer: "360001055.05585262", assumed: true },
  // One name was a US and an imperial bushel at once.
  { ask: "180 bu/ac * 60 lb/bu to kg/ha", answer: "12105.192486900125315" },
  { ask: "60 lb/bu to kg/m3", answer: "772.31158685846823952", assumed: true },
  { ask: "5 qt/100 gal to mL/L", answer: "12.5", assumed: true },
  { ask: "5 bu to L", answer: "176.1953508344", assumed: true },
  // A gauge may be the British one, and tons of cooling are no energy.
  { ask: "16 gauge to mm", answer: "1.290845905832281489", assumed: true },
  { ask: "16 AWG to mm", answer: "1.290845905832281489" },
  { ask: "12000 btu to tons", answer: "0.0030259728086615678776", assumed: true },
  // A quantity over a rate is written in parentheses.
  { ask: "4 GB / 20 MB/s to 1/s", answer: "200", assumed: true },
  { ask: "4 GB / (20 MB/s) to s", answer: "200" },
  { ask: "10 km / 10 km/s", means: "1 1/s", assumed: true },
  // The target in brackets was a factor.
  { ask: "5 stone (in kg)", answer: "31.7514659" },
  // A Calorie is a thousand calories, and capitals do not say which.
  { ask: "5 CAL TO J", error: "ambiguous_unit" },
  // No coulombs to faradays.
  { ask: "10 C/MIN TO F/MIN", answer: "18", assumed: true },
  { ask: "10 C/min to F/min", answer: "18", assumed: true },
  { ask: "100 F per hour to C per hour", answer: "55.555555555555555556", assumed: true },
  { ask: "9 J/C to J/F", answer: "5", assumed: true },
  // Neither lux nor a wire's gauge.
  { ask: "5 m c to lx", error: "incompatible_units" },
  { ask: "5 gas to mm", error: "unknown_unit" },
  // Either may be squared.
  { ask: "10 ft square yd to ft3", answer: "90", assumed: true },
  { ask: "half of 5 km to m", answer: "2500" },
  { ask: "two thirds of 6 km to m", answer: "4000" },
  { ask: "10% of $50 to usd", answer: "5", assumed: true },
  { ask: "2 * €50 to USD", answer: "125" },
  { ask: "5 L TO M3", answer: "0.005" },
  { ask: "1 M + 50 CM TO M", answer: "1.5" },
  { ask: "3 D TO H", answer: "72", assumed: true },
  { ask: "5 ft 11 x 2 to cm", answer: "360.68", assumed: true },
  { ask: "5m30s/km to s/km", answer: "330" },
  { ask: "5 min 30 s per km to s/km", answer: "330" },
  { ask: "5'11\"/h to in/h", answer: "71" },
  { ask: "5 gigs/s to Mbit/s", answer: "40000", assumed: true },
  // The inch of "in", the attosecond of "as", powers of dollars and of hyphens: all were answered without a word.
  { ask: "2.5 h at $20/h to $", answer: "50", assumed: true },
  { ask: "5 kg @ $3/kg to $", answer: "15", assumed: true },
  { ask: "8.5 x 11 in to in", answer: "93.5", assumed: true },
  { ask: "10 ft-3 in to in", answer: "123" },
  { ask: "1 lb ft in in lb", answer: "12" },
  { ask: "10 in2 in in sq", answer: "10" },
  { ask: "10 in/s in in per s", answer: "10" },
  { ask: "12 as dozen", answer: "1" },
  { ask: "2 as fs", answer: "0.002" },
  { ask: "3 - 4 kg in g", answer: "-1000", assumed: true },
  { ask: "kg-g", answer: "1000" },
  { ask: "km-cm", answer: "100000" },
  { ask: "1 L 500 in ml", answer: "1500", assumed: true },
  { ask: "Rs.1,50,000/- in INR", answer: "150000", assumed: true },
  { ask: "50 lacs INR to INR", answer: "5000000" },
  { ask: "(20 C in F)", answer: "68" },
  { ask: "3 kg at $2", error: "invalid_expression" },
  { ask: "5 kg $5", error: "invalid_expression" },
  { ask: "3x4 in kg", error: "missing_unit" },
  { ask: "16 x 9 in N", error: "missing_unit" },
  { ask: "10 kg-2 g in g", error: "invalid_expression" },
  { ask: "8 h-2 h in min", error: "invalid_expression" },
  { ask: "10 lb-2 oz in kg", error: "invalid_expression" },
  { ask: "3 as hours", error: "missing_unit" },
  { ask: "90 as h", error: "missing_unit" },
];
