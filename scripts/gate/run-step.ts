import { spawn } from "node:child_process";

export type Print = (line: string) => void;

export type Step = { name: string; command: readonly string[]; env?: Record<string, string> };

/** A step other than tests counts as one test. */
export type StepResult = { name: string; passed: number; failed: number; skipped: number; output: string };

/** The most characters kept of a step's output. Its end contains the failures and the summary. */
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

/** A number from the summary of Vitest ("Tests  1 failed | 2 passed") or Playwright ("  2 passed"), or 0. */
const count = (output: string, outcome: string): number =>
  Number([...output.matchAll(RegExp(`^ +(?:Tests .*?)?(\\d+) ${outcome}`, "gm"))].at(-1)?.[1] ?? 0);

export function sumOf(results: readonly StepResult[]): string {
  const total = (key: "passed" | "failed" | "skipped") => results.reduce((sum, each) => sum + each[key], 0);
  const skipped = total("skipped");
  return `${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Runs one step and prints one line. The exit code decides whether it has failed. */
export async function runStep(step: Step, print: Print = console.log): Promise<StepResult> {
  const startedMs = Date.now();
  const { code, output } = await runCommand(step);
  const result: StepResult = {
    name: step.name,
    passed: count(output, "passed") || (code === 0 ? 1 : 0),
    failed: code === 0 ? 0 : count(output, "failed") || 1,
    skipped: count(output, "skipped"),
    output,
  };
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  print(`${code === 0 ? "ok" : "FAILED"}  ${step.name}: ${sumOf([result])} (${seconds} s)`);
  return result;
}

export async function runInOrder(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Prints the output of each failed step and the total. Returns the exit code. */
export function conclude(results: readonly StepResult[], print: Print = console.log): number {
  const failed = results.filter((each) => each.failed > 0);
  for (const { name, output } of failed) print(`\nFAILED  ${name}\n${output.trim()}`);
  print(`\n${sumOf(results)}`);
  return failed.length > 0 ? 1 : 0;
}
