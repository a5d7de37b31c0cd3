import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCli } from "../../scripts/build-cli";

const STARTS = 20;
const LINES = 2_000_000;

function bestMs(times: number, run: () => void): number {
  const all = Array.from({ length: times }, () => {
    const startMs = performance.now();
    run();
    return performance.now() - startMs;
  });
  return Math.min(...all);
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
    const start = (words: readonly string[]) => bestMs(STARTS, () => execFileSync(process.execPath, words));
    const bareMs = start(["-e", "0"]);
    const ratio = (ms: number) => `${(ms / bareMs).toFixed(2)} x node -e 0 (${ms.toFixed(0)} ms)`;
    const lines = join(folder, "lines");
    writeFileSync(lines, Array.from({ length: LINES }, (_, at) => `${(at * 0.377).toFixed(3)}\n`).join(""));
    const stream = [file, "convert", "--from", "mi", "--to", "km"];
    const ourMs = throughput(process.execPath, stream, lines, join(folder, "out"));
    const awk = ['{printf "%.15g\\n", $1 * 1.609344}'];
    const gawkMs = hasGawk() ? throughput("gawk", awk, lines, join(folder, "awk")) : null;
    return [
      `everyunit --version: ${ratio(start([file, "--version"]))}`,
      `everyunit convert 5 mi km: ${ratio(start([file, "convert", "5", "mi", "km"]))}`,
      `everyunit convert 5 mi (all units): ${ratio(start([file, "convert", "5", "mi"]))}`,
      `${LINES} lines: ${ourMs.toFixed(0)} ms${gawkMs === null ? " (gawk is not installed here)" : `, ${(ourMs / gawkMs).toFixed(2)} x gawk with 15 digits`}`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export default { name: "cli", run };
