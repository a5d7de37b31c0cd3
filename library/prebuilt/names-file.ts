import { openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { NamesText } from "~/conversion/core";

/** The index, which the build writes next to the program, one folder above its chunks. It is missing when run from source. */
const FILE = "../unit-names.txt";

/** The prebuilt index of names, of which a search reads a few blocks; undefined without a build. */
export function namesFile(): NamesText | undefined {
  const path = join(import.meta.dirname, FILE);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  let file: number | undefined;
  const read = (start: number, end: number): string => {
    file ??= openSync(path, "r");
    const bytes = Buffer.allocUnsafe(end - start);
    return bytes.toString("latin1", 0, readSync(file, bytes, 0, bytes.length, start));
  };
  return { length: found.size, read };
}
