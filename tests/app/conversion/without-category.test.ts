import { describe, expect, it } from "vitest";
import { describeError, findUnit } from "~/conversion";
import { categories } from "~/conversion/categories/directory";
import { unitsWithoutCategory } from "~/conversion/without-category";

describe("units of quantities without a category", () => {
  it.each([
    ["km/h", "speed"],
    ["kilometers per hour", "speed"],
    ["W", "power"],
    ["kw", "power"],
    ["N", "force"],
    ["GB", "an amount of data"],
    ["deg", "plane angle"],
    ["%", "a plain ratio"],
  ])("'%s' is said to measure %s", (text, quantity) => {
    const result = findUnit(text);
    expect(result.ok ? "" : describeError(result.error)).toBe(
      `'${text}' measures ${quantity}, which has no category here.`,
    );
  });

  it("are none that the catalogue has under this very name", () => {
    const names = new Set(
      categories
        .filter(({ id }) => id !== "prefixes")
        .flatMap(({ units }) =>
          units.flatMap(({ id, name, plural, symbol, aliases }) => [id, name, plural, symbol, ...aliases]),
        ),
    );
    expect(unitsWithoutCategory.filter((name) => names.has(name))).toEqual([]);
  });
});
