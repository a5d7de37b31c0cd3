import { categories, convert, findUnit, prepareConversion, snapshotRates } from "~/conversion";

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

/** Conversion against the floor of two look-ups, a multiplication and a division; names against one Map look-up. */
async function run(): Promise<string[]> {
  const prepared = prepareConversion("length", "mi", "km", snapshotRates);
  if (!prepared.ok) throw new Error("length has miles and kilometres");
  const { convert: convertExactly, convertQuickly } = prepared.value;
  const floor = nanosecondsEach(
    200_000,
    (i) => (Number(texts[i % 1024]) * floorFactors.get("mi")!) / floorFactors.get("km")!,
  );
  const quick = nanosecondsEach(200_000, (i) => convertQuickly(texts[i % 1024]!));
  const exact = nanosecondsEach(20_000, (i) => convertExactly(texts[i % 1024]!));
  const whole = nanosecondsEach(20_000, (i) =>
    convert({ category: "length", fromUnit: "mi", toUnit: "km", value: texts[i % 1024]! }, snapshotRates),
  );
  const names = categories.flatMap((category) => category.units.map((unit) => unit.name));
  findUnit("meter");
  const mapped = new Map(names.map((name) => [name, name]));
  const lookUpFloor = nanosecondsEach(100_000, (i) => mapped.get(names[i % names.length]!));
  const lookUp = nanosecondsEach(20_000, (i) => findUnit(names[i % names.length]!));
  const row = (what: string, time: number, base: number) =>
    `${what.padEnd(58)} ${time.toFixed(0).padStart(8)} ns  × ${(time / base).toFixed(2)}`;
  return [
    row("floor: read a double, two look-ups, multiply, divide", floor, floor),
    row("quick path, proven to the last bit", quick, floor),
    row("exact fractions, one prepared pair", exact, floor),
    row("exact fractions, pair looked up by ids", whole, floor),
    row("floor: one Map look-up by name", lookUpFloor, lookUpFloor),
    row(`findUnit by name over ${names.length} units`, lookUp, lookUpFloor),
  ];
}

export default { name: "engine", run };
