import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converter, findCategory, snapshotRates } from "~/conversion";
import { parseDecimal } from "~/numerals/ratio";
import { conversionJson } from "~cli/conversion-text";
import { fastJson } from "~cli/fast-json";

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

describe("a line of a batch as JSON", () => {
  for (const [categoryId, fromId, toId, isAlwaysFast] of PAIRS)
    it(`is the same to the byte, quickly written or not: ${fromId} to ${toId}`, () => {
      const category = findCategory(categoryId)!;
      const from = category.units.find(({ id }) => id === fromId)!;
      const to = category.units.find(({ id }) => id === toId)!;
      const prepared = converter(category, from, to, snapshotRates);
      if (!prepared.ok) throw new Error("no rate");
      const write = fastJson(category, from, to, prepared.value, snapshotRates);
      let written = 0;
      fc.assert(
        fc.property(decimals, (text) => {
          const fast = write(text);
          if (fast === null) return;
          written += 1;
          const answer = prepared.value.convert(text);
          if (!answer.ok) throw new Error(`no answer to ${text}`);
          const value = parseDecimal(text)!;
          expect(fast).toBe(
            conversionJson({ category, value, from, to, answer: answer.value }, snapshotRates),
          );
        }),
        { numRuns: 1_000 },
      );
      // Fractions without end and offsets are left to the other way, which all lines may take.
      if (isAlwaysFast) expect(written).toBeGreaterThan(500);
    });
});
