import { expect, test } from "vitest";
import { ask, findCategory, snapshotRates } from "~/conversion";
import { compare } from "~/converter/scale/comparison";
import { familiarScales } from "~/converter/scale/familiar-things";

const things = [1, 10, 100, 1000, 10_000].map((value) => ({ name: `thing ${value}`, value, source: "s" }));

test("a value is compared with the thing that is nearest in size", () => {
  expect(compare(24, things, "mile").text).toBe("2.4 times thing 10");
  expect(compare(100, things, "mile").text).toBe("about the same as thing 100");
  expect(compare(2_400_000, things, "mile").text).toBe("240 times thing 10000");
  // "0 times a DVD's track spacing" was said of an atom.
  expect(compare(0.00012, things, "mile").text).toBe("0.00012 times thing 1");
  expect(compare(1.2e-10, things, "mile").text).toBe("1.20e-10 times thing 1");
});

test("a unit is not compared with itself", () => {
  const { things } = familiarScales.time as (typeof familiarScales)[string];
  expect(compare(86_400, things, "hour").text).toBe("about the same as a day");
  expect(compare(86_400, things, "day").text).toBe("12 times the marathon record");
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
