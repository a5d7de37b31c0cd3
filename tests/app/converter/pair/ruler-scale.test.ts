import { expect, test } from "vitest";
import { edgesFor, ticksOf } from "~/converter/pair/ruler-scale";

test("labels are round numbers at their places", () => {
  const labeled = ticksOf({ start: 32, end: 212 }).filter(({ label }) => label !== "");
  expect(labeled.map(({ label }) => label)).toEqual([
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
  expect(labeled[0]?.place).toBeCloseTo(8 / 180, 9);
});

// The kilometers beside 10 miles had one label, 10, because 16.09344 is long.
test("the length of the last value does not limit the labels", () => {
  const labels = ticksOf({ start: 0, end: 16.09344 }, 5).map(({ label }) => label);
  expect(labels.filter(Boolean)).toEqual(["0", "5", "10", "15"]);
});

// In Node.js 20 10 ** -5 is not 0.00001, so that the page of the server differed from that of the browser.
test.each([
  [0.000012345, 0.00002],
  [0.0005, 0.001],
  [0.00001, 0.00002],
])("the ruler of %s ends at %s exactly", (value, end) => {
  expect(edgesFor(value, { slope: 1.609344, intercept: 0 }).top).toEqual({ start: 0, end });
});

test("no two labels are the same", () => {
  const labels = ticksOf({ start: 0, end: 0.000002 }).flatMap(({ label }) => (label ? [label] : []));
  expect(new Set(labels).size).toBe(labels.length);
});
