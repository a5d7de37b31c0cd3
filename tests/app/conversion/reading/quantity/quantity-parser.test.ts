import { expect, test } from "vitest";
import { type ParsedTerm, parseQuantity } from "~/conversion/reading/quantity/quantity-parser";

const parse = (text: string): readonly ParsedTerm[] => {
  const parsed = parseQuantity(text);
  return parsed.ok ? parsed.value : [];
};

/** "- 5 | mi km": the sign, the number and what its unit or targets are; without a number multiplied, as it was written. */
const termsOf = (text: string): string[] =>
  parse(text).map(({ operator, isNegative, counted, text: written }) => {
    const sign = `${operator}${isNegative ? "-" : ""}`;
    return `${sign} ${counted ? `${counted.digits} | ${counted.unit}` : written}`.trim();
  });

test.each([
  ["5 mi km", ["5 | mi km"]],
  ["five mi km", ["5 | mi km"]],
  ["six feet two inches", ["6 | feet", "2 | inches"]],
  ["minus five km", ["- 5 | km"]],
  ["5'11\"", ["5 | ft", "11 | in"]],
  ["5'11 cm", ["5 | ft", "11 | in cm"]],
  ["8'-6 1/2\"", ["8 | ft", "6 1/2 | in"]],
  ["10'6\" × 12'", ["10'6\" × 12'"]],
  ["30° 15' 20\"", ["30 | °", "15 | arcmin", "20 | arcsec"]],
  ["1:30:15", ["1 | h", "30 | min", "15 | s"]],
  ["5:30 /km", ["5 30/60 | min/km"]],
  ["2 h 30 min * 3", ["2 h 30 min * 3"]],
  ["5m30s/km", ["5m30s/km"]],
  ["60 mi/h 5 ft/s", ["60 | mi/h", "5 | ft/s"]],
  ["1h30m15s", ["1 | h", "30 | min", "15 | s"]],
  ["2h30", ["2 | h", "30 | min"]],
  ["5ft11in", ["5 | ft", "11 | in"]],
  ["5 W/m2K", ["5 | W/m2K"]],
  ["5 ft 11 1/2", ["5 | ft", "11 1/2 | in"]],
  ["12 stone 7", ["12 | stone", "7 | lb"]],
  ["10 mm + 1/2 in", ["10 | mm", "+ 1/2 | in"]],
  ["10 mm+1/2 in", ["10 | mm", "+ 1/2 | in"]],
  ["-5 ft -11 in", ["- 5 | ft", "- 11 | in"]],
  ["5 lb - 3 lb 4 oz", ["5 | lb", "- 3 | lb", "4 | oz"]],
  ["1 hour, 15 minutes and 30 seconds", ["1 | hour", "15 | minutes", "30 | seconds"]],
  ["(1 m + 50 cm) * 2", ["(1 m + 50 cm) * 2"]],
  ["2 m * 1 1/2 m", ["2 m * 1 1/2 m"]],
  ["$5.5m per gallon", ["5.5e6 | $ per gallon"]],
  ["$3.50 a gallon", ["3.50 | $/gallon"]],
  ["Rs. 500", ["500 | rupees"]],
  ["π/2 rad", ["π/2 rad"]],
  ["8 L/100 km", ["8 | L/100 km"]],
  ["5 foo@bar", ["5 | foo@bar"]],
  ["180 cm ft;in", ["180 | cm ft;in"]],
])("the terms of %s are %j", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test.each([
  ["5 ft 11", [{ kind: "wording", text: "5 ft 11", shown: "5 ft 11 in" }]],
  ["4k7", [{ kind: "wording", text: "4k7", shown: "4.7 kΩ" }]],
  ["2 billion km", [{ kind: "number", text: "2 billion", value: "2 × 10⁹", alternative: "2 × 10¹²" }]],
  ["5 ft 11 in", []],
])("what is assumed about %s is %j", (text, readings) => {
  expect(parse(text)[0]?.readings).toEqual(readings);
});
