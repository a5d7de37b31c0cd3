import { expect, test } from "vitest";
import {
  type Category,
  categories,
  describeCategory,
  type ExchangeRates,
  prepareConversion,
  requireCategory,
} from "~/conversion";
import { toExactText } from "~/numerals/ratio";

function unitsOf(id: string) {
  const category = requireCategory(id);
  if (!category.ok) throw new Error(id);
  return describeCategory(category.value).units;
}

/** No two currencies that are not fixed to each other are worth the same. */
const distinctRates: ExchangeRates = {
  base: "USD",
  date: "2026-01-02",
  source: "distinct rates",
  rates: Object.fromEntries(unitsOf("currency").map(({ id }, i) => [id, id === "USD" ? "1" : `${i + 2}.01`])),
};

/** What seven of a unit are in the category's first unit: the same for units of the same size. */
function sizeOf(category: Category, id: string): string {
  const [first] = category.units;
  const prepared = prepareConversion(category.id, id, first?.id ?? "", distinctRates);
  const converted = prepared.ok ? prepared.value.convert("7") : prepared;
  // Seven lies outside a few scales; a unit with such a scale is compared by what it says.
  return converted.ok ? toExactText(converted.value.approximate) : `${id}: ${converted.error.code}`;
}

test("every unit equal in size to another says why it is listed", () => {
  const repeating = categories.flatMap((category) => {
    const known = new Set<string>();
    return describeCategory(category).units.flatMap(({ id, note }) => {
      const size = sizeOf(category, id);
      if (known.has(size)) return [{ id: `${category.id} ${id}`, note }];
      known.add(size);
      return [];
    });
  });
  expect(repeating.filter(({ note }) => !note)).toEqual([]);
  expect(repeating.length).toBeGreaterThan(300);
});

test.each([
  ["pressure", "hPa", "Equal in size to the millibar; listed because people use both."],
  ["length", "perch", "Another name of the rod of 16.5 international feet."],
  ["pressure", "mbar", null],
])("%s %s: %s", (category, id, note) => {
  expect(unitsOf(category).find((unit) => unit.id === id)?.note).toBe(note);
});
