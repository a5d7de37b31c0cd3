import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { checks, vitest } from "./checks";
import { conclude, runInOrder, type Step } from "./run-step";

/** The tests in the folders that mirror changed files. Running all tests that a change can affect would take minutes. */
function testsBeside(): readonly string[] {
  const status = execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], {
    encoding: "utf8",
  });
  const files = status
    .split("\n")
    .map((line) => line.slice(3).split(" -> ").at(-1) ?? "")
    .filter((file) => /\.tsx?$/.test(file));
  const folders = files.map((file) =>
    file.startsWith("tests/") ? dirname(file) : join("tests", dirname(file)),
  );
  return [...new Set(folders)]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file));
}

const unitTests: Step = {
  ...vitest("unit", "tests/architecture", "tests/app/conversion/ids.test.ts", ...testsBeside()),
  name: "unit tests beside what changed",
};

// Two steps run at a time, because most machines have at least two cores.
process.exit(conclude((await Promise.all([runInOrder(checks), runInOrder([unitTests])])).flat()));
