import { expect, test } from "vitest";
import { convert, findPair, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("temperature-interval", "K", "NIST SP 811, B.8,", {
  "degree-celsius": "= 1",
  "degree-centigrade": "= 1",
  "degree-fahrenheit": "≈ 0.5555556",
  "degree-rankine": "= 5/9",
});

test("a temperature difference has no offset: 0 °C is 0 °F, and it may be negative", () => {
  const ask = (value: string) =>
    convert(
      { category: "temperature-interval", fromUnit: "degree-celsius", toUnit: "degree-fahrenheit", value },
      snapshotRates,
    );
  expect(ask("0")).toMatchObject({ value: { result: 0 } });
  expect(ask("-300")).toMatchObject({ value: { result: -540 } });
});

test("°C and °F name a temperature unless the category says otherwise", () => {
  expect(findPair("°C", "°F")).toMatchObject({ value: { category: { id: "temperature" } } });
  expect(findPair("°C", "°F", { category: "temperature-interval" })).toMatchObject({
    value: { from: { id: "degree-celsius" } },
  });
});
