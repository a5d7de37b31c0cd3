import type { Question } from "./question";

/**
 * Tons, barrels and gauge pressures by one rule each however they are spelled, and units as they are typed by ear. Answers derived
 * from the pound and yard of 1959, the short ton of 2000 lb, the oil barrel of 42 US gallons, the standard atmosphere, standard
 * gravity, the conventional columns of mercury (13 595.1 kg/m³) and water (1000 kg/m³), and the toe of 41.868 GJ.
 */
export const respelledUnits: readonly Question[] = [
  // Tons are short beside pounds, ounces and acres; of refrigeration beside the air of coolers.
  { ask: "5 lb/ton in g/kg", answer: "2.5", assumed: true },
  { ask: "5 oz/ton in g/t", answer: "156.25", assumed: true },
  { ask: "5 ozt/ton in g/t", answer: "171.42857142857142857", assumed: true },
  { ask: "5 lb/ton in lb/lb", answer: "0.0025", assumed: true },
  { ask: "5 ton/m3 in kg/m3", answer: "5000", assumed: true },
  { ask: "400 cfm/ton in cfm/TR", answer: "400", assumed: true },
  { ask: "2 tons in kg", error: "ambiguous_unit" },
  // Crude oil is sold and pumped by the barrel of 42 gallons.
  { ask: "1 bbl in L", answer: "158.987294928", assumed: true },
  { ask: "5 bbl/day in L/day", answer: "794.93647464", assumed: true },
  { ask: "5 barrels per day in L/day", answer: "794.93647464", assumed: true },
  { ask: "1 barrel in L", error: "ambiguous_unit" },
  // Gauge and absolute pressures.
  { ask: "2 bar g in kPa", answer: "301.325", assumed: true },
  { ask: "10 kPag in kPa", answer: "111.325", assumed: true },
  { ask: "10 kPa(g) in Pa", answer: "111325", assumed: true },
  { ask: "10 kPa gauge in Pa", answer: "111325", assumed: true },
  { ask: "1 MPa(g) in kPa", answer: "1101.325", assumed: true },
  { ask: "10 kg/cm2(g) in kPa", answer: "1081.99", assumed: true },
  { ask: "10 psi g in psig", answer: "10" },
  { ask: "10 bar abs in kPa", answer: "1000" },
  { ask: "10 psi absolute in psi", answer: "10" },
  { ask: "10 psi (a) in psi", answer: "10" },
  // Drams and minims by symbol as by name.
  { ask: "5 dr in g", answer: "8.8592259765625", assumed: true },
  { ask: "5 fl dr in ml", answer: "18.4834559765625", assumed: true },
  { ask: "5 min in ml", answer: "0.308057599609375", assumed: true },
  // By ear, in two words, and in symbols of plain keyboards.
  { ask: "4 tablespoonfuls in ml", answer: "59.147059125", assumed: true },
  { ask: "10 table spoons in ml", answer: "147.8676478125", assumed: true },
  { ask: "4 tbls in ml", answer: "59.147059125", assumed: true },
  { ask: "1 cupful in ml", answer: "236.5882365", assumed: true },
  { ask: "20 oC in oF", answer: "68" },
  { ask: "20 centrigrade in f", answer: "68" },
  { ask: "10 horse power in w", answer: "7456.9987158227022", assumed: true },
  { ask: "10 P.S.I in psi", answer: "10" },
  { ask: "10 lt in ml", answer: "10000" },
  { ask: "5 lit/min in l/h", answer: "300" },
  { ask: "20 kgcm in Ncm", answer: "196.133", assumed: true },
  { ask: "20 kg-cm in Ncm", answer: "196.133", assumed: true },
  { ask: "5 kgm to Nm", answer: "49.03325" },
  { ask: "5 lb feet in lb ft", answer: "5" },
  { ask: "1 lb force in N", answer: "4.4482216152605" },
  { ask: "1 kg force in N", answer: "9.80665" },
  { ask: "1 inch Hg in kPa", answer: "3.386388640341" },
  { ask: "10 inches mercury to kPa", answer: "33.86388640341" },
  { ask: "10 ft wc in kPa", answer: "29.8906692" },
  { ask: "10 inches water in Pa", answer: "2490.8891" },
  { ask: "1 uk mile in km", answer: "1.609344" },
  { ask: "1 imperial foot in m", answer: "0.3048" },
  { ask: "1 Mtoe in TWh", answer: "11.63" },
  { ask: "150 pcf in lbf/ft3", answer: "150", assumed: true },
  { ask: "1 gfd in L/(m2 h)", answer: "1.6977430555555555556", assumed: true },
  // A country before a unit that is the same in all of them; a name with variants by country keeps them.
  { ask: "5 US ounces in g", answer: "141.747615625" },
  { ask: "5 UK ounces in g", answer: "141.747615625" },
  { ask: "5 US acres in m2", answer: "20234.282112" },
  { ask: "5 imperial square feet in m2", answer: "0.4645152" },
  { ask: "5 US cubic feet in in3", answer: "8640" },
  { ask: "5 US furlongs in m", answer: "1005.84" },
  { ask: "5 US psi in psi", answer: "5" },
  { ask: "5 American tons in lb", answer: "10000" },
  { ask: "5 UK tons in lb", answer: "11200" },
  { ask: "5 UK tablespoons in tsp", error: "unknown_unit" },
  { ask: "5 electron-volts in eV", answer: "5" },
  { ask: "5 foot-pounds-force in ft lbf", answer: "5" },
];
