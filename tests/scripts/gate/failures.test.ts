import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { printFailures, repeatFailures } from "../../../scripts/gate/failures";
import { runStep, type Step } from "../../../scripts/gate/run-step";
import { readPlaywrightReport, readVitestReport } from "../../../scripts/gate/test-reports";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let printed: string[];

beforeEach(() => {
  // Inside the repository's own cache, where the runners find their packages.
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(resolve(".cache/gate-"));
  printed = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const print = (line: string) => void printed.push(line);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Three tests of which one passes, one fails the first time, and one always fails. */
const threeTests = (runner: string) => `
  import { existsSync, writeFileSync } from "node:fs";
  import { expect, test } from "${runner}";
  const marker = ${JSON.stringify(join(folder, "was-here"))};
  test("passes", () => {});
  test("fails once", () => {
    if (existsSync(marker)) return;
    writeFileSync(marker, "");
    expect(1).toBe(2);
  });
  test("fails always", () => expect("broken").toBe("whole"));
`;

function vitestStep(): Step {
  write("three.test.ts", threeTests("vitest"));
  write("vitest.config.ts", "export default {}");
  const report = join(folder, "report.json");
  return {
    name: "some tests",
    command: [
      "node_modules/.bin/vitest",
      "run",
      "--root",
      folder,
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    readReport: () => readVitestReport(report),
    repeatArguments: ({ failures }) => failures.map(({ file }) => file),
  };
}

function playwrightStep(): Step {
  write("three.spec.ts", threeTests("@playwright/test"));
  write("playwright.config.ts", `export default { testDir: ".", outputDir: "results", workers: 1 }`);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const report = join(folder, "report.json");
  return {
    name: "some tests",
    command: ["node_modules/.bin/playwright", "test", "--config", folder, "--reporter=json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    readReport: () => readPlaywrightReport(report),
    repeatArguments: () => ["--last-failed"],
  };
}

describe.each([
  ["vitest", vitestStep],
  ["playwright", playwrightStep],
])("a step of %s whose tests fail", (_, makeStep) => {
  it("is repeated: what fails again fails the gate, what passes then is named with its error", async () => {
    const first = await runStep(makeStep(), print);
    expect(first.report).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
    const { report } = await repeatFailures(first, print);
    expect(report).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
    expect(report.failures.map(({ title }) => title)).toEqual(["fails always"]);
    expect(printed.filter((line) => line.startsWith("UNSTABLE"))).toEqual([
      expect.stringMatching(/^UNSTABLE .*three.*: fails once\n.*expect/),
    ]);
  });
});

describe("a step that fails without a report", () => {
  const step: Step = { name: "types", command: ["sh", "-c", "echo 'wrong type'; exit 1"] };

  it("is not repeated, and its output comes last", async () => {
    const result = await repeatFailures(await runStep(step, print), print);
    expect(result.report).toMatchObject({ passed: 0, failed: 1 });
    printed = [];
    printFailures([result], print);
    expect(printed).toEqual(["\nFAILED  types\n    wrong type"]);
  });

  it("is repeated if a file could not start, whose own tests were skipped", async () => {
    const failures = [{ file: "a.test.ts", title: "the file itself", message: "no database" }];
    const report = { passed: 3, failed: 1, skipped: 6, failures };
    const result = await runStep({ ...step, readReport: () => report }, print);
    expect(result).toMatchObject({ hasReport: true, report: { failed: 1 } });
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
