import { execFile } from "node:child_process";
import type { StepResult } from "./run-step";

type Report = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string; readonly range: string }>
  >;
};
type AuditOutcome = { readonly hasFindings: boolean; readonly lines: readonly string[] };

const SERIOUS: ReadonlySet<string> = new Set(["high", "critical"]);

function parseReport(text: string): Report | null {
  try {
    const report = JSON.parse(text) as Report;
    return typeof report === "object" && report?.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

/**
 * Interprets the output of `npm audit --json`: only known vulnerabilities of high or critical severity are findings. A
 * registry that does not answer, or does not offer audits, is reported, and is not a finding.
 */
export function judgeAudit(printed: string, complaints: string): AuditOutcome {
  const report = parseReport(printed);
  if (!report?.vulnerabilities) {
    const reason =
      /npm (?:warn|error) audit (.+)/.exec(complaints)?.[1] ?? complaints.trim().split("\n").at(-1);
    return {
      hasFindings: false,
      lines: [`not run  npm audit: the registry gave no report (${reason || "no answer"})`],
    };
  }
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) => SERIOUS.has(severity));
  return {
    hasFindings: serious.length > 0,
    lines: serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
  };
}

function runAudit(): Promise<AuditOutcome> {
  return new Promise((resolve) => {
    execFile("npm", ["audit", "--json"], { timeout: 30_000, maxBuffer: 64 * 1024 * 1024 }, (_, out, err) =>
      resolve(judgeAudit(out, err)),
    );
  });
}

/** Runs npm audit. Only findings fail it, not a registry that does not answer. */
export async function auditStep(): Promise<StepResult> {
  const { hasFindings, lines } = await runAudit();
  if (hasFindings) console.log("FAILED  npm audit");
  else console.log(lines[0] ?? "ok  npm audit");
  const passed = lines.length === 0 ? 1 : 0;
  return { name: "npm audit", passed, failed: hasFindings ? 1 : 0, skipped: 0, output: lines.join("\n") };
}
