import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converter, findCategory, snapshotRates } from "~/conversion";
import { parseDecimal } from "~/numerals/ratio";
import { conversionJson } from "~cli/answer/conversion-text";
import type { Io } from "~cli/io";
import { createBatchConverter } from "~cli/lines/batch-converter";
import { fastJson } from "~cli/lines/fast-json";
import { present } from "../../support/present";

/** Whether most texts take the fast way: not where the exact results are endless fractions, and not for other scales. */
const PAIRS = [
  ["length", "mi", "km", true],
  ["length", "km", "mi", false],
  ["length", "m", "angstrom", true],
  ["temperature", "celsius", "fahrenheit", false],
  ["currency", "USD", "EUR", true],
  ["angle", "degree", "rad", true],
  ["fuel-consumption", "mile-per-gallon-us", "liter-per-100-kilometers", false],
] as const;

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), fc.nat({ max: 16 }))
  .map(([digits, places]) => {
    const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
    const point = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
    return `${digits < 0n ? "-" : ""}${point}`;
  });

const io = { env: { HOME: "/nonexistent", XDG_CACHE_HOME: "" } } as unknown as Io;

describe("a line of a batch as JSON", () => {
  it.each(PAIRS)("is exact to the byte, on the fast way or not: %s %s to %s", (id, fromId, toId, isFast) => {
    const category = present(findCategory(id));
    const from = present(category.units.find((unit) => unit.id === fromId));
    const to = present(category.units.find((unit) => unit.id === toId));
    const prepared = converter(category, from, to, snapshotRates);
    const batch = createBatchConverter(io, { from: fromId, to: toId, category: id, json: true });
    if (!prepared.ok || !batch.ok) throw new Error("no rate");
    const writeFast = fastJson(category, from, to, prepared.value, snapshotRates);
    let fast = 0;
    let converted = 0;
    fc.assert(
      fc.property(decimals, (text) => {
        const written = batch.value.convertText(text, () => {});
        const value = present(parseDecimal(text));
        const answer = prepared.value.convert(value);
        const expected = answer.ok
          ? conversionJson({ category, value, from, to, answer: answer.value }, snapshotRates)
          : "";
        expect(written).toBe(expected);
        if (answer.ok) converted += 1;
        if (writeFast(text) !== null) fast += 1;
      }),
      { numRuns: 1_000 },
    );
    expect(converted).toBeGreaterThan(400);
    expect(fast > 500).toBe(isFast);
  });
});
