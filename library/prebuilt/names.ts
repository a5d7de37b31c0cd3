import { openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { setPrebuiltNames } from "~/conversion";

/** The build writes the index beside the program, one folder above its chunks. When run from source, the index is built on first use. */
const FILE = "../unit-names.txt";

/** Uses the prebuilt name index, of which a search reads a few blocks. Indexing the whole catalogue takes a tenth of a second. */
export function loadPrebuiltNames(): void {
  const path = join(import.meta.dirname, FILE);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  let file: number | undefined;
  const read = (start: number, end: number): string => {
    file ??= openSync(path, "r");
    const bytes = Buffer.allocUnsafe(end - start);
    return bytes.toString("latin1", 0, readSync(file, bytes, 0, bytes.length, start));
  };
  setPrebuiltNames({ length: found.size, read });
}
