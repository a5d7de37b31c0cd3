import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "../../db/embedded/is-alive";
import { CURRENT } from "./current-build";

export const BUILDS = "builds";

const isInUse = (folder: string): boolean =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && isAlive(Number(pid));
  });

/** Removes builds that no running site uses, except these. */
function removeUnused(kept: readonly string[]): void {
  for (const entry of readdirSync(BUILDS, { withFileTypes: true })) {
    const folder = join(BUILDS, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith(".") && !kept.includes(folder) && !isInUse(folder))
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Switches builds with one rename, so that a starting site finds a complete build, old or new. */
function switchTo(folder: string): void {
  const next = `${BUILDS}/.next`;
  rmSync(next, { force: true });
  symlinkSync(folder, next);
  renameSync(next, CURRENT);
}

/** Builds into a new folder and makes it current if that succeeds. Keeps the one before: under systemd, a site cannot mark it. */
export async function storeBuild(hash: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const before = existsSync(CURRENT) ? [readlinkSync(CURRENT)] : [];
  const folder = join(BUILDS, `${hash.slice(0, 12)}-${Date.now().toString(36)}`);
  mkdirSync(folder);
  try {
    await fill(folder);
    switchTo(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  removeUnused([folder, ...before]);
}
