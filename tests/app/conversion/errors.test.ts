import { expect, test } from "vitest";
import { ask, describeError } from "~/conversion";
import { roundRates } from "./questions/round-rates";

// A yield in bushels was refused as a length beside an areal density, without a word about what a bushel weighs.
test.each([
  [
    "180 bu/acre to kg/ha",
    "a bushel is a volume. Multiply or divide by the weight of a bushel, as in '180 bu/acre * 56 lb/bu in kg/ha'",
  ],
  ["2 cups in grams", "needs a density. Multiply or divide by it, as in '2 cups * 0.53 g/mL in g'"],
  ["5.5 mmol/l to mg/dl", "Name it, as in '5.5 mmol/l glucose in mg/dl'"],
  ["30 ng/ml to nmol/l", "Name it, as in '7 mmol/L glucose in mg/dL'"],
  ["5 cal/gC to J/(kg*K)", "To divide by grams and degrees Celsius, write /(g*°C)."],
  ["2 cups flour in grams", "'flour' is not a unit. Leave it out"],
  ["5 kg to N", "Use a unit of force, as in '150 lbf in N'"],
  ["5 s to m/s", "they do not convert into each other"],
  ["550 Mbit/s to GB/s * 12000 s", "they do not convert into each other"],
  ["50 lb/in to N/mm", "Use a unit of force, as in '150 lbf in N'"],
  ["20 kg dumbbell to lb", "'dumbbell' is not a unit. Leave it out."],
  ["3 nautcal miles to km", "There is no unit 'nautcal'."],
  ["5 kWh to kW", "Multiply or divide by the time, as in '100 W * 3 h in kWh'"],
  ["5 rad/s to Hz", "Count revolutions, as in '50 rpm in Hz'"],
  ["1.05 SG in kg/m3", "Multiply or divide by that density, as in '1.05 * 1 g/cm3 in kg/m3'"],
  ["300 K to cm-1", "Multiply or divide by k_B, as in '300 K * k_B in meV'"],
  ["1 cm-1 to GHz", "Multiply or divide by c, as in '1 cm-1 * c in GHz'"],
  ["1 mg/m3 in ppm", "to a ratio needs its molar mass and molar volume"],
  ["5 ppb to ug/m3", "as in '1 mg/m3 / (46 g/mol) * 24.45 L/mol in ppm'"],
  ["5 ug/L in ppb", "Multiply or divide by it, as in '5 ug/L / (1 kg/L) in ppb'"],
  ["24 kW/h in MJ", "Write the unit of energy without the slash, as in '24 kWh in MJ'"],
  ["1 eV to THz", "Multiply or divide by h, as in '1 eV / h in THz'"],
  ["400F/200C", "400F and 200C are two temperatures: convert them one by one"],
  ["500 scfm to m3/h", "A standard volume of gas is an amount of gas"],
  ["1 marathon", "A marathon is 42.195 km"],
  ["marathon in miles", "A marathon is 42.195 km"],
  ["1.5 ma in A", "mA (milliamperes)"],
  ["1 mB/s in kB/s", "Mbit/s (megabits/second)"],
  ["5 HV", "Did you mean 'hV'?"],
  ["5 kg to m", "they do not convert into each other"],
])("'%s' is refused with what is missing", (text, advice) => {
  const asked = ask(text, roundRates);
  expect(asked.ok ? "answered" : describeError(asked.error)).toContain(advice);
});

test.each([
  "180 bu/acre * 56 lb/bu in kg/ha",
  "2 cups * 0.53 g/mL in g",
  "500 nm light in eV",
  "7 mmol/L glucose in mg/dL",
  "150 lbf in N",
  "100 W * 3 h in kWh",
  "50 rpm in Hz",
  "1 mg/m3 / (46 g/mol) * 24.45 L/mol in ppm",
  "5 ug/L / (1 kg/L) in ppb",
  "24 kWh in MJ",
  "1.05 * 1 g/cm3 in kg/m3",
  "300 K * k_B in meV",
  "1 cm-1 * c in GHz",
  "1 eV / h in THz",
])("'%s', which a refusal suggests, is answered", (text) => {
  expect(ask(text, roundRates).ok).toBe(true);
});

// Every sign was as near to the symbol Q, quebec, as any other.
test.each(["5 ¤", "5 ~ to m", "5 ≈"])("'%s' suggests nothing for a sign", (text) => {
  const asked = ask(text, roundRates);
  expect(asked.ok ? "answered" : describeError(asked.error)).not.toContain("Did you mean");
});

// Of 81 questions with a suggestion, 62 had none that was answered itself.
test.each([
  ["70kg person in lbs", "'person' is not a unit. Leave it out."],
  ["36 in waist", "There is no unit 'waist'."],
  ["55 inch tv", "There is no unit 'tv'."],
  ["5 kilomtrs in miles", "There is no unit 'kilomtrs'. Did you mean 'kilometer' or 'kiloyard'?"],
  ["25 celcius in farenheit", "There is no unit 'celcius'. Did you mean 'Celsius'?"],
])("what is suggested for '%s' is answered itself", (text, sentence) => {
  const asked = ask(text, roundRates);
  expect(asked.ok ? "" : describeError(asked.error)).toBe(sentence);
});
