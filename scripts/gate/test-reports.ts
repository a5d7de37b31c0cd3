import { readFileSync } from "node:fs";

export type Counts = { passed: number; failed: number; skipped: number };
export type Failure = { file: string; title: string; message: string };
export type TestReport = Counts & { failures: readonly Failure[] };

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; skipped: number };
};

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

const reportOf = (failures: readonly Failure[], passed: number, skipped: number): TestReport => ({
  passed,
  failed: failures.length,
  skipped,
  failures,
});

/** A test file that fails to load counts as one failed test. */
export function readVitestReport(path: string): TestReport {
  const report = readJson<VitestReport>(path);
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ file, title: "the file itself", message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: (failureMessages ?? []).join("\n"),
    }));
  });
  return reportOf(failures, report.numPassedTests, report.numPendingTests + report.numTodoTests);
}

/** An error outside of any test, such as a site that does not start, counts as one failed test. */
export function readPlaywrightReport(path: string): TestReport {
  const { suites, errors, stats } = readJson<PlaywrightReport>(path);
  const outside = errors.map(({ message = "" }) => ({ file: "", title: "the run itself", message }));
  return reportOf([...suites.flatMap(failuresOf), ...outside], stats.expected, stats.skipped);
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        file,
        title,
        message: results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
