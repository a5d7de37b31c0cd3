import type { Question } from "./question";

/** As dictation and copying write them, and as a fourth trial found them misread. */
export const spokenAndPasted: readonly Question[] = [
  // "a 1/4 cup" was 1 1/4 cups.
  { ask: "how many tablespoons in a 1/4 cup", answer: "4", assumed: true },
  { ask: "how many ml in a ½ cup", answer: "118.29411825", assumed: true },
  { ask: "how many sq ft in a 1/4 acre", answer: "10890" },
  { ask: "how many mm is a 1/4 inch", answer: "6.35" },
  { ask: "tbsp in a 1/4 cup", answer: "4", assumed: true },
  { ask: "how many tbsp in a 0.25 cup", answer: "4", assumed: true },
  { ask: "a 3/8 in to mm", answer: "9.525" },
  // A one was set before numbers in other signs: 1 - 40, 1532.
  { ask: "how many F in −40 C", answer: "-40" },
  { ask: "how many m in −5 ft", answer: "-1.524" },
  { ask: "how many m in - 5 ft", answer: "-1.524" },
  { ask: "how many ft in ５３２ m", answer: "1745.4068241469816273" },
  { ask: "how many mm in ⁵⁄₈ in", answer: "15.875" },
  { ask: "how many ft in ५ m", answer: "16.404199475065616798" },
  // Eleven centimeters were added.
  { ask: "5 foot 11 cm", answer: "180.34", assumed: true },
  { ask: "5ft11 cm", answer: "180.34", assumed: true },
  { ask: "12 stone 4 kg", answer: "78.01788764", assumed: true },
  // A revolution lost its 2π, or radians were refused; with a volume it counts, and a rev that is named cancels.
  { ask: "200 Nm * 4000 rpm in kW", answer: "83.775804095727819692", assumed: true },
  { ask: "250 lb-ft * 5252 rpm in hp", answer: "249.99461540384233467", assumed: true },
  { ask: "150 kW / 6000 rpm in Nm", answer: "238.73241463784300365", assumed: true },
  { ask: "0.5 * 2 kg m2 * (3000 rpm)^2 in J", answer: "98696.044010893586191", assumed: true },
  { ask: "0.5 m * 60 rpm in m/s", answer: "3.1415926535897932385", assumed: true },
  { ask: "5 Nm * 100 rad/s in W", answer: "500", assumed: true },
  { ask: "5 mrad * 100 m in cm", answer: "50", assumed: true },
  { ask: "1 arcmin * 100 yd in in", answer: "1.0471975511965977461", assumed: true },
  { ask: "5 mm/rev * 300 rpm in mm/min", answer: "1500" },
  { ask: "300 rpm * 5 L in L/min", answer: "1500" },
  // KGS was the Kyrgyz som.
  { ask: "70 Kgs in pounds", answer: "154.32358352941430651", assumed: true },
  { ask: "70 KGS IN POUNDS", answer: "154.32358352941430651", assumed: true },
  { ask: "150 pounds in KGS", answer: "68.0388555", assumed: true },
  // In parentheses a scale lost its zero.
  { ask: "20 (°C) to °F", answer: "68" },
  { ask: "20 °C to (°F)", answer: "68" },
  { ask: "20 °C (°F)", answer: "68" },
  { ask: "25 (C) in F", answer: "77" },
  { ask: "5 (psig) to barg", answer: "0.34473786465841806684" },
  // A pint was the hundredth of a carat or a typographer's point, and cc the cicero.
  { ask: "1 pt in oz", answer: "16", assumed: true },
  { ask: "16 oz in pt", answer: "1", assumed: true },
  { ask: "5 pt to cc", answer: "2365.882365", assumed: true },
  { ask: "5 pt in ct", answer: "0.05" },
  // Calories with a capital were small ones in a compound.
  { ask: "2000 Calories per day in watts", answer: "96.851851851851851852" },
  { ask: "9 Calories per gram in kJ/g", answer: "37.656" },
  // The verb 'change' was taken for the change.
  { ask: "change of 10 °C in °F", answer: "18" },
  { ask: "change 10 °C to °F", answer: "50" },
  // Nothing said that a drop is of 0.05 mL.
  { ask: "125 mL/h in gtt/min", answer: "41.666666666666666667", assumed: true },
  // Whether "in" is the word or the inch was not said.
  { ask: "12ft x 10 in sq m", answer: "0.9290304", assumed: true },
  { ask: "2 m x 3 in m2", answer: "0.1524", assumed: true },
  // As assistants and recipes are asked.
  { ask: "alexa convert 5 km to ft", answer: "16404.199475065616798" },
  { ask: "okay google what's 5 km in ft", answer: "16404.199475065616798" },
  { ask: "could you please tell me how many feet in 5 m", answer: "16.404199475065616798" },
  { ask: "so what's 5 km in ft", answer: "16404.199475065616798" },
  { ask: "how many cu in in 2 liters", answer: "122.04748818946457308" },
  { ask: "how many sq in in a sq ft", answer: "144" },
  { ask: "2 qt to c", answer: "8", assumed: true },
  { ask: "5 gal to c", answer: "80", assumed: true },
  // The tonnes of trade were megateslas alone, and what is given in two units a product.
  { ask: "22 MT in lbs", answer: "48501.697680673067759", assumed: true },
  { ask: "5 MT in T", answer: "5000000" },
  { ask: "180 cm (5 ft 11 in) in inches", answer: "70.86614173228347", assumed: true },
  { ask: "155 mph (250 km/h) in m/s", answer: "69.2912", assumed: true },
  { ask: "100 °C (212 °F) in K", answer: "373.15", assumed: true },
  { ask: "2 N (3 m) in J", answer: "6" },
  // Swimmers' and rowers' paces were no numbers.
  { ask: "1:45/100m in km/h", answer: "3.4285714285714285714" },
  { ask: "2:00 per 500 m in km/h", answer: "15" },
  { ask: "1:45/100 m in s/m", answer: "1.05" },
  // Rates in words were refused where the same in symbols converted, because a row had the name of one.
  { ask: "8 minutes per mile in minutes per km", answer: "4.9709695378986715" },
  { ask: "5 ounces per hour in kg/h", answer: "0.141747615625" },
  { ask: "1 gallon per foot in gallons per mile", answer: "5280", assumed: true },
  { ask: "10 liters per kilometer in liters per meter", answer: "0.01" },
  // Countries were micro units, and what a quotient is over was not said.
  { ask: "5 UK", error: "unknown_unit" },
  { ask: "5 US", error: "unknown_unit" },
  { ask: "1 W/m*K to W/(m K)", answer: "1", assumed: true },
  { ask: "8 L/(100 km) in km/L", answer: "12.5" },
  // A power after two units of one name raised both.
  { ask: "1 foot pound-force squared in ft lbf2", answer: "1" },
  { ask: "1 pound-force foot squared in lbf ft2", answer: "1" },
  { ask: "5 nautical miles squared in nmi2", answer: "5" },
  { ask: "5 W/sr in W", error: "incompatible_units" },
  { ask: "5 lm/m2 in cd/m2", error: "incompatible_units" },
  { ask: "100 rad/s in Hz", error: "incompatible_units" },
];
