import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Category,
  categories,
  convert,
  describeSources,
  prepareConversion,
  snapshotRates,
  type Unit,
} from "~/conversion";
import { combineForms } from "~/conversion/algebra/base-unit-form";
import { formatDimension } from "~/conversion/algebra/dimension";
import { evaluate, ruleBetween } from "~/conversion/converting/rule";
import { exactnessOfUnit } from "~/conversion/explaining/describe";
import { divide, isEqual, isLess, ONE, type Ratio, ratio, subtract } from "~/numerals/ratio";
import { present } from "../../support/present";

/** One or more units of one category; temperatures start where every scale is above absolute zero. */
const unitsOfOneCategory = (count: number) =>
  fc
    .constantFrom(...categories.filter((category) => category.units.length > 0))
    .chain((category) =>
      fc.tuple(
        fc.constant(category),
        ...Array.from({ length: count }, () => fc.constantFrom(...category.units)),
      ),
    );

const positive = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => ratio(n, d));

function approximate(category: Category, from: Unit, to: Unit, value: Ratio): Ratio | null {
  const prepared = prepareConversion(category.id, from.id, to.id, snapshotRates);
  if (!prepared.ok) throw new Error(`${category.id} ${from.id} ${to.id}: ${prepared.error.code}`);
  const converted = prepared.value.convert(value);
  if (converted.ok) return converted.value.approximate;
  if (converted.error.code === "invalid_value") throw new Error("a fraction is a number");
  return null;
}

/** A curve's answers are good to a hundred digits, less what a steep stretch of it takes away; all others are the very number. */
function isAsGood(a: Ratio, b: Ratio, ...units: readonly Unit[]): boolean {
  if (isEqual(a, b)) return true;
  if (units.every(({ scale }) => scale.kind !== "curve")) return false;
  const difference = divide(subtract(a, b), b);
  const size = difference.numerator < 0n ? -difference.numerator : difference.numerator;
  return size * 10n ** 40n < difference.denominator;
}

const runs = { numRuns: 1500 };
/** Most of the drawn numbers lie within their scale's domain and within the doubles; the others say nothing about a law. */
const FEWEST = 1350;

describe("properties of all units", () => {
  it("a number converted into its own unit is unchanged", () => {
    let count = 0;
    for (const category of categories) {
      for (const unit of category.units) {
        count += 1;
        const converted = convert(
          { category: category.id, fromUnit: unit.id, toUnit: unit.id, value: "301.7" },
          snapshotRates,
        );
        expect(converted, `${category.id} ${unit.id}`).toMatchObject({
          ok: true,
          value: { result: 301.7, exactness: "exact" },
        });
      }
    }
    expect(count).toBeGreaterThan(1900);
  });

  it("converting there and back returns the same number", () => {
    let count = 0;
    fc.assert(
      fc.property(unitsOfOneCategory(2), positive, ([category, a, b], value) => {
        const there = approximate(category, present(a), present(b), value);
        const back = there && approximate(category, present(b), present(a), there);
        if (!back) return;
        count += 1;
        expect(isAsGood(back, value, present(a), present(b))).toBe(true);
      }),
      runs,
    );
    expect(count).toBeGreaterThan(FEWEST);
  });

  it("converting through a third unit gives the same result", () => {
    let count = 0;
    fc.assert(
      fc.property(unitsOfOneCategory(3), positive, ([category, a, b, c], value) => {
        const middle = approximate(category, present(a), present(b), value);
        const byWay = middle && approximate(category, present(b), present(c), middle);
        const direct = approximate(category, present(a), present(c), value);
        if (!byWay || !direct) return;
        count += 1;
        expect(isAsGood(byWay, direct, present(a), present(b), present(c))).toBe(true);
      }),
      runs,
    );
    expect(count).toBeGreaterThan(FEWEST);
  });

  it("conversion preserves order, and reverses it for reciprocal units and inverted scales", () => {
    const counts = { upward: 0, downward: 0 };
    fc.assert(
      fc.property(unitsOfOneCategory(2), positive, positive, ([category, a, b], x, y) => {
        if (isEqual(x, y)) return;
        const [lesser, greater] = isLess(x, y) ? [x, y] : [y, x];
        const low = approximate(category, present(a), present(b), lesser);
        const high = approximate(category, present(a), present(b), greater);
        if (!low || !high) return;
        const rule = ruleBetween(present(a), present(b));
        // The curves of one category run both ways; their own tests say which.
        if (rule.kind === "curve") return;
        const size = evaluate(rule.factor, snapshotRates);
        const isDownward = (rule.kind === "inverse") !== (size.ok && size.value.numerator < 0n);
        counts[isDownward ? "downward" : "upward"] += 1;
        expect(isLess(low, high)).toBe(!isDownward);
      }),
      runs,
    );
    expect(counts.upward).toBeGreaterThan(FEWEST);
    expect(counts.downward).toBeGreaterThan(5);
  });
});

describe("every unit of the catalogue", () => {
  const rows = categories.flatMap((category) => category.units.map((unit) => ({ category, unit })));

  it("the catalogue has more than 1,900 units", () => {
    expect(rows.length).toBeGreaterThan(1900);
  });

  it("has the dimension of its category, derived from its definition", () => {
    const wrong = rows
      .map(({ category, unit }) => ({
        category,
        unit,
        dimension: formatDimension(unit.scale.factor.resolve().dimension),
      }))
      .filter(({ category, dimension }) => dimension !== formatDimension(category.dimension))
      .map(({ category, unit, dimension }) => `${category.id} ${unit.id}: ${dimension}`);
    expect(wrong).toEqual([]);
  });

  it("is not zero, and is positive except for inverted scales", () => {
    const wrong = rows
      .filter(({ unit }) => unit.scale.factor.resolve().ratio.numerator <= 0n)
      .map(({ unit }) => unit.id);
    // Delisle's scale counts downward: water boils at 0 and freezes at 150.
    expect(wrong).toEqual(["delisle"]);
  });

  it("names at least one source", () => {
    expect(rows.filter(({ unit }) => describeSources(unit) === "").map(({ unit }) => unit.id)).toEqual([]);
  });

  it("has a note if it rests on a convention", () => {
    const silent = rows.filter(({ unit }) => !unit.note && exactnessOfUnit(unit) === "conventional");
    expect(rows.filter(({ unit }) => exactnessOfUnit(unit) === "conventional").length).toBeGreaterThan(50);
    expect(silent.map(({ category, unit }) => `${category.id}/${unit.id}`)).toEqual([]);
  });

  it("has an id that is safe in an address", () => {
    expect(
      rows
        .filter(({ unit }) => !/^[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*$/.test(unit.id))
        .map(({ unit }) => unit.id),
    ).toEqual([]);
  });

  it.each(["id", "name", "symbol"] as const)("has a %s of its own within its category", (field) => {
    const repeated = categories.flatMap((category) => {
      const texts = category.units.map((unit) => unit[field]);
      return texts.filter((text, i) => texts.indexOf(text) !== i).map((text) => `${category.id}: ${text}`);
    });
    expect(repeated).toEqual([]);
  });
});

describe("names that state a relation are true", () => {
  const factorBetween = (a: Unit, b: Unit) =>
    combineForms(a.scale.factor.resolve(), b.scale.factor.resolve(), -1);
  const byName = new Map(
    categories.map((category) => [category.id, new Map(category.units.map((unit) => [unit.name, unit]))]),
  );

  const PREFIXES: readonly [string, number][] = [
    ["quetta", 30],
    ["ronna", 27],
    ["yotta", 24],
    ["zetta", 21],
    ["exa", 18],
    ["peta", 15],
    ["tera", 12],
    ["giga", 9],
    ["mega", 6],
    ["kilo", 3],
    ["hecto", 2],
    ["deka", 1],
    ["deci", -1],
    ["centi", -2],
    ["milli", -3],
    ["micro", -6],
    ["nano", -9],
    ["pico", -12],
    ["femto", -15],
    ["atto", -18],
    ["zepto", -21],
    ["yocto", -24],
    ["ronto", -27],
    ["quecto", -30],
  ];

  it("a prefixed name is its power of ten times the plain one", () => {
    let count = 0;
    for (const category of categories) {
      for (const [prefix, exponent] of PREFIXES) {
        for (const unit of category.units) {
          const plain = unit.name.startsWith(prefix)
            ? byName.get(category.id)?.get(unit.name.slice(prefix.length))
            : undefined;
          if (!plain || unit.scale.kind !== "linear" || category.id === "prefixes") continue;
          // The light of a candle at one centimetre's distance, by the inverse square: not a hundredth of a unit.
          if (unit.name === "centimeter-candle") continue;
          count += 1;
          const { ratio: factor, constants } = factorBetween(unit, plain);
          const power = 10n ** BigInt(Math.abs(exponent));
          expect(
            isEqual(factor, exponent > 0 ? ratio(power) : ratio(1n, power)) && constants.size === 0,
            `${category.id}: ${unit.name}`,
          ).toBe(true);
        }
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  it.each([
    ["area", "square", 2],
    ["volume", "cubic", 3],
  ] as const)("in %s, a %s unit is that power of the length", (id, word, exponent) => {
    const lengths = byName.get("length");
    let count = 0;
    for (const unit of byName.get(id)?.values() ?? []) {
      const length = unit.name.startsWith(`${word} `)
        ? lengths?.get(unit.name.slice(word.length + 1))
        : undefined;
      if (!length) continue;
      count += 1;
      const side = length.scale.factor.resolve();
      const factor = unit.scale.factor.resolve();
      const power = Array.from({ length: exponent }, () => side).reduce((product, one) =>
        combineForms(product, one, 1),
      );
      expect(isEqual(power.ratio, factor.ratio), unit.name).toBe(true);
    }
    expect(count).toBeGreaterThan(5);
  });

  it("one of a category's units is its coherent reference", () => {
    const without = categories.filter(
      (category) =>
        category.id !== "temperature" &&
        !category.units.some(
          (unit) =>
            isEqual(unit.scale.factor.resolve().ratio, ONE) &&
            unit.scale.factor.resolve().constants.size === 0,
        ),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
