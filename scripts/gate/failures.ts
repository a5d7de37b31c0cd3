import { type Print, runStep, type StepResult } from "./run-step";

const LONGEST_MESSAGE_LINES = 15;

const shorten = (message: string): string =>
  message
    .split("\n")
    .slice(0, LONGEST_MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join("\n");

/**
 * Repeats the failed tests of a step while nothing else runs. Those that pass now failed because of a race or a busy
 * machine: they are named with their errors, but do not fail the gate.
 */
export async function repeatFailures(result: StepResult, print: Print = console.log): Promise<StepResult> {
  const { step, report, hasReport } = result;
  if (report.failed === 0 || !hasReport || !step.repeatArguments) return result;
  const command = [...step.command, ...step.repeatArguments(report)];
  const again = await runStep({ ...step, name: `${step.name}, the failed ones again`, command }, print);
  const { failed, failures } = again.report;
  const stillFails = new Set(failures.map(({ title }) => title));
  for (const { file, title, message } of report.failures)
    if (!stillFails.has(title)) print(`UNSTABLE  ${file}: ${title}\n${shorten(message)}`);
  return {
    ...result,
    report: { ...report, passed: report.passed + report.failed - failed, failed, failures },
  };
}

/** The failures of all steps once more: their own output is far above the last line. */
export function printFailures(results: readonly StepResult[], print: Print = console.log): void {
  for (const { report } of results)
    for (const { file, title, message } of report.failures)
      print(`\nFAILED  ${file ? `${file}: ` : ""}${title}\n${shorten(message)}`);
}
