import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { printFailures, runStep, type Step } from "../../../scripts/gate/run-step";
import { readPlaywrightReport, readVitestReport } from "../../../scripts/gate/test-reports";

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "everyunit-gate-"));
  printed = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const print = (line: string) => void printed.push(line);

const FAILURE = "expected 'broken' to be 'whole'\n    at two.test.ts:4:33";

/** What each runner writes of one test that passes and one that fails, shortened to what a gate reads. */
const reports = [
  [
    "vitest",
    readVitestReport,
    {
      numPassedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: "/site/two.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "passes", failureMessages: [] },
            { status: "failed", fullName: "fails", failureMessages: [FAILURE] },
          ],
        },
      ],
    },
  ],
  [
    "playwright",
    readPlaywrightReport,
    {
      suites: [
        {
          file: "two.spec.ts",
          title: "two.spec.ts",
          specs: [
            { title: "passes", tests: [{ status: "expected", results: [{ errors: [] }] }] },
            {
              title: "fails",
              tests: [{ status: "unexpected", results: [{ errors: [{ message: FAILURE }] }] }],
            },
          ],
        },
      ],
      errors: [],
      stats: { expected: 1, skipped: 0 },
    },
  ],
] as const;

describe.each(reports)("a step of %s whose tests fail", (_, readReport, written) => {
  it("names each with its error", async () => {
    const path = join(folder, "report.json");
    writeFileSync(path, JSON.stringify(written));
    const step: Step = { name: "some tests", command: ["false"], readReport: () => readReport(path) };
    const result = await runStep(step, print);
    expect(result.report).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    printed = [];
    printFailures([result], print);
    expect(printed).toEqual([expect.stringMatching(/^\nFAILED {2}.*two.*: fails\n.*expected 'broken'/s)]);
  });
});

describe("a step that fails without a report", () => {
  const step: Step = { name: "types", command: ["sh", "-c", "echo 'wrong type'; exit 1"] };

  it("has its output last", async () => {
    const result = await runStep(step, print);
    expect(result.report).toMatchObject({ passed: 0, failed: 1 });
    printed = [];
    printFailures([result], print);
    expect(printed).toEqual(["\nFAILED  types\n    wrong type"]);
  });

  it("fails even if its report names no failure", async () => {
    const readReport = () => ({ passed: 3, failed: 0, skipped: 0, failures: [] });
    expect((await runStep({ ...step, readReport }, print)).report).toMatchObject({ passed: 3, failed: 1 });
  });
});

it("a skipped test fails its step, except where its program may be missing", async () => {
  const readReport = () => ({ passed: 3, failed: 0, skipped: 1, failures: [] });
  const step: Step = { name: "some tests", command: ["true"], readReport };
  expect((await runStep(step, print)).report.failed).toBe(1);
  expect((await runStep({ ...step, maySkip: true }, print)).report.failed).toBe(0);
});
