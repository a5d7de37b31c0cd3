import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, type Row, ratioRow } from "./report";

const LINES = 1_000_000;
const ROUNDS = 3;

/** The floor for a batch in JavaScript: read chunks, multiply once per line, write chunks; no unit names, no exactness. */
const BARE_LOOP = `
let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\\n");
  rest = lines.pop();
  let output = "";
  for (const line of lines) output += Number(line) * 1.609344 + "\\n";
  if (!process.stdout.write(output)) {
    process.stdin.pause();
    process.stdout.once("drain", () => process.stdin.resume());
  }
});`;

const AWK = ['{printf "%.15g\\n", $1 * 1.609344}'];
const MILES = ["--from", "mi", "--to", "km"];

/** The six forms of input and output, their arguments, and their targets relative to the bare loop. */
const FORMS = [
  ["miles", "lines", MILES, 1],
  ["°F to °C", "lines", ["--from", "°F", "--to", "°C"], 1.5],
  ["17 digits", "long", MILES, 2],
  ["CSV", "csv", [...MILES, "--csv", "--column", "distance"], 2],
  ["NDJSON", "ndjson", [...MILES, "--ndjson", "--column", "distance"], 3],
  ["--json", "lines", [...MILES, "--json"], 4],
] as const;

function writeInputs(folder: string): void {
  const numbers = Array.from({ length: LINES }, (_, at) => (at * 0.377).toFixed(3));
  const write = (name: string, line: (number: string, at: number) => string, head = "") =>
    writeFileSync(join(folder, name), `${head}${numbers.map(line).join("\n")}\n`);
  write("lines", (number) => number);
  write("long", (_, at) => (at * 0.37712345678901 + 1).toPrecision(17));
  write("csv", (number, at) => `row ${at},${number},ok`, "name,distance,note\n");
  write("ndjson", (number, at) => `{"name":"row ${at}","distance":${number}}`);
}

function runMs(folder: string, command: string, words: readonly string[], inputFile: string): number {
  const input = openSync(join(folder, inputFile), "r");
  const output = openSync(join(folder, "out"), "w");
  const startedMs = performance.now();
  spawnSync(command, words, { stdio: [input, output, "inherit"] });
  const tookMs = performance.now() - startedMs;
  closeSync(input);
  closeSync(output);
  return tookMs;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Times a million lines in six forms, each after a run of the bare loop. */
export function cliLines(build: string): readonly Row[] {
  writeInputs(build);
  const file = join(build, "everyunit.cjs");
  const loopMs = () => runMs(build, process.execPath, ["-e", BARE_LOOP], "lines");
  const against = (metric: string, ours: () => number, target?: number): Row => {
    const rounds = Array.from({ length: ROUNDS }, () => ({ floor: loopMs(), ours: ours() }));
    const figures = {
      ours: median(rounds.map(({ ours }) => ours)),
      floor: median(rounds.map(({ floor }) => floor)),
    };
    return ratioRow(metric, figures, seconds, target);
  };
  const rows = FORMS.map(([form, input, words, target]) =>
    against(
      `a million lines, ${form}: a bare loop`,
      () => runMs(build, process.execPath, [file, "convert", ...words], input),
      target,
    ),
  );
  const hasGawk = spawnSync("gawk", ["--version"]).status === 0;
  if (!hasGawk) return rows;
  return [
    ...rows,
    against("a million lines in gawk, 15 digits: the same", () => runMs(build, "gawk", AWK, "lines")),
  ];
}
