import { setPrebuiltNames } from "~/conversion";
import { namesFile } from "./names-file";

/** Uses the prebuilt index of names. Indexing the whole catalogue on first use takes a tenth of a second. */
export function loadPrebuiltNames(): void {
  const names = namesFile();
  if (names) setPrebuiltNames(names);
}
