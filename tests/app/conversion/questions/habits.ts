import type { Question } from "./question";

/**
 * Quantities as cooks, weavers, printers, photographers, sailors, runners, nurses and farmers write them, found by trying 500 of
 * them. Answers derived from the definitions of NIST SP 811, ISO 4217 rates at round numbers, and CIE S 017 (mired).
 */
export const habits: readonly Question[] = [
  // They were answered with an exameter, Fahrenheit, a Planck length, milli for furlongs: nothing that was meant.
  { ask: "1 em to px", error: "unknown_unit" },
  { ask: "f/2.8", error: "invalid_expression" },
  { ask: "5 lp/mm to lp/in", error: "unknown_unit" },
  { ask: "6f to m", answer: "6e-12", assumed: true },
  { ask: "5 1/K to °C", error: "incompatible_units" },
  { ask: "100 mired to °C", error: "incompatible_units" },
  { ask: "5 1/K to K", answer: "0.2", assumed: true },
  { ask: "5000 K to mired", answer: "200", assumed: true },
  { ask: "200 mired to K", answer: "5000", assumed: true },
  // A range is two quantities.
  { ask: "2-3 cups to ml", error: "invalid_expression" },
  { ask: "2 to 3 cups in ml", error: "invalid_expression" },
  { ask: "1-2 m to ft", error: "invalid_expression" },
  { ask: "1-3/4 m to cm", answer: "175" },
  // Symbols that many use for another unit of the same kind.
  { ask: "100 nm to km", answer: "1e-10", assumed: true },
  { ask: "100 nm to µm", answer: "0.1" },
  { ask: "10 fm to ft", answer: "3.2808398950131233596e-14", assumed: true },
  { ask: "1 DWT to t", answer: "0.00000155517384", assumed: true },
  { ask: "1 dwt to g", answer: "1.55517384" },
  { ask: "5 里 to km", answer: "19.636363636363636364", assumed: true },
  { ask: "3 升 to L", answer: "5.4117205108940646131", assumed: true },
  { ask: "200 Calories to kJ", answer: "836.8", assumed: true },
  { ask: "200 calories to kJ", answer: "0.8368", assumed: true },
  { ask: "6 Fr to mm", answer: "2" },
  // Paces, weights and sides as they are said.
  { ask: "8 min mile to mph", answer: "7.5" },
  { ask: "8-minute mile to km/h", answer: "12.07008" },
  { ask: "13st7 to kg", answer: "85.72895793", assumed: true },
  { ask: "8 1/2 x 11 in to cm", answer: "237.49", assumed: true },
  { ask: "8 1/2 x 11 in to cm2", answer: "603.2246", assumed: true },
  { ask: "$1.5MM to CAD", answer: "1875000", assumed: true },
  { ask: "£3bn to USD", answer: "4687500000" },
  { ask: "1m yen to usd", answer: "6250" },
  { ask: "5m usd to eur", answer: "4000000" },
  { ask: "5M USD to EUR", answer: "4000000" },
  { ask: "2bn eur to usd", answer: "2500000000" },
  { ask: "5m in ft", answer: "16.404199475065616798" },
  // Short forms as people say them.
  { ask: "500 kilocals to kJ", answer: "2092", assumed: true },
  { ask: "5 gigs to MB", answer: "5000", assumed: true },
  { ask: "5 gegs to MB", error: "unknown_unit" },
  { ask: "500 megs to GB", answer: "0.5", assumed: true },
  { ask: "300 dots/cm to dpi", answer: "762" },
  { ask: "300 dots per inch to dots per cm", answer: "118.11023622047244094" },
  // What has no fixed size says so.
  { ask: "5 mEq/L to mmol/L", error: "unknown_unit" },
  { ask: "1 BTC to USD", error: "unknown_unit" },
  // Runners count in k, circuit diagrams in k, n and p, recipes in c.
  { ask: "5k in miles", answer: "3.1068559611866698481", assumed: true },
  { ask: "42.195k to km", answer: "42.195", assumed: true },
  { ask: "10k to ohm", answer: "10000", assumed: true },
  { ask: "100n to pF", answer: "100000", assumed: true },
  { ask: "10K in miles", answer: "6.2137119223733396962", assumed: true },
  { ask: "2 T to ml", answer: "29.5735295625", assumed: true },
  { ask: "1 t to ml", answer: "4.92892159375", assumed: true },
  { ask: "10 ms-1 to km/h", answer: "36", assumed: true },
  { ask: "3/4 c to ml", answer: "177.441177375", assumed: true },
  { ask: "5 c to f", answer: "41" },
  { ask: "100 rs in usd", answer: "1.25", assumed: true },
  // Whoever asks for one scale of temperature reads the other.
  { ask: "350 degrees to celsius", answer: "176.66666666666666667", assumed: true },
  { ask: "20° in Fahrenheit", answer: "68", assumed: true },
  { ask: "300 degrees to kelvin", error: "incompatible_units" },
  // A k on the number counts thousands; the kelvin has a capital.
  { ask: "1k usd to eur", answer: "800" },
  { ask: "60k usd/year to usd/month", answer: "5000" },
  { ask: "5k miles to km", answer: "8046.72" },
  { ask: "5k lbs to kg", answer: "2267.96185" },
  { ask: "4.7K ohm to ohm", answer: "4700" },
  { ask: "300k c", answer: "26.85" },
  { ask: "5K m/W to K mm/W", answer: "5000" },
];
