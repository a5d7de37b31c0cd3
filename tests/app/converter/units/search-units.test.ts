import { expect, test } from "vitest";
import { findCategory } from "~/conversion";
import { findUnits } from "~/converter/units/search-units";
import { lengths, listed } from "../listed-units";

const find = (text: string, units = lengths) => findUnits(units, text).map(({ id }) => id);

test("without a text all units stay, in display order", () => {
  expect(find(" ")).toEqual(lengths.map(({ id }) => id));
});

test.each([
  ["mile", "mi"],
  ["kilometre", "km"],
  ["KM", "km"],
  ["ft", "ft"],
  ["μm", "um"],
  ["um", "um"],
])("typing %s finds %s first", (text, id) => {
  expect(find(text)[0]).toBe(id);
});

// "miles" used to select the nautical mile, whose alias holds the word, because names were known in the singular only.
test.each([
  ["length", "miles", "mi"],
  ["length", "feet", "ft"],
  ["length", "inches", "in"],
  ["length", "yards", "yd"],
  ["length", "metres", "m"],
  ["weight", "ounces", "oz"],
  ["weight", "pounds", "lb"],
  ["weight", "grams", "g"],
  ["weight", "grammes", "g"],
  ["volume", "litres", "L"],
  ["volume", "gallons", "gallon-us"],
  ["area", "acres", "ac"],
  ["area", "square feet", "square-foot"],
  ["time", "hours", "hour"],
  ["time", "days", "day"],
  ["time", "minutes", "minute"],
])("in %s, typing %s puts the unit everybody means first", (categoryId, text, id) => {
  const units = findCategory(categoryId)?.units.map(({ id, name, symbol, plural }) =>
    listed(id, name, symbol, plural),
  );
  expect(find(text, units)[0]).toBe(id);
});

test("a unit is still found while its plural is being typed", () => {
  for (const text of ["fe", "fee", "feet"]) expect(find(text)[0]).toBe("ft");
  for (const text of ["inch", "inche", "inches"]) expect(find(text)[0]).toBe("in");
});

test("case decides where both spellings exist", () => {
  const powers = [listed("mW", "milliwatt", "mW"), listed("MW", "megawatt", "MW")];
  expect(find("MW", powers)[0]).toBe("MW");
  expect(find("mW", powers)[0]).toBe("mW");
});

test("accents need not be typed", () => {
  expect(find("krona", [listed("SEK", "Swedish Króna", "kr")])).toEqual(["SEK"]);
});

test("a text that names no unit finds nothing", () => {
  expect(find("parrot")).toEqual([]);
});
