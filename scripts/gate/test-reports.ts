import { readFileSync } from "node:fs";
import type { StepResult } from "./run-step";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

const readReport = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

/** A test file that fails to load counts as one failed test. */
export const vitestCounts = (file: string) => (): StepResult => {
  const report = readReport<VitestReport>(file);
  const broken = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

export const playwrightCounts = (file: string) => (): StepResult => {
  const { stats, errors } = readReport<PlaywrightReport>(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};
