import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, categories, convert, findUnit, prepareConversion, snapshotRates } from "~/conversion";
import { fraction } from "~/numerals/ratio";
import { buildCli } from "../../scripts/build/build-cli";
import { bundleModules } from "../../scripts/build/bundle-package";
import type { Bench } from "./report";

const CHUNKS = 40;
const CHUNK = 2048;
/** Everything is measured this often, in turns: another program may have the processor for a while. */
const TURNS = 8;

/** Keeps results in use, so that no loop is optimised away. */
let sink: unknown;

/** The fastest of many short rounds, in nanoseconds per operation, which excludes other load on the machine. */
function nanosecondsEach(operation: (i: number) => unknown, chunk = CHUNK, chunks = CHUNKS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < chunks; round += 1) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < chunk; i += 1) sink = operation(i);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / chunk);
  }
  if (sink === Symbol.for("never")) throw new Error("no operation returns this");
  return best;
}

const numbers = Array.from({ length: 1024 }, (_, i) => ((i * 7919) % 100_000) + (i % 1000) / 1000);
/** Doubles whose shortest decimal has 16 or 17 digits. */
const longNumbers = numbers.map((value, i) => (value + 1) / (i + 3));
const [texts, longTexts] = [numbers.map(String), longNumbers.map(String)];
const inputs: Readonly<Record<string, readonly (number | string)[]>> = {
  "a number": numbers,
  "a number of 17 digits": longNumbers,
  "a text": texts,
  "a text of 17 digits": longTexts,
};

const units = ["mi", "km"];
const factors = new Map([
  ["mi", 1609.344],
  ["km", 1000],
]);
const at = <T>(all: readonly T[], i: number): T => all[i & (all.length - 1)] as T;

/** Two Map look-ups, a multiplication and a division. */
const floorOfNumbers =
  (values: readonly number[]) =>
  (i: number): number =>
    (at(values, i) * (factors.get(at(units, i)) ?? 0)) / (factors.get(at(units, i + 1)) ?? 0);
/** The same, and `Number()`. */
const floorOfTexts =
  (values: readonly string[]) =>
  (i: number): number =>
    (Number(at(values, i)) * (factors.get(at(units, i)) ?? 0)) / (factors.get(at(units, i + 1)) ?? 0);

const KINDS: readonly (readonly [string, string, string, string])[] = [
  ["linear", "length", "mi", "km"],
  ["linear by names", "length", "miles", "kilometers"],
  ["affine", "temperature", "celsius", "fahrenheit"],
  ["reciprocal", "frequency-wavelength", "Hz", "wavelength-in-metres"],
  ["irrational", "velocity-angular", "degree-per-second", "radian-per-second"],
  ["market rate", "currency", "USD", "EUR"],
];
const TARGET_RATIO = 3;

const pad = (text: string): string => text.padEnd(58);
const againstTarget = (what: string, time: number, floor: number): string =>
  `${pad(what)} ${time.toFixed(0).padStart(8)} ns  × ${(time / floor).toFixed(2)} (target × ${TARGET_RATIO})`;

/** The cost of converting one number with a pair that has been seen before, for each kind of rule and input. */
function conversions(): string[] {
  const floors = [
    { what: "a number", run: floorOfNumbers(numbers), best: Number.POSITIVE_INFINITY },
    { what: "a number of 17 digits", run: floorOfNumbers(longNumbers), best: Number.POSITIVE_INFINITY },
    { what: "a text", run: floorOfTexts(texts), best: Number.POSITIVE_INFINITY },
    { what: "a text of 17 digits", run: floorOfTexts(longTexts), best: Number.POSITIVE_INFINITY },
  ];
  const measured = KINDS.flatMap(([kind, category, fromUnit, toUnit]) =>
    Object.entries(inputs).map(([what, values], input) => ({
      what: `${kind}: ${what}`,
      input,
      run: (i: number) => convert({ category, fromUnit, toUnit, value: at(values, i) }, snapshotRates),
      best: Number.POSITIVE_INFINITY,
    })),
  );
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const one of [...floors, ...measured]) one.best = Math.min(one.best, nanosecondsEach(one.run));
  const rows = [
    ...floors.map(({ what, best }) => `${pad(`floor for ${what}`)} ${best.toFixed(0).padStart(8)} ns`),
    ...measured.map(({ what, input, best }) => againstTarget(what, best, floors[input]?.best ?? Number.NaN)),
  ];
  const exactly = prepareConversion("length", "mi", "km", snapshotRates);
  if (!exactly.ok) throw new Error("length has miles and kilometres");
  const fractions = numbers.map((value) => fraction(String(value)));
  const exact = nanosecondsEach((i) => exactly.value.convert(at(fractions, i)), 512);
  const curve = nanosecondsEach(
    (i) => convert({ category: "power", fromUnit: "dBm", toUnit: "W", value: i + 0.5 }, snapshotRates),
    4,
    10,
  );
  return [
    ...rows,
    `${pad("linear: exact fractions, prepared")} ${exact.toFixed(0).padStart(8)} ns`,
    `${pad("curve (dBm to W), which has no fast path")} ${curve.toFixed(0).padStart(8)} ns`,
  ];
}

/** Times the import of a module in a new process, and an expression with what it exports as `all`. */
const timed = (expression: string): string => `
const start = performance.now();
const all = await import(process.argv[1]);
const imported = performance.now();
${expression};
console.log(JSON.stringify([imported - start, performance.now() - imported]));`;

const BY_IDS = `all.convert({ category: "length", fromUnit: "mi", toUnit: "km", value: 5.5 }, all.snapshotRates)`;

/** Importing the package in Node.js and its first answer; the same of the engine as browsers get it. */
async function starts(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-engine-"));
  try {
    await buildCli(folder);
    writeFileSync(join(folder, "empty.cjs"), "");
    await bundleModules(folder, { engine: "app/conversion/index.ts" });
    const best = (file: string, expression: string): readonly string[] => {
      const rounds = Array.from({ length: 25 }, () => {
        const words = ["--input-type=module", "-e", timed(expression), "--", join(folder, file)];
        return JSON.parse(execFileSync(process.execPath, words).toString()) as [number, number];
      });
      return [0, 1].map((index) =>
        Math.min(...rounds.map((round) => round[index] ?? 0))
          .toFixed(1)
          .padStart(8),
      );
    };
    const [empty] = best("empty.cjs", "");
    const [, loaded] = best(
      "empty.cjs",
      `process.getBuiltinModule("node:module").createRequire(process.argv[1])("./library/engine.cjs")`,
    );
    const [library, firstAnswer] = best("library/node.cjs", `all.convert(5.5, "mi").to("km")`);
    const [engine, firstConversion] = best("engine.js", BY_IDS);
    return [
      `${pad("importing an empty module")} ${empty} ms`,
      `${pad("importing everyunit")} ${library} ms (target 5 ms)`,
      `${pad("loading its engine, by its first call")} ${loaded} ms`,
      `${pad("its first answer, which loads the engine")} ${firstAnswer} ms`,
      `${pad("importing the engine as one module, as browsers do")} ${engine} ms`,
      `${pad("its first conversion, by ids")} ${firstConversion} ms (target 3 ms)`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const letters = (i: number): string =>
  `${"abcdefghijklmnopqrstuvw".slice(i % 17, (i % 17) + 4 + (i % 7))}${String.fromCharCode(97 + (i % 26))}`;

/** Invalid input. Each name is different, so that none is cached. */
const INVALID: Readonly<Record<string, (i: number) => string>> = {
  "an unbalanced parenthesis": () => "(5 m",
  "5 m + 3 kg": () => "5 m + 3 kg",
  "m^1000000": () => "m^1000000",
  "10,000 characters": () => "x".repeat(10_000),
  "17 names side by side": () => "5 m kg s A K mol cd J W N Pa V F C H T lm",
  "an unknown unit": (i) => `5 ${letters(i)} to km`,
  "an unknown name in an expression": (i) => `5 kg*${letters(i)}/s2 to N`,
};

function refusals(): string[] {
  return Object.entries(INVALID).map(([what, text]) => {
    let count = 0;
    const refuse = (): unknown => {
      count += 1;
      return ask(text(count), snapshotRates);
    };
    const time = nanosecondsEach(refuse, 50, 20);
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 20; i += 1) refuse();
    const kilobytes = Math.max(0, process.memoryUsage().heapUsed - before) / 20 / 1024;
    return `${pad(`refused: ${what}`)} ${(time / 1e6).toFixed(3).padStart(8)} ms (target 1 ms), about ${kilobytes.toFixed(0)} kB (target 1 MB)`;
  });
}

function names(): string[] {
  const all = categories.flatMap((category) => category.units.map((unit) => unit.name));
  findUnit("meter");
  const mapped = new Map(all.map((name) => [name, name]));
  const floor = nanosecondsEach((i) => mapped.get(all[i % all.length] ?? ""));
  const lookUp = nanosecondsEach((i) => findUnit(all[i % all.length] ?? ""), 500, 20);
  return [
    `${pad("floor: one Map look-up by name")} ${floor.toFixed(0).padStart(8)} ns`,
    `${pad(`findUnit by name over ${all.length} units`)} ${lookUp.toFixed(0).padStart(8)} ns  × ${(lookUp / floor).toFixed(0)}`,
  ];
}

const run = async (): Promise<string[]> => [...conversions(), ...(await starts()), ...refusals(), ...names()];

export default { name: "engine", run } satisfies Bench;
