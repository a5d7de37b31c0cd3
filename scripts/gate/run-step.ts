import { spawn } from "node:child_process";

export type StepResult = { passed: number; failed: number; skipped: number };

export type Step = {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Reads the counts of a test runner's report; a step without one counts as a single check. */
  count?: () => StepResult;
  /** Only for tests that compare with an installed program: they are skipped if it is missing. */
  maySkip?: boolean;
};

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

function countSafely(step: Step, hasPassed: boolean): StepResult {
  try {
    const counts = step.count?.();
    if (counts && (hasPassed || counts.failed > 0)) return counts;
    if (counts) return { ...counts, failed: 1 };
  } catch {
    // No report was written.
  }
  const isCounted = hasPassed && step.count === undefined;
  return { passed: isCounted ? 1 : 0, failed: isCounted ? 0 : 1, skipped: 0 };
}

/** Runs one step and prints one line, and its output if it failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedMs = Date.now();
  const { code, output } = await runCommand(step);
  const counts = countSafely(step, code === 0);
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  // A skipped test proves nothing and is easily overlooked, so it fails the step.
  const hasSkipped = counts.skipped > 0 && !step.maySkip;
  const hasFailed = counts.failed > 0 || hasSkipped;
  if (hasFailed) console.log(`${output.trim()}\n`);
  const { passed, failed, skipped } = counts;
  const sum = step.count ? `: ${passed} passed, ${failed} failed, ${skipped} skipped` : "";
  console.log(`${hasFailed ? "FAILED" : "ok"}  ${step.name}${sum} (${seconds} s)`);
  return hasSkipped ? { ...counts, failed: Math.max(1, failed) } : counts;
}
