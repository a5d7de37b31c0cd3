import { expect, it } from "vitest";
import { ask, categories } from "~/conversion";
import { isSameSize } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { roundRates } from "./round-rates";

/** Ids that are a name of something else after a number, each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  kilo: "'2 kilos' are kilograms; the prefix counts nothing",
  "degree-celsius": "two degrees Celsius are a temperature; their difference is one only beside another",
  "degree-fahrenheit": "the same",
  "degree-centigrade": "the same",
  "degree-reaumur": "the same",
  "degree-romer": "the same",
  "degree-newton": "the same",
};

const all = categories.flatMap(({ units }) => units);

/** Whether two of an id are two of a unit that has it, or what else was meant is stated, or asked with one among the choices. */
function isMeant(id: string): boolean {
  const asked = ask(`2 ${id}`, roundRates);
  if (!asked.ok)
    return asked.error.code === "ambiguous_unit" && asked.error.choices.some((choice) => choice.id === id);
  const { from, value, readings } = asked.value;
  const isOwn = all.some((unit) => unit.id === id && isSameSize(unit, from));
  return readings.length > 0 || (isOwn && toDouble(value) === 2);
}

// 'quarter-uk' was a quarter of microkelvins, 'per-mille' the number one, and 'usb4-gen-3x2' a product.
it("every id of the catalogue after a number is that unit, or the answer says what else it is", () => {
  const ids = new Set(all.map(({ id }) => id));
  const others = [...ids].filter((id) => !isMeant(id));
  expect(others.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
  expect(ids.size).toBeGreaterThan(2000);
});
