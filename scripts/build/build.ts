import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { withFolderLock } from "./build-lock";
import { currentBuild } from "./current-build";
import { sourceHash } from "./source-hash";
import { BUILDS, storeBuild } from "./store-build";

/** Builds the site and the command unless they are up to date. Several processes may call it at once. */
export async function ensureBuilt(print: (line: string) => void = () => {}): Promise<string> {
  const built = currentBuild();
  if (built) return built;
  mkdirSync(BUILDS, { recursive: true });
  return withFolderLock(`${BUILDS}/.lock`, async () => {
    const hash = sourceHash();
    if (currentBuild(hash) === undefined) {
      print("building everyunit, once: this takes a minute");
      // Imported on demand: loading the compilers and the engine takes seconds, and most callers find a build.
      const { fillBuild } = await import("./fill-build");
      await storeBuild(hash, (folder) => fillBuild(folder, hash, print));
    }
    const stored = currentBuild(hash);
    if (stored === undefined) throw new Error("The build was stored but cannot be found");
    return stored;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureBuilt(console.log);
