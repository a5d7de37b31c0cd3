import { expect, test } from "vitest";
import { ask, describeError } from "~/conversion";
import { roundRates } from "./questions/round-rates";

// A yield in bushels was refused as a length beside an areal density, without a word about what a bushel weighs.
test.each([
  [
    "180 bu/acre to kg/ha",
    "a bushel is a volume. Multiply or divide by the weight of one, as in '180 bu/acre * 56 lb/bu in kg/ha'",
  ],
  ["2 cups in grams", "by a density only. Multiply by it, as in '2 cups * 0.53 g/mL in g'"],
  ["500 nm to eV", "Say so, as in '500 nm light in eV'"],
  ["5.5 mmol/l to mg/dl", "Name it, as in '7 mmol/L glucose in mg/dL'"],
  ["2 cups flour in grams", "'flour' does not convert: name the amount alone"],
  ["5 kg to N", "Use a unit of force, as in '150 lbf in N'"],
  ["5 kWh to kW", "Multiply or divide by the time, as in '100 W * 3 h in kWh'"],
  ["5 rad/s to Hz", "Count revolutions, as in '50 rpm in Hz'"],
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
])("'%s', which a refusal suggests, is answered", (text) => {
  expect(ask(text, roundRates).ok).toBe(true);
});
