import { type Print, runStep, type StepResult } from "./run-step";

const LONGEST_MESSAGE_LINES = 15;

const shorten = (message: string): string =>
  message
    .split("\n")
    .slice(0, LONGEST_MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join("\n");

/**
 * Repeats the failed tests of a step while nothing else runs, and marks those that pass then. They fail the gate too: a test
 * that fails once is fixed or deleted.
 */
export async function markUnstable(result: StepResult, print: Print = console.log): Promise<StepResult> {
  const { step, report, hasReport } = result;
  if (report.failed === 0 || !hasReport || !step.repeatArguments) return result;
  const command = [...step.command, ...step.repeatArguments(report)];
  const again = await runStep({ ...step, name: `${step.name}, the failed ones again`, command }, print);
  const stillFails = new Set(again.report.failures.map(({ title }) => title));
  const failures = report.failures.map((failure) => ({
    ...failure,
    isUnstable: !stillFails.has(failure.title),
  }));
  return { ...result, report: { ...report, failures } };
}

/** The failures of all steps once more: their own output is far above the last line. */
export function printFailures(results: readonly StepResult[], print: Print = console.log): void {
  for (const { report } of results)
    for (const { file, title, message, isUnstable } of report.failures)
      print(
        `\n${isUnstable ? "UNSTABLE" : "FAILED"}  ${file ? `${file}: ` : ""}${title}\n${shorten(message)}`,
      );
}
