import { expect, test } from "vitest";
import { categories, describeCategory, findCategory } from "~/conversion";
import { repeatedRow } from "~/conversion/explaining/repeated-size";

const noteIn = (category: string, id: string) =>
  describeCategory(findCategory(category)!).units.find((unit) => unit.id === id)?.note;

test("every row that repeats another row's size says why it exists", () => {
  const repeating = categories.flatMap((category) => {
    const described = describeCategory(category);
    return category.units.flatMap((unit, at) =>
      repeatedRow(category, unit)
        ? [{ id: `${category.id} ${unit.id}`, note: described.units[at]!.note }]
        : [],
    );
  });
  expect(repeating.filter(({ note }) => !note)).toEqual([]);
  expect(repeating.length).toBeGreaterThan(300);
});

test.each([
  ["pressure", "hPa", "Equal in size to the millibar; listed because people use both."],
  ["length", "perch", "Another name of the rod of 16.5 international feet."],
  ["pressure", "mbar", null],
])("%s %s: %s", (category, id, note) => {
  expect(noteIn(category, id)).toBe(note);
});
