import { type Print, runStep, type Step, type StepResult } from "./run-step";

// Limits the delay to ten seconds if the registry does not respond.
const LIMITS = ["--audit-level=high", "--fetch-timeout=10000", "--fetch-retries=0"];
const AUDIT: Step = { name: "npm audit", command: ["npm", "audit", ...LIMITS] };

/** Runs npm audit: high and critical severities fail it. Without a report, the result is empty. */
export async function audit(step: Step = AUDIT, print: Print = console.log): Promise<StepResult[]> {
  const lines: string[] = [];
  const result = await runStep(step, (line) => lines.push(line));
  if (result.failed === 0 || /^\d+ .*vulnerabilit/m.test(result.output)) {
    for (const line of lines) print(line);
    return [result];
  }
  const reason = /npm (?:warn|error) (?:audit )?(.+)/.exec(result.output)?.[1] ?? result.output.trim();
  print(`not run  npm audit: the registry gave no report (${reason || "no answer"})`);
  return [];
}
