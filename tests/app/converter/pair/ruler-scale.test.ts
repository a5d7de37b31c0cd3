import { expect, test } from "vitest";
import { ticksOf } from "~/converter/pair/ruler-scale";

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
