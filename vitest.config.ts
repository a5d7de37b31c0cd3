import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of whole processes, each with a server of its own: they wait for starts and stops most of the time. */
const PROCESSES = [
  "tests/db/embedded.test.ts",
  "tests/db/embedded/**/*.test.ts",
  "tests/scripts/**/*.db.test.ts",
];

/** A project, with the settings below. It has no `exclude`, which would replace that of the command line. */
const project = (name: string, include: readonly string[], globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: [...include], globalSetup, fileParallelism: false },
});

export default defineConfig({
  resolve: { alias: { "~db": here("./db"), "~cli": here("./cli"), "~": here("./app") } },
  test: {
    // One worker without isolation loads and warms up the engine once. A second worker takes 20 s more CPU time.
    isolate: false,
    setupFiles: ["tests/support/fail-on-console.ts"],
    // A machine that runs other things too is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project("unit", [
        "tests/{app,cli,library,architecture,deploy,scripts}/**/*.test.{ts,tsx}",
        "!**/*.db.test.ts",
      ]),
      project(
        "db",
        ["tests/db/**/*.test.ts", "tests/**/*.db.test.ts", ...PROCESSES.map((files) => `!${files}`)],
        ["tests/support/database.global.ts"],
      ),
      project("process", PROCESSES),
      project("topology", ["tests/topology/**/*.test.ts"]),
    ],
  },
});
