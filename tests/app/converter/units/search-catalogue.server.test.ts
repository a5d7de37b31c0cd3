import { expect, test } from "vitest";
import { categories, requireCategory } from "~/conversion";
import { searchCatalogue, searchCategory } from "~/converter/units/search-catalogue.server";

const find = (categoryId: string, text: string) => {
  const category = requireCategory(categoryId);
  return category.ok ? searchCategory(category.value, text).units.map(({ id }) => id) : [];
};

// Typing "miles" used to select the nautical mile: the list searched by an index and a ranking of its own.
test.each([
  ["length", "miles", "mi"],
  ["length", "feet", "ft"],
  ["length", "inches", "in"],
  ["length", "yards", "yd"],
  ["length", "metres", "m"],
  ["length", "meters", "m"],
  ["length", "nautical mile", "nmi"],
  ["length", "nautical miles", "nmi"],
  ["length", "NM", "nmi"],
  ["weight", "ounces", "oz"],
  ["weight", "pounds", "lb"],
  ["weight", "lbs", "lb"],
  ["weight", "grams", "g"],
  ["weight", "grammes", "g"],
  ["volume", "litres", "L"],
  ["volume", "liters", "L"],
  ["volume", "ounces", "fluid-ounce-us"],
  ["volume", "gallons", "gallon-us"],
  ["area", "acres", "ac"],
  ["area", "square feet", "square-foot"],
  ["time", "hours", "hour"],
  ["time", "days", "day"],
  ["time", "minutes", "minute"],
  ["currency", "dong", "VND"],
  ["currency", "euro", "EUR"],
  ["currency", "SEK", "SEK"],
])("in %s, %s finds first what everybody means by it", (category, text, id) => {
  expect(find(category, text)[0]).toBe(id);
});

test("a text that names no unit finds nothing, however long it is", () => {
  expect(find("length", "parrot")).toEqual([]);
  expect(find("length", "m".repeat(10_000))).toEqual([]);
});

test("without a category, categories are ordered by their best match and contain only matches", () => {
  const [first] = searchCatalogue("miles");
  expect(first?.id).toBe("length");
  expect(first?.units[0]?.id).toBe("mi");
  expect(first?.units.map(({ id }) => id)).not.toContain("kg");
});

test("all categories with a match are found, however many units match", () => {
  const found = searchCatalogue("e").map(({ id }) => id);
  const matching = categories.filter(({ id }) => find(id, "e").length > 0).map(({ id }) => id);
  expect(found.toSorted()).toEqual(matching.toSorted());
});
