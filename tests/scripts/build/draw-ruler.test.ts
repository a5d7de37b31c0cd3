import { expect, test } from "vitest";
import { findCategory } from "~/conversion";
import { ticksOf } from "~/converter/pair/ruler-scale";
import { rulerOf } from "../../../scripts/build/draw-ruler";
import { present } from "../../support/present";

function ruler(categoryId: string, fromId: string, toId: string) {
  const category = present(findCategory(categoryId));
  const [from, to] = [fromId, toId].map((id) => category.units.find((unit) => unit.id === id));
  return rulerOf(category, present(from), present(to));
}

test("a ruler spans ten of the larger unit, or one where it holds many of the smaller", () => {
  expect(ruler("length", "mi", "km")).toEqual({
    top: { start: 0, end: 10 },
    bottom: { start: 0, end: 16.09344 },
  });
  expect(ruler("length", "m", "km")).toEqual({ top: { start: 0, end: 1000 }, bottom: { start: 0, end: 1 } });
});

test("temperatures run from freezing to boiling water", () => {
  expect(ruler("temperature", "celsius", "fahrenheit")).toEqual({
    top: { start: 0, end: 100 },
    bottom: { start: 32, end: 212 },
  });
});

test("money has no ruler: rates change", () => {
  expect(ruler("currency", "USD", "EUR")).toBeNull();
});

test("labels are round numbers at their places", () => {
  const labelled = ticksOf({ start: 32, end: 212 }).filter(({ label }) => label !== "");
  expect(labelled.map(({ label }) => label)).toEqual([
    "40",
    "60",
    "80",
    "100",
    "120",
    "140",
    "160",
    "180",
    "200",
  ]);
  expect(labelled[0]?.place).toBeCloseTo(8 / 180, 9);
});

test("units too far apart have no ruler, because its labels would not fit", () => {
  expect(ruler("energy", "J", "eV")).toBeNull();
  expect(ruler("time", "second", "ns")).not.toBeNull();
});
