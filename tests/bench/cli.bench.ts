import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCli } from "../../scripts/build/build-cli";
import { cliLines } from "./cli-lines";
import { cliStarts } from "./cli-starts";
import type { Bench, Row } from "./report";

/** The built command: startup, and a million lines. */
async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-bench-"));
  try {
    await buildCli(folder);
    return [...cliStarts(folder), ...cliLines(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export default { name: "cli", run } satisfies Bench;
