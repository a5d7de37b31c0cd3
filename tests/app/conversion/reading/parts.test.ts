import { describe, expect, it } from "vitest";
import * as site from "~/conversion";
import { describeError } from "~/conversion/describe-error";
import { findPair, namesAnyUnit, readApart, readParts, readQuestion } from "~/conversion/reading/read";
import { fraction } from "~/numerals/ratio";

/** Numbers and ids, or the code of a refusal. */
const inShort = (found: ReturnType<typeof readApart>) =>
  found.ok
    ? [found.value.value, found.value.from.id, ...found.value.targets.map(({ id }) => id)]
    : found.error.code;

describe("a quantity and its targets that were given apart", () => {
  it.each([
    ["5 km", "mi", "5", "km", "mi"],
    ["5 ft 11 in", "cm", "71/12", "ft", "cm"],
    ["98.6 F", "C", "98.6", "fahrenheit", "celsius"],
    ["5 in", "in", "5", "in", "in"],
    ["1 pt", "mm", "1", "pt", "mm"],
  ])("reads %s into %s", (quantity, target, value, from, to) => {
    expect(inShort(readApart(quantity, target))).toEqual([fraction(value), from, to]);
  });

  it("refuses units that do not convert, and what has no unit", () => {
    expect(inShort(readApart("5 km", "kg"))).toBe("incompatible_units");
    expect(inShort(readApart("five", "km"))).toBe("missing_unit");
  });

  it("suggest what is suggested in one text", () => {
    const [apart, whole] = [readApart("20 kg dumbbell", "lb"), readQuestion("20 kg dumbbell to lb")];
    for (const refused of [apart, whole])
      expect(refused.ok ? "" : describeError(refused.error)).toBe("'dumbbell' is not a unit. Leave it out.");
    expect(inShort(readApart("5 kg", "kilogrms"))).toBe("unknown_unit");
  });

  // In a column of widths, 5-6 ft was -1 ft.
  it("are refused and tidied as in one text", () => {
    expect(inShort(readApart("5-6 ft", "cm"))).toBe("invalid_expression");
    expect(inShort(readApart("~5 ft", "cm"))).toEqual([fraction("5"), "ft", "cm"]);
  });
});

describe("a number, a unit and a target that were given apart", () => {
  // "2 mm2 to mm" asks for no wire.
  it("are of the category asked for: a cross section and a diameter of wires", () => {
    expect(inShort(readParts("2", "mm2", "mm"))).toBe("incompatible_units");
    expect(inShort(readParts("2", "mm2", "mm", { category: "wire-gauge" }))).toEqual([
      fraction("2"),
      "square-millimeter",
      "mm",
    ]);
  });

  it.each([
    ["5", "km", "mi", "5", "km", "mi"],
    ["1,234.5", "lb", "kg", "1234.5", "lb", "kg"],
    ["1e3", "Pa", undefined, "1000", "Pa"],
  ])("reads %s %s into %s", (value, unit, target, read, ...ids) => {
    expect(inShort(readParts(value, unit, target))).toEqual([fraction(read), ...ids]);
  });

  it("refuses a value that is not a number", () => {
    expect(inShort(readParts("x", "km", "mi"))).toBe("invalid_value");
  });
});

describe("two units without a number", () => {
  it.each([
    ["pt", "ml"],
    ["pt", "mm"],
    ["kWh", "MJ"],
    ["C", "F"],
  ])("%s beside %s are the units that the site finds", (from, to) => {
    const [found, known] = [findPair(from, to), site.findPair(from, to)];
    expect(found.ok && [found.value.from.id, found.value.to.id]).toEqual(
      known.ok && [known.value.from.id, known.value.to.id],
    );
  });
});

it.each(["km", "KM", "kg m/s2", "miles per gallon", "qwertz", ""])(
  "'%s' names a unit where the site finds one",
  (text) => {
    expect(namesAnyUnit(text)).toBe(site.namesAnyUnit(text));
  },
);
