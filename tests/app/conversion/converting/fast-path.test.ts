import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Converter,
  categories,
  converter,
  findPair,
  prepareConversion,
  snapshotRates,
} from "~/conversion";
import { type ConversionRule, ruleBetween } from "~/conversion/converting/rule";
import { fromDouble, parseDecimal } from "~/numerals/ratio";
import { nextDouble } from "../../../support/next-double";
import { present } from "../../../support/present";

/** 1 to 17 digits with a point somewhere, or an exponent; either sign. */
const decimals = fc
  .tuple(
    fc
      .integer({ min: 1, max: 17 })
      .chain((count) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`))),
    fc.nat({ max: 17 }),
    fc.option(fc.integer({ min: -30, max: 30 })),
    fc.boolean(),
  )
  .map(([digits, place, exponent, isNegative]) => {
    const point = Math.min(place, digits.length - 1);
    const text = point === 0 ? digits : `${digits.slice(0, -point)}.${digits.slice(-point)}`;
    return `${isNegative ? "-" : ""}${text}${exponent === null ? "" : `e${exponent}`}`;
  });

/** Doubles of up to 17 digits: of every size, of everyday sizes, and at and beside powers of two and ten and halves. */
const doubles = fc
  .tuple(
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, min: 1e-6, max: 1e15 }),
      decimals.map((text) => Math.abs(Number(text))),
      fc
        .tuple(
          fc.oneof(
            fc.integer({ min: -1074, max: 1023 }).map((exponent) => 2 ** exponent),
            fc.integer({ min: -308, max: 308 }).map((exponent) => Number(`1e${exponent}`)),
            fc.nat({ max: 1e6 }).map((whole) => whole + 0.5),
            fc.constantFrom(5e-324, 2.2250738585072014e-308, Number.MAX_VALUE),
          ),
          fc.integer({ min: -2, max: 2 }),
        )
        .map(([size, steps]) => nextDouble(size, steps))
        .filter(Number.isFinite),
    ),
    fc.boolean(),
  )
  .map(([size, isNegative]) => (isNegative ? -size : size));

/** A category (null for expressions) and two units of it. */
type Pair = readonly [category: string | null, from: string, to: string];

function create([category, from, to]: Pair): Converter {
  const found = category === null ? findPair(from, to) : null;
  if (found?.ok === false) throw new Error(`${from} to ${to}: ${found.error.code}`);
  const made = found
    ? converter(found.value.category, found.value.from, found.value.to, snapshotRates)
    : prepareConversion(category ?? "", from, to, snapshotRates);
  if (!made.ok) throw new Error(`${from} to ${to}: ${made.error.code}`);
  return made.value;
}

const prepared = new Map<string, Converter>();
function prepare(pair: Pair): Converter {
  const key = pair.join("|");
  const known = prepared.get(key) ?? create(pair);
  prepared.set(key, known);
  return known;
}

/** Each category's pairs by what converts one unit into the other, whatever else the category has: Twaddell's scale lies among curves. */
const pairsByKind = categories.map(({ id, units }) => {
  const pairs: Record<ConversionRule["kind"], Pair[]> = {
    proportional: [],
    affine: [],
    inverse: [],
    curve: [],
  };
  for (const from of units)
    for (const to of units) pairs[ruleBetween(from, to).kind].push([id, from.id, to.id]);
  return pairs;
});
const pairsBy = (kind: ConversionRule["kind"]): readonly (readonly Pair[])[] =>
  pairsByKind.map((pairs) => pairs[kind]).filter((pairs) => pairs.length > 0);
const affine = pairsBy("affine");

const anyOf = (some: readonly (readonly Pair[])[]): fc.Arbitrary<Pair> =>
  fc.constantFrom(...some).chain((pairs) => fc.constantFrom(...pairs));

const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ["kg m/s^2", "lbf"],
  ["mi/h", "ft/s"],
  ["W/(m K)", "Btu in/(h ft2 degF)"],
  ["kWh/day", "hp"],
  ["g/cm^3", "lb/ft^3"],
  ["L/(100 km)", "mi/gal"],
  ["N m s", "lbf ft h"],
  ["mol/(m^2 s)", "kmol/(cm^2 h)"],
  ["V/m", "kV/in"],
  ["rev/min", "deg/s"],
];

const kinds: Readonly<Record<string, fc.Arbitrary<Pair>>> = {
  // Curves have no fast path.
  proportional: anyOf(pairsBy("proportional")),
  affine: anyOf(affine),
  inverse: anyOf(pairsBy("inverse")),
  expression: fc.constantFrom(...EXPRESSIONS.map(([from, to]): Pair => [null, from, to])),
};

/** Kelvins and Rankines within a billionth of absolute zero are left to the exact path, which judges the domain. */
const fewestAnswered = (kind: string): number => (kind === "affine" ? 0.8 : 0.9);
const RUNS = 1000;

describe("the fast path gives the double of the exact path wherever it answers, and answers most", () => {
  it("between all scales with a zero of their own, but not on curves", () => {
    const drawn = affine.flatMap((pairs) => pairs.map(([category]) => category));
    expect(new Set(drawn)).toEqual(new Set(["temperature", "pressure", "relative-density"]));
  });

  it.each(Object.entries(kinds))(
    "%s conversions",
    (kind, pairs) => {
      const counts = { asked: 0, answered: 0 };
      fc.assert(
        fc.property(pairs, decimals, (pair, text) => {
          const conversion = prepare(pair);
          // A fraction as input always takes the exact path.
          const exact = conversion.convert(present(parseDecimal(text)));
          const fast = conversion.tryFastConvert(text);
          if (!exact.ok) {
            expect(fast).toBeNull();
            return;
          }
          counts.asked += 1;
          if (fast === null) return;
          counts.answered += 1;
          expect(fast).toBe(exact.value.result);
        }),
        { numRuns: RUNS },
      );
      expect(counts.asked).toBeGreaterThan(RUNS / 3);
      expect(counts.answered / counts.asked).toBeGreaterThan(fewestAnswered(kind));
    },
    60_000,
  );

  it("and what it says of the exact answer is the exact answer", () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.oneof(...Object.values(kinds)), decimals, (pair, text) => {
        const conversion = prepare(pair);
        const slow = conversion.convert(present(parseDecimal(text)));
        const quick = conversion.convert(text);
        expect(quick.ok).toBe(slow.ok);
        if (!quick.ok || !slow.ok) return;
        answered += 1;
        expect(quick.value.result).toBe(slow.value.result);
        expect(quick.value.exact).toEqual(slow.value.exact);
        expect(quick.value.approximate).toEqual(slow.value.approximate);
      }),
      { numRuns: RUNS },
    );
    expect(answered).toBeGreaterThan(RUNS / 2);
  }, 60_000);

  it.each(Object.entries(kinds))(
    "and to doubles as to their shortest decimals: %s conversions",
    (_, pairs) => {
      let answered = 0;
      fc.assert(
        fc.property(pairs, doubles, (pair, value) => {
          const conversion = prepare(pair);
          const slow = conversion.convert(fromDouble(value));
          const quick = conversion.convert(value);
          expect(quick.ok).toBe(slow.ok);
          if (!quick.ok || !slow.ok) return;
          answered += 1;
          expect(quick.value.result).toBe(slow.value.result);
        }),
        { numRuns: RUNS },
      );
      expect(answered).toBeGreaterThan(RUNS / 3);
    },
    60_000,
  );
});
