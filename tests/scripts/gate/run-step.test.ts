import { beforeEach, describe, expect, it } from "vitest";
import { conclude, runStep } from "../../../scripts/gate/run-step";

let printed: string[];
const print = (line: string) => void printed.push(line);
beforeEach(() => {
  printed = [];
});

const run = (name: string, code: number, output: string) =>
  runStep({ name, command: ["sh", "-c", `printf '%s' "$0"; exit ${code}`, output] }, print);

/** What each runner prints at its end. */
const VITEST = " Test Files  1 failed | 7 passed (8)\n      Tests  1 failed | 28 passed | 3 skipped (32)\n";
const PLAYWRIGHT = "\n  2 failed\n    a.spec.ts:3:1 › has 5 passed\n  4 passed (3.2s)\n";

describe("a step", () => {
  it.each([
    [VITEST, 1, "FAILED  tests: 28 passed, 1 failed, 3 skipped"],
    [PLAYWRIGHT, 1, "FAILED  tests: 4 passed, 2 failed"],
    ["      Tests  no tests\n", 1, "FAILED  tests: 0 passed, 1 failed"],
    ["      Tests  28 passed (28)\n     Errors  1 error\n", 1, "FAILED  tests: 28 passed, 1 failed"],
    ["      Tests  28 passed (28)\n", 0, "ok  tests: 28 passed, 0 failed"],
    ["", 0, "ok  tests: 1 passed, 0 failed"],
  ])("prints one line with its counts: %j, exit code %d", async (output, code, line) => {
    await run("tests", code, output);
    expect(printed).toEqual([expect.stringMatching(RegExp(`^${line} \\(\\d+\\.\\d s\\)$`))]);
  });
});

it("the outputs of failed steps and the total are last", async () => {
  const results = [
    await run("types", 1, "wrong type\n"),
    await run("style", 0, ""),
    await run("db", 1, VITEST),
  ];
  printed = [];
  expect(conclude(results, print)).toBe(1);
  expect(printed).toEqual([
    "\nFAILED  types\nwrong type",
    `\nFAILED  db\n${VITEST.trim()}`,
    "\n29 passed, 2 failed, 3 skipped",
  ]);
  expect(conclude(results.slice(1, 2), print)).toBe(0);
});
