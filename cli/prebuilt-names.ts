import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setPrebuiltNames } from "~/conversion";

/** The build writes it beside the program; from the sources, the index is made when first needed. */
const file = fileURLToPath(new URL("unit-names.txt", import.meta.url));
const beside = fileURLToPath(new URL("../unit-names.txt", import.meta.url));

let text: string | undefined;

/** Looks names up in the built index, so that no start has to index the whole catalogue. */
export function loadPrebuiltNames(): void {
  const path = [file, beside].find((one) => existsSync(one));
  if (path) setPrebuiltNames(() => (text ??= readFileSync(path, "latin1")));
}
