import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setPrebuiltNames } from "~/conversion";

/** The build writes the index beside the program, one folder above its chunks. When run from source, the index is built on first use. */
const FILE = "../unit-names.txt";

let text: string | undefined;

/** Uses the prebuilt name index, so that a run does not have to index the whole catalogue. */
export function loadPrebuiltNames(): void {
  const path = join(import.meta.dirname, FILE);
  if (existsSync(path)) setPrebuiltNames(() => (text ??= readFileSync(path, "latin1")));
}
