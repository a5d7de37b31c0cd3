import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

function startingFolders(): string[] {
  const script = process.argv[1];
  const cwd = process.cwd();
  if (!script || !existsSync(script)) return [cwd];
  return [dirname(realpathSync(script)), cwd];
}

/** Finds the nearest of `names` above the script or else the working directory; bundles have no import.meta.url. */
export function findUpward(names: readonly string[], from = startingFolders()): string | undefined {
  for (const start of from) {
    for (let folder = start; ; folder = dirname(folder)) {
      const found = names.map((name) => join(folder, name)).find((path) => existsSync(path));
      if (found) return found;
      if (folder === dirname(folder)) break;
    }
  }
  return undefined;
}
