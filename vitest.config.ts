import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Without isolation a worker loads the catalogue once, not once per file: most of the time went into that.
const alias = { "~db": here("./db"), "~cli": here("./cli"), "~": here("./app") };

/** Tests of whole processes, each with a server of its own: they wait for starts and stops most of the time. */
const PROCESSES = [
  "tests/db/embedded.test.ts",
  "tests/db/embedded/**/*.test.ts",
  "tests/scripts/**/*.db.test.ts",
];

export default defineConfig({
  resolve: { alias },
  test: {
    // On two cores Vitest takes one worker, which runs longer than all other tests.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["tests/{app,cli,library,architecture,deploy,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts"],
          setupFiles: ["tests/support/fail-on-console.ts"],
          isolate: false,
          // A machine that runs other things too is not a failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          include: ["tests/db/**/*.test.ts", "tests/**/*.db.test.ts"],
          exclude: PROCESSES,
          setupFiles: ["tests/support/fail-on-console.ts"],
          globalSetup: ["tests/support/database.global.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "process",
          include: PROCESSES,
          setupFiles: ["tests/support/fail-on-console.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "topology",
          include: ["tests/topology/**/*.test.ts"],
          fileParallelism: false,
          setupFiles: ["tests/support/fail-on-console.ts"],
        },
      },
    ],
  },
});
