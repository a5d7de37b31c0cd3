import { expect, test } from "vitest";
import { ask, findCategory, snapshotRates } from "~/conversion";
import { familiarScales } from "~/converter/scale/familiar-things";
import { comparison, placeOnScale } from "~/converter/scale/place-on-scale";

const things = [1, 10, 100, 1000, 10_000].map((value) => ({ name: `thing ${value}`, value, source: "s" }));

test("the value is between the nearest things, at its position on the logarithmic line", () => {
  const places = placeOnScale(31.6, things, 300);
  expect(places.map(({ thing }) => thing?.value ?? "value")).toEqual([10_000, 1000, 100, "value", 10, 1]);
  expect(places.map(({ heightPx }) => Math.round(heightPx))).toEqual([0, 75, 150, 188, 225, 300]);
});

test("labels never overlap", () => {
  const labels = placeOnScale(10.1, things, 40).map(({ labelPx }) => labelPx);
  for (const [index, label] of labels.slice(1).entries())
    expect(label - (labels[index] ?? 0)).toBeGreaterThanOrEqual(24);
});

test("the caption compares with the nearest thing", () => {
  expect(comparison(24, things)).toBe("2.4 times thing 10");
  expect(comparison(100, things)).toBe("about the same as thing 100");
  expect(comparison(2_400_000, things)).toBe("240 times thing 10000");
  // "0 times a DVD's track spacing" was said of an atom.
  expect(comparison(0.00012, things)).toBe("0.00012 times thing 1");
  expect(comparison(1.2e-10, things)).toBe("1.20e-10 times thing 1");
});

test("every scale uses a unit of its category; its things are sorted and have sources", () => {
  for (const [category, { unit, things }] of Object.entries(familiarScales)) {
    expect(findCategory(category)?.units.some(({ id }) => id === unit)).toBe(true);
    const values = things.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(things.every(({ source }) => source !== "")).toBe(true);
  }
});

// A container held 33,200 L by a standard that does not say so.
test("a thing whose source gives its dimensions has their product as its size", () => {
  const sized = Object.values(familiarScales).flatMap(({ unit, things }) =>
    things.flatMap(({ value, source }) => {
      const [sizes] = source.match(/[\d.]+ m(?: × [\d.]+ m)+|\d+ acres/) ?? [];
      const answer = sizes ? ask(`${sizes} in ${unit.replace("-", " ")}`, snapshotRates) : undefined;
      const conversion = answer?.ok ? answer.value.answers[0]?.conversion : undefined;
      return conversion?.ok ? [value / conversion.value.result] : [];
    }),
  );
  expect(sized).toHaveLength(5);
  for (const share of sized) expect(Math.abs(share - 1)).toBeLessThan(0.001);
});
