import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, describeError, setPrebuiltNames, snapshotRates } from "~/conversion";

/** The build writes the index of names for the command. A development server, which has none, indexes the catalogue itself. */
const NAMES = join(import.meta.dirname, "cli/unit-names.txt");

/** Prepares the engine's indexes, for which the first question and the first misspelled unit would otherwise wait. */
export function warmUp(): void {
  if (existsSync(NAMES)) {
    const names = readFileSync(NAMES, "latin1");
    setPrebuiltNames({ length: names.length, read: (start, end) => names.slice(start, end) });
  }
  const asked = ask("1 mile in kilometres-per", snapshotRates);
  if (!asked.ok) describeError(asked.error);
}
