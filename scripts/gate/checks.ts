import type { Step } from "./run-step";

export const tool = (name: string, ...args: readonly string[]): readonly string[] => [
  `node_modules/.bin/${name}`,
  ...args,
];

/** The tests of a project, or those of some of its files. */
export const vitest = (project: string, ...more: readonly string[]): Step => ({
  name: `${project} tests`,
  command: tool("vitest", "run", "--reporter=dot", "--project", project, ...more),
});

const FOLDERS = ["app", "cli", "db", "library", "scripts", "tests"];

/** The checks that do not need a build, a database or a browser. */
export const checks: readonly Step[] = [
  // Both compilers install a program named tsc, so its path is given.
  // One thread: several would check shared files repeatedly, for twice the CPU time.
  { name: "types", command: ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"] },
  { name: "style", command: tool("biome", "check", "--diagnostic-level=warn", ".") },
  { name: "import rules", command: tool("depcruise", "--config", ".dependency-cruiser.cjs", ...FOLDERS) },
  { name: "unused code", command: tool("knip", "--no-progress") },
];
