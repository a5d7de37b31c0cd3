import { setPrebuiltNames } from "~/conversion";
import { namesFile } from "./names-file";

/** Uses the prebuilt index of names, because indexing the whole catalogue on first use takes 0.1 s. */
export function loadPrebuiltNames(): void {
  const names = namesFile();
  if (names) setPrebuiltNames(names);
}
