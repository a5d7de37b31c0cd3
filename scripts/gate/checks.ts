import type { Step } from "./run-step";
import { readVitestReport } from "./test-reports";

export const tool = (name: string, ...args: readonly string[]): readonly string[] => [
  `node_modules/.bin/${name}`,
  ...args,
];

// Playwright empties its own folder, test-results, whenever it starts.
export const REPORTS = ".cache/test-reports";

/** The tests of a project, or those of some of its files. */
export function vitest(project: string, ...more: readonly string[]): Step {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name: `${project} tests`,
    command: tool("vitest", "run", "--project", project, ...reporters, ...more),
    readReport: () => readVitestReport(report),
    maySkip: project === "unit",
  };
}

/** What needs no build, no database and no browser. */
export const checks: readonly Step[] = [
  // Both compilers install a program named tsc, so its path is given.
  // On one thread: several would each check what they share, for twice the CPU time.
  {
    name: "types",
    command: ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"],
  },
  { name: "style", command: tool("biome", "check", "--diagnostic-level=warn", ".") },
  {
    name: "import rules",
    command: tool(
      "depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "app",
      "cli",
      "db",
      "library",
      "scripts",
      "tests",
    ),
  },
  { name: "unused code", command: tool("knip", "--no-progress") },
];
