import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converter, findCategory, snapshotRates } from "~/conversion";
import { parseDecimal } from "~/numerals/ratio";
import { exactWriter, type WriteExactly, writeNumber } from "~cli/lines/exact-writer";
import { present } from "../../support/present";

function writerOf(id: string, fromId: string, toId: string) {
  const category = present(findCategory(id));
  const unit = (unitId: string) => present(category.units.find((one) => one.id === unitId));
  const prepared = converter(category, unit(fromId), unit(toId), snapshotRates);
  if (!prepared.ok) throw new Error("no rate");
  return { converter: prepared.value, write: exactWriter(category, prepared.value) };
}

const texts = fc.oneof(
  fc.tuple(fc.integer({ min: -(10 ** 7), max: 10 ** 7 }), fc.nat({ max: 6 })).map(([whole, places]) => {
    const digits = String(Math.abs(whole)).padStart(places + 1, "0");
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return whole < 0 ? `-${text}` : text;
  }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom("", "abc", "5.", ".5", "+5", "1e3", "5e-3", "-0", "1,5", "0x1", "Infinity"),
);

describe("an exact result of a batch", () => {
  it.each([
    ["length", "mi", "km"],
    ["length", "m", "angstrom"],
    ["length", "mm", "km"],
    ["weight", "lb", "kg"],
    ["currency", "USD", "EUR"],
  ])("is written as its nearest double is: %s %s to %s", (id, fromId, toId) => {
    const { converter: general, write } = writerOf(id, fromId, toId);
    let count = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const written = write?.(text) ?? null;
        if (written === null) return;
        count += 1;
        const answer = general.convert(present(parseDecimal(text)));
        expect(answer.ok && String(answer.value.result)).toBe(written);
        const exact = parseDecimal(written);
        expect(answer.ok && answer.value.approximate).toEqual(exact);
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(200);
  });

  it.each([
    ["length", "mi", "km", "5", "8.04672"],
    ["length", "mi", "km", "-0.5", "-0.804672"],
    ["length", "in", "cm", "1e2", "254"],
    ["length", "in", "cm", "100", "254"],
    ["length", "in", "cm", " 1", null],
    ["length", "in", "cm", "1234567890123456", null],
  ])("%s %s to %s: %j is %j", (id, fromId, toId, text, expected) => {
    expect(writerOf(id, fromId, toId).write?.(text)).toBe(expected);
  });

  it.each([
    ["a factor that is not a decimal", "length", "km", "mi"],
    ["a shifted zero", "temperature", "celsius", "fahrenheit"],
    ["a scale with a lowest value", "temperature", "kelvin", "kelvin"],
    ["a reciprocal", "fuel-consumption", "mile-per-gallon-us", "liter-per-100-kilometers"],
  ])("does not exist for %s", (_, id, fromId, toId) => {
    expect(writerOf(id, fromId, toId).write).toBeNull();
  });
});

describe("a number of a batch", () => {
  it.each<[string, ReturnType<WriteExactly>]>([
    ["007.50", "7.5"],
    ["+5", "5"],
    ["-0", "0"],
    ["1e-5", "0.00001"],
    ["1e-7", null],
    ["five", null],
  ])("%s is written as %s", (text, expected) => {
    expect(writeNumber(text)).toBe(expected);
  });
});
