import { expect, test } from "vitest";
import { MOST_TERMS, readTerms } from "~/conversion/reading/quantity-terms";

const termsOf = (text: string): string[] =>
  readTerms(text).terms.map((term) => `${term.operator} ${term.text}`.trim());

test.each([
  ["5 mi km", ["5 mi km"]],
  ["six feet two inches", ["6 feet", "2 inches"]],
  ["minus five km", ["-5 km"]],
  ["5'11\"", ["5 ft", "11 in"]],
  ["8'-6 1/2\"", ["8 ft", "6 1/2 in"]],
  ["10'6\" × 12'", ["10 ft 6 in × 12'"]],
  ["30° 15' 20\"", ["30 °", "15 arcmin", "20 arcsec"]],
  ["1:30:15", ["1 h", "30 min", "15 s"]],
  ["5:30 /km", ["5 30/60 min/km"]],
  ["2 h 30 min * 3", ["2 h 30 min * 3"]],
  ["5m30s/km", ["5 min 30 s/km"]],
  ["60 mi/h 5 ft/s", ["60 mi/h", "5 ft/s"]],
  ["1h30m15s", ["1 h", "30 min", "15s"]],
  ["2h30", ["2 h", "30 min"]],
  ["5 ft 11 1/2", ["5 ft", "11 1/2 in"]],
  ["12 stone 7", ["12 stone", "7 lb"]],
  ["10 mm + 1/2 in", ["10 mm", "+ 1/2 in"]],
  ["-5 ft -11 in", ["-5 ft", "-11 in"]],
  ["1 hour, 15 minutes and 30 seconds", ["1 hour", "15 minutes", "30 seconds"]],
  ["(1 m + 50 cm) * 2", ["(1 m + 50 cm) * 2"]],
  ["2 m * 1 1/2 m", ["2 m * 1 1/2 m"]],
  ["$5.5m per gallon", ["5.5e6 $ per gallon"]],
  ["Rs. 500", ["500 rupees"]],
  ["π/2 rad", ["(π/2) rad"]],
])("the terms of %s are %j", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test.each([
  ["5 ft 11", { kind: "wording", text: "5 ft 11", shown: "5 ft 11 in" }],
  ["4k7", { kind: "wording", text: "4k7", shown: "4.7 kΩ" }],
  ["2 billion km", { kind: "number", text: "2 billion", value: "2 × 10⁹", alternative: "2 × 10¹²" }],
  ["5 ft 11 in", null],
])("what is assumed about %s is %j", (text, reading) => {
  expect(readTerms(text).reading).toEqual(reading);
});

test("text without end is not split to its end", () => {
  expect(readTerms("1 m ".repeat(1000)).terms.length).toBe(MOST_TERMS + 1);
});
