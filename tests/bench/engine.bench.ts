import { categories, convert, findUnit, prepareConversion, snapshotRates } from "~/conversion";
import { fraction } from "~/numerals/ratio";

const ROUNDS = 9;

/** The quickest of several rounds, in nanoseconds an operation: what the code costs, not what the machine was doing. */
function nanosecondsEach(count: number, operation: (i: number) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  let sink: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < count; i += 1) sink = operation(i);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / count);
  }
  if (sink === Symbol.for("never")) throw new Error("kept so that the loop is not optimised away");
  return best;
}

const texts = Array.from({ length: 1024 }, (_, i) => `${(i * 7919) % 100_000}.${i % 1000}`);
const floorFactors = new Map([
  ["mi", 1609.344],
  ["km", 1000],
]);

/** A pair that has been seen before, by each kind of conversion: what the API's hot path costs a number. */
const PAIRS: readonly (readonly [string, string, string, string])[] = [
  ["linear", "length", "mi", "km"],
  ["affine", "temperature", "celsius", "fahrenheit"],
  ["reciprocal", "frequency-wavelength", "Hz", "wavelength-in-metres"],
  ["irrational", "velocity-angular", "degree-per-second", "radian-per-second"],
];

const longTexts = texts.map((text) => `${text}12345678901234567`.slice(0, 18));

/** Conversion against the floor of two look-ups, a multiplication and a division; names against one Map look-up. */
async function run(): Promise<string[]> {
  const row = (what: string, time: number, base: number) =>
    `${what.padEnd(58)} ${time.toFixed(0).padStart(8)} ns  × ${(time / base).toFixed(2)}`;
  const floor = nanosecondsEach(
    200_000,
    (i) => (Number(texts[i % 1024]) * floorFactors.get("mi")!) / floorFactors.get("km")!,
  );
  const rows = [row("floor: read a double, two look-ups, multiply, divide", floor, floor)];
  for (const [kind, category, fromUnit, toUnit] of PAIRS) {
    const prepared = prepareConversion(category, fromUnit, toUnit, snapshotRates);
    if (!prepared.ok) throw new Error(`${category} has ${fromUnit} and ${toUnit}`);
    const { tryFastConvert } = prepared.value;
    const fast = nanosecondsEach(100_000, (i) => tryFastConvert(texts[i % 1024]!));
    const long = nanosecondsEach(100_000, (i) => tryFastConvert(longTexts[i % 1024]!));
    const byIds = nanosecondsEach(100_000, (i) =>
      convert({ category, fromUnit, toUnit, value: texts[i % 1024]! }, snapshotRates),
    );
    rows.push(
      row(`${kind}: fast path, prepared`, fast, floor),
      row(`${kind}: fast path, 17 digits`, long, floor),
      row(`${kind}: convert by ids`, byIds, floor),
    );
  }
  const exactly = prepareConversion("length", "mi", "km", snapshotRates);
  if (!exactly.ok) throw new Error("length has miles and kilometres");
  const fractions = texts.map((text) => fraction(text));
  const exact = nanosecondsEach(10_000, (i) => exactly.value.convert(fractions[i % 1024]!));
  rows.push(row("linear: exact fractions, prepared", exact, floor));
  const names = categories.flatMap((category) => category.units.map((unit) => unit.name));
  findUnit("meter");
  const mapped = new Map(names.map((name) => [name, name]));
  const lookUpFloor = nanosecondsEach(100_000, (i) => mapped.get(names[i % names.length]!));
  const lookUp = nanosecondsEach(5_000, (i) => findUnit(names[i % names.length]!));
  rows.push(
    row("floor: one Map look-up by name", lookUpFloor, lookUpFloor),
    row(`findUnit by name over ${names.length} units`, lookUp, lookUpFloor),
  );
  return rows;
}

export default { name: "engine", run };
