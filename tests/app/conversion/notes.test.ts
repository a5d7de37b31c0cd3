import { describe, expect, it } from "vitest";
import {
  type Category,
  categories,
  convert,
  describeCategory,
  findUnit,
  snapshotRates,
  type Unit,
} from "~/conversion";

/** "9809.50 W", "105 505 585 J", "1/64 fl oz", and what follows them up to the next number or mark. */
const QUANTITY = /(?<![\w.,])(\d[\d ]*\d(?:\.\d+)?|\d+(?:\.\d+)?) ([^\d;:()]+)/g;

/** The unit of the category that a text begins with, by as many words as make one. */
function unitAhead(text: string, category: Category): Unit | undefined {
  const words = text.trim().split(/[ ,]+/);
  for (let count = Math.min(6, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(" ").replace(/[.,]$/, "");
    const found = findUnit(name, { category: category.id });
    if (found.ok && category.units.includes(found.value.unit)) return found.value.unit;
  }
  return undefined;
}

/** The values in a unit's note that come within 0.2 % of its size but are not that size, rounded to their digits. */
function nearMisses(category: Category, unit: Unit): readonly string[] {
  return [...(unit.note ?? "").matchAll(QUANTITY)].flatMap(([, written = "", text = ""]) => {
    const other = unitAhead(text, category);
    if (!other) return [];
    const request = { category: category.id, fromUnit: unit.id, toUnit: other.id, value: "1" };
    const converted = convert(request, snapshotRates);
    if (!converted.ok) return [];
    const number = written.replaceAll(" ", "");
    const { result } = converted.value;
    const isNear = Math.abs(Number(number) / result - 1) < 0.002;
    const lastDigit = 10 ** -(number.split(".")[1] ?? "").length;
    return isNear && Math.abs(Number(number) - result) > 0.5001 * lastDigit
      ? [`${category.id}/${unit.id}: ${written} ${other.id}`]
      : [];
  });
}

/** The values of others, which these notes set beside the unit's own. */
const OTHERS: ReadonlySet<string> = new Set([
  "length/earths-equatorial-radius: 6378.137 km",
  "charge/faraday: 96 485.31 C",
  "energy/Cal: 4186.8 J",
  "energy/calorie-15-c: 4.1855 J",
  "time/year-sidereal: 31 558 149.54 second",
]);

describe("the notes on units", () => {
  // The boiler horsepower of 9809.50 W was "some 33 475 Btu/h", which are 9810.55 W.
  it("state the unit's actual size", () => {
    const near = categories.flatMap((category) =>
      category.units.flatMap((unit) => nearMisses(category, unit)),
    );
    expect(new Set(near)).toEqual(OTHERS);
  });

  it.each([
    ["currency", "ANG", "by law 1 ANG is 1 XCG."],
    ["currency", "TRL", "by law 1 000 000 TRL are 1 TRY."],
    ["currency", "SLL", "by law 1000 SLL are 1 SLE."],
    ["angle", "slope-per-mille", "1000 ‰ is 45°."],
  ])("%s %s: %s", (categoryId, id, end) => {
    const category = categories.find((one) => one.id === categoryId);
    const unit = category && describeCategory(category).units.find((one) => one.id === id);
    expect(unit?.note).toContain(end);
  });

  it("write numbers of five digits and more in groups", () => {
    const notes = categories.flatMap((category) => [
      category.note ?? "",
      ...category.units.map(({ note }) => note ?? ""),
    ]);
    expect(notes.filter((note) => /(?<![\d.]|IEC |DIN )\d{5,}/.test(note))).toEqual([]);
    expect(notes.filter((note) => /\d \d{3}(?!\d)/.test(note)).length).toBeGreaterThan(20);
  });
});
