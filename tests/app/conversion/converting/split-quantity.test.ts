import { expect, test } from "vitest";
import { findUnit, splitQuantity, type Unit } from "~/conversion";
import { fraction, toExactText } from "~/numerals/ratio";

function named(text: string): Unit {
  const found = findUnit(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.code}`);
  return found.value.unit;
}

const split = (value: string, from: string, units: readonly string[]) =>
  splitQuantity(fraction(value), named(from), units.map(named))?.map(toExactText);

test.each([
  ["180", "cm", ["ft", "in"], ["5", "1380/127"]],
  ["-180", "cm", ["ft", "in"], ["-5", "-1380/127"]],
  ["2.5", "h", ["h", "min", "s"], ["2", "30", "0"]],
  ["3", "ft", ["in"], ["36"]],
  // π is in the size of each, but not between them.
  ["30.51", "°", ["°", "arcmin", "arcsec"], ["30", "30", "36"]],
  ["1.5", "revolution", ["°", "arcmin"], ["540", "0"]],
])("%s %s over %j, whole numbers but for the last", (value, from, units, expected) => {
  expect(split(value, from, units)).toEqual(expected);
});

test.each([
  ["20", "°C", ["°F"]],
  ["1", "radian", ["°", "arcmin"]],
])("%s %s does not spread over %j: a zero of its own, or no fraction between them", (value, from, units) => {
  expect(split(value, from, units)).toBeUndefined();
});
