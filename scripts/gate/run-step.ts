import { spawn } from "node:child_process";
import type { TestReport } from "./test-reports";

export type Print = (line: string) => void;

export type Step = {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Reads a test runner's report; a step without one counts as a single check. */
  readReport?: () => TestReport;
  /** Only for tests that compare with an installed program: they are skipped if it is missing. */
  maySkip?: boolean;
};

type StepResult = { report: TestReport };

/** The longest output shown of a failed step: its end, which contains the summary. */
const LONGEST_OUTPUT = 12_000;

function runCommand({ command, env }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const [program = "", ...args] = command;
    const child = spawn(program, args, {
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

const failure = (step: Step, output: string, counts: Partial<TestReport> = {}): TestReport => ({
  passed: 0,
  skipped: 0,
  ...counts,
  failed: 1,
  failures: [{ file: "", title: step.name, message: output.trim() }],
});

function read(step: Step, hasPassed: boolean, output: string): TestReport {
  if (!step.readReport)
    return hasPassed ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failure(step, output);
  try {
    const report = step.readReport();
    return hasPassed || report.failed > 0 ? report : failure(step, output, report);
  } catch {
    // No report was written.
    return failure(step, output);
  }
}

/** Runs one step and prints one line, and its output if it failed. */
export async function runStep(step: Step, print: Print = console.log): Promise<StepResult> {
  const startedMs = Date.now();
  const { code, output } = await runCommand(step);
  const result: StepResult = { report: read(step, code === 0, output) };
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  // A skipped test proves nothing and is easily overlooked, so it fails the step; a file that cannot start skips its own, and
  // has failed already.
  if (result.report.skipped > 0 && result.report.failed === 0 && !step.maySkip) {
    const skipped = { file: "", title: step.name, message: `${result.report.skipped} tests were skipped` };
    const failures = [...result.report.failures, skipped];
    result.report = { ...result.report, failures, failed: failures.length };
  }
  const { passed, failed, skipped } = result.report;
  if (failed > 0) print(`${output.trim()}\n`);
  const sum = step.readReport ? `: ${passed} passed, ${failed} failed, ${skipped} skipped` : "";
  print(`${failed > 0 ? "FAILED" : "ok"}  ${step.name}${sum} (${seconds} s)`);
  return result;
}

export async function runInOrder(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

const LONGEST_MESSAGE_LINES = 15;

const shorten = (message: string): string =>
  message
    .split("\n")
    .slice(0, LONGEST_MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join("\n");

/** The failures of all steps once more: their own output is far above the last line. */
export function printFailures(results: readonly StepResult[], print: Print = console.log): void {
  for (const { report } of results)
    for (const { file, title, message } of report.failures)
      print(`\nFAILED  ${file ? `${file}: ` : ""}${title}\n${shorten(message)}`);
}
