import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setPrebuiltNames } from "~/conversion";

/** The build writes the index beside the program. When run from source, the index is built on first use. */
const file = fileURLToPath(new URL("unit-names.txt", import.meta.url));
const beside = fileURLToPath(new URL("../unit-names.txt", import.meta.url));

let text: string | undefined;

/** Uses the prebuilt name index, so that a run does not have to index the whole catalogue. */
export function loadPrebuiltNames(): void {
  const path = [file, beside].find((one) => existsSync(one));
  if (path) setPrebuiltNames(() => (text ??= readFileSync(path, "latin1")));
}
