import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCli } from "../../scripts/build/build-cli";
import { present } from "../support/present";

const STARTS = 20;
const LINES = 1_000_000;

/** The floor of a batch in this language: chunks in, one multiplication a line, chunks out, no name, no exactness. */
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

/** Milliseconds of each round; the best says what the work costs, the median what a person waits. */
function roundsMs(times: number, run: () => void): number[] {
  return Array.from({ length: times }, () => {
    const startMs = performance.now();
    run();
    return performance.now() - startMs;
  }).sort((a, b) => a - b);
}

const bestMs = (times: number, run: () => void): number => present(roundsMs(times, run)[0]);

/** The contestants take turns, so that whatever else the machine does meets all of them. */
function startsMs(contestants: readonly (readonly string[])[]): { best: number; median: number }[] {
  const rounds = Array.from({ length: STARTS }, () =>
    contestants.map((words) => bestMs(1, () => execFileSync(process.execPath, words))),
  );
  return contestants.map((_, at) => {
    const sorted = rounds.map((round) => present(round[at])).sort((a, b) => a - b);
    return { best: present(sorted[0]), median: present(sorted[Math.floor(STARTS / 2)]) };
  });
}

const hasGawk = (): boolean => spawnSync("gawk", ["--version"]).status === 0;

function throughput(
  command: string,
  words: readonly string[],
  inputFile: string,
  outputFile: string,
): number {
  return bestMs(3, () => {
    const input = openSync(inputFile, "r");
    const output = openSync(outputFile, "w");
    spawnSync(command, words, { stdio: [input, output, "inherit"] });
    closeSync(input);
    closeSync(output);
  });
}

async function run(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-bench-"));
  try {
    await buildCli(folder);
    const file = join(folder, "everyunit.cjs");
    const questions = [["--version"], ["convert", "5", "mi", "km"], ["convert", "5", "mi"]];
    // Without the prebuilt index the program indexes the whole catalogue at the first name.
    const bareFolder = mkdtempSync(join(folder, "without-names-"));
    for (const name of ["everyunit.cjs", "chunks", "package.json"])
      cpSync(join(folder, name), join(bareFolder, name), { recursive: true });
    const alone = join(bareFolder, "everyunit.cjs");
    const programs = [...questions.map((words) => [file, ...words]), [alone, ...present(questions[1])]];
    const [bare, ...starts] = startsMs([["-e", "0"], ...programs]);
    const timed = ({ best, median }: { best: number; median: number }) =>
      `best ${best.toFixed(0)} ms × ${(best / present(bare).best).toFixed(2)}, median ${median.toFixed(0)} ms × ${(median / present(bare).median).toFixed(2)}`;
    const lines = join(folder, "lines");
    const numbers = Array.from({ length: LINES }, (_, at) => (at * 0.377).toFixed(3));
    const write = (name: string, line: (number: string, at: number) => string, head = "") => {
      const file = join(folder, name);
      writeFileSync(file, `${head}${numbers.map(line).join("\n")}\n`);
      return file;
    };
    write("lines", (number) => number);
    const long = write("long", (_, at) => (at * 0.37712345678901 + 1).toPrecision(17));
    const csv = write("csv", (number, at) => `row ${at},${number},ok`, "name,distance,note\n");
    const ndjson = write("ndjson", (number, at) => `{"name":"row ${at}","distance":${number}}`);
    const batches = [
      { title: "--from mi --to km", words: ["--from", "mi", "--to", "km"], input: lines },
      { title: "--from °F --to °C", words: ["--from", "°F", "--to", "°C"], input: lines },
      { title: "of 17 digits", words: ["--from", "mi", "--to", "km"], input: long },
      {
        title: "--csv",
        words: ["--from", "mi", "--to", "km", "--csv", "--column", "distance"],
        input: csv,
      },
      {
        title: "--ndjson",
        words: ["--from", "mi", "--to", "km", "--ndjson", "--column", "distance"],
        input: ndjson,
      },
      { title: "--json", words: ["--from", "mi", "--to", "km", "--json"], input: lines },
    ];
    const loopMs = throughput(process.execPath, ["-e", BARE_LOOP], lines, join(folder, "loop"));
    const batchMs = batches.map(({ words, input }) =>
      throughput(process.execPath, [file, "convert", ...words], input, join(folder, "out")),
    );
    const awk = ['{printf "%.15g\\n", $1 * 1.609344}'];
    const gawkMs = hasGawk() ? throughput("gawk", awk, lines, join(folder, "awk")) : null;
    const against = (ms: number) => `${ms.toFixed(0)} ms × ${(ms / loopMs).toFixed(2)}`;
    return [
      `start of node -e 0: ${timed(present(bare))}`,
      ...questions.map((words, at) => `start of everyunit ${words.join(" ")}: ${timed(present(starts[at]))}`),
      `the second of them without unit-names.txt: ${timed(present(starts.at(-1)))}`,
      `${LINES} lines in a bare node loop: ${against(loopMs)}`,
      ...batches.map(
        ({ title }, at) => `${LINES} lines in everyunit convert ${title}: ${against(present(batchMs[at]))}`,
      ),
      gawkMs === null
        ? "gawk is not installed here"
        : `${LINES} lines in gawk with 15 digits: ${against(gawkMs)}`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export default { name: "cli", run };
