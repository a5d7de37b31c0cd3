import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, describeError, setPrebuiltNames, snapshotRates } from "~/conversion";

/** The command's index of names, written by the build. A development server lacks it and indexes the catalogue itself. */
const NAMES = join(import.meta.dirname, "cli/unit-names.txt");

/** Prepares the engine's indexes, so that the first question and the first misspelled unit do not wait for them. */
export function warmUp(): void {
  if (existsSync(NAMES)) {
    const names = readFileSync(NAMES, "latin1");
    setPrebuiltNames({ length: names.length, read: (start, end) => names.slice(start, end) });
  }
  const asked = ask("1 mile in kilometres-per", snapshotRates);
  if (!asked.ok) describeError(asked.error);
}
