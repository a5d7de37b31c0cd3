import type { Question } from "./question";

/**
 * Inputs that people reported against other converters, which this one refused or misread. Answers derived by rational arithmetic
 * from the units' definitions.
 */
export const reported: readonly Question[] = [
  // UCUM writes a power of ten as 10*3, laboratories as x10^3, x10E3, K or M.
  { ask: "150 10*3/uL to 10*9/L", answer: "150" },
  { ask: "7.5 10*3/uL to 10^9/L", answer: "7.5" },
  { ask: "5 10*6/L to 10*9/L", answer: "0.005" },
  { ask: "10*3/uL to 10*9/L", answer: "1" },
  { ask: "10*3 m to cm", answer: "3000" },
  { ask: "150 x10E3/uL to x10E9/L", answer: "150" },
  { ask: "150 x10^3/uL to x10^9/L", answer: "150" },
  { ask: "7500 /uL x10^9/L", answer: "7.5" },
  { ask: "150 K/uL to 10^9/L", answer: "150", assumed: true },
  { ask: "4.5 M/mm3 to 10^12/L", answer: "4.5", assumed: true },
  { ask: "5 million/mm3 to 10^12/L", answer: "5" },
  // Numbers of one text are read in one way.
  { ask: "1.234,5 km + 12.500 km to m", answer: "13734500" },
  { ask: "0,125 kg + 1,250 kg to g", answer: "1375" },
  { ask: "1,234.5 km + 2,500 km to m", answer: "3734500" },
  { ask: "1.234.567 m + 2.500 m to km", answer: "1237.067" },
  { ask: "1,234 km + 2,500 km to m", answer: "3734000", assumed: true },
  { ask: "2,5 h at 12.500 km/h to km", answer: "31250", assumed: true },
  // A noun that both sides have cancels.
  { ask: "100 cells/uL to cells/mL", answer: "100000" },
  { ask: "100 cells per uL in cells per mL", answer: "100000" },
  { ask: "100 cells/uL cells/mL", answer: "100000" },
  { ask: "100 people/km2 to people/mi2", answer: "258.9988110336" },
  { ask: "5 person km^2 to person m^2", answer: "5000000" },
  { ask: "3 mJy/beam to Jy/beam", answer: "0.003" },
  { ask: "5 {copies}/mL to {copies}/L", answer: "5000" },
  { ask: "5 item-per-cubic-meter to item-per-liter", error: "invalid_expression" },
  { ask: "10 mIU/mL to IU/L", answer: "10" },
  { ask: "300 IU/L to kIU/L", answer: "0.3" },
  { ask: "5 mg/g{creat} to g/kg", answer: "5" },
  { ask: "5 {copies}/mL to /L", error: "unknown_unit" },
  { ask: "5 cells/mL to mL/cells", error: "incompatible_units" },
  { ask: "5 cells^2/mL to cells/mL", error: "incompatible_units" },
  { ask: "300 IU/L to mg/L", error: "unknown_unit" },
  { ask: "5 foo to foo", error: "incompatible_units" },
  // Degrees as programs write them.
  { ask: "20 degrees_C to K", answer: "293.15" },
  { ask: "68 degree_F to degC", answer: "20" },
  { ask: "20 degreeC to K", answer: "293.15" },
  { ask: "20 deg_C to deg_F", answer: "68" },
  { ask: "10 delta_degC to delta_degF", answer: "18" },
  // Sides are an area beside areas, and never one length.
  { ask: "12 x 10 ft", error: "invalid_expression" },
  { ask: "8.5 x 11 in to mm", error: "invalid_expression" },
  { ask: "2x4 in mm", error: "invalid_expression" },
  { ask: "8.5 * 11 in to mm", answer: "2374.9" },
  // Tons and barrels are answered: short tons beside the units of those who use them.
  { ask: "5 tons to lbs", answer: "10000", assumed: true },
  { ask: "1 ton in kg", answer: "1000", assumed: true },
  { ask: "5 tons/acre to kg/ha", answer: "11208.511561944560123", assumed: true },
  { ask: "1 barrel to L", answer: "158.987294928", assumed: true },
  // Short names of trades. 64.79891 mg / 3.785411784 L of CaCO3 (100.086 g/mol) beside 10 mg/L of CaO (56.077 g/mol).
  { ask: "15 gpg to °dH", answer: "14.386570188173054542" },
  { ask: "20 fH to dH", error: "ambiguous_unit" },
  { ask: "5 mH to dH", answer: "0.05" },
  { ask: "10SM to km", answer: "16.09344" },
  { ask: "1 ozm to g", answer: "28.349523125" },
  { ask: "5 cum to cft", answer: "176.57333360744295125" },
  // The first of two amounts.
  { ask: "12 fl oz (355 ml) to l", answer: "0.35488235475", assumed: true },
  { ask: "0.5 cup (130 g) to ml", answer: "118.29411825", assumed: true },
  { ask: "5 kg (9.81 m/s2) in N", answer: "49.05" },
  // The letters of a limit of memory.
  { ask: "512Mi to bytes", answer: "536870912", assumed: true },
  { ask: "512M to bytes", answer: "512000000", assumed: true },
  { ask: "64k to bytes", answer: "64000", assumed: true },
  // Apparent and reactive energy.
  { ask: "5 kVAh to VAh", answer: "5000" },
  { ask: "5 kvarh to varh", answer: "5000" },
  // Entities, of which a mole has 6.02214076e23; names run together, of locale data and of trades.
  { ask: "1e10 molec cm-2 to mol/m2", answer: "0.00000000016605390671738467" },
  { ask: "10 kilometerperhour in mileperhour", answer: "6.2137119223733396967" },
  { ask: "29.92 inch-ofhg to hectopascal", answer: "1013.2074811900272" },
  { ask: "20 mpgus to L/100km", answer: "11.760729166666666667" },
  { ask: "20 mpguk to L/100km", answer: "14.12404681659110793" },
  { ask: "1.5 ton ac to kw", answer: "5.2752792631", assumed: true },
  // ISO 8601 durations.
  { ask: "PT20M to h", answer: "0.33333333333333333333" },
  { ask: "PT1H30M to min", answer: "90" },
  { ask: "P1DT12H to h", answer: "36" },
  { ask: "P2W", means: "1209600 s" },
  // A percentage of the amount, added or taken off; two percentages are numbers.
  { ask: "5 kg + 10% to lb", answer: "12.125424420168266675" },
  { ask: "50 USD - 20% in USD", answer: "40" },
  { ask: "$50 + 20%", means: "60 USD", assumed: true },
  { ask: "5 km - 10 percent to m", answer: "4500" },
  { ask: "5 % + 10 %", means: "0.15 1" },
  // The root of a bandwidth cancels; alone it is not a unit.
  { ask: "10 nV/√Hz to µV/√Hz", answer: "0.01" },
  { ask: "10 nV/Hz^0.5 to uV/Hz^(1/2)", answer: "0.01" },
  { ask: "10 √Hz to Hz", error: "unknown_unit" },
  // The substance before its amount, as laboratories print it: 180.16, 386.66 and 113.12 g/mol.
  { ask: "glucose 5.5 mmol/L to mg/dL", answer: "99.088" },
  { ask: "cholesterol 200 mg/dl to mmol/l", answer: "5.1725029741892101588" },
  { ask: "Creatinine: 1 mg/dL to µmol/L", answer: "88.401697312588401697" },
  { ask: "sugar 5 mmol/L to mg/dL", error: "unknown_unit" },
  // A word after an amount is not a unit.
  { ask: "180c fan to f", error: "unknown_unit" },
  { ask: "2x4 lumber in mm", error: "unknown_unit" },
  { ask: "2 x 400 g cans to kg", error: "unknown_unit" },
  { ask: "20 bottles/day to bottles/week", answer: "140" },
  // A substance, a number base and an oven setting are not units.
  { ask: "120 gCO2/km to g/mi", error: "invalid_expression" },
  { ask: "5 mg C m-3 to ug/L", error: "invalid_expression" },
  { ask: "255 to hex", error: "unknown_unit" },
  { ask: "350 F to gas mark", error: "unknown_unit" },
  // A wavelength beside the energy of a photon.
  { ask: "500 nm to eV", answer: "2.479683968664005", assumed: true },
  // In everyday use nothing else is meant, or it differs by less than half a percent.
  { ask: "5 miles in km", answer: "8.04672" },
  { ask: "500 kcal to kJ", answer: "2092" },
  { ask: "5 years in days", answer: "1825" },
  { ask: "5 months in days", answer: "152.08333333333333333", assumed: true },
  { ask: "6 L/100km to km/L", answer: "16.666666666666666667" },
];
