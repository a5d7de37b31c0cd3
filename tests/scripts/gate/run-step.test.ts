import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { printFailures, runStep, type Step } from "../../../scripts/gate/run-step";
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

const twoTests = (runner: string) => `
  import { expect, test } from "${runner}";
  test("passes", () => {});
  test("fails", () => expect("broken").toBe("whole"));
`;

function vitestStep(): Step {
  write("two.test.ts", twoTests("vitest"));
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
  };
}

function playwrightStep(): Step {
  write("two.spec.ts", twoTests("@playwright/test"));
  write("playwright.config.ts", `export default { testDir: ".", outputDir: "results", workers: 1 }`);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const report = join(folder, "report.json");
  return {
    name: "some tests",
    command: ["node_modules/.bin/playwright", "test", "--config", folder, "--reporter=json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    readReport: () => readPlaywrightReport(report),
  };
}

describe.each([
  ["vitest", vitestStep],
  ["playwright", playwrightStep],
])("a step of %s whose tests fail", (_, makeStep) => {
  it("names each with its error", async () => {
    const result = await runStep(makeStep(), print);
    expect(result.report).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    printed = [];
    printFailures([result], print);
    expect(printed).toEqual([expect.stringMatching(/^\nFAILED {2}.*two.*: fails\n.*expect/s)]);
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
