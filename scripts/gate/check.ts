import { join } from "node:path";
import { checks, tool } from "./checks";
import { printFailures, runInOrder, type Step } from "./run-step";

process.chdir(join(import.meta.dirname, "../.."));

/** The unit tests that a change since the last commit can affect. */
const changed: Step = {
  name: "unit tests of what changed",
  command: tool("vitest", "run", "--project", "unit", "--changed", "--passWithNoTests"),
};

// Two at a time, as most machines have two cores at least.
const results = (await Promise.all([runInOrder(checks), runInOrder([changed])])).flat();
printFailures(results);
process.exit(results.some(({ report }) => report.failed > 0) ? 1 : 0);
