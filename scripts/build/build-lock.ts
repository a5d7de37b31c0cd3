import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../../db/embedded/is-alive";

const RETRY_MS = 100;
/** A process that died before it wrote its id leaves an empty lock file. */
const UNSIGNED_LIMIT_MS = 5_000;

function isHeld(folder: string): boolean {
  try {
    return isAlive(Number(readFileSync(`${folder}/pid`, "utf8")));
  } catch {
    const ageMs = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return ageMs < UNSIGNED_LIMIT_MS;
  }
}

function tryTake(folder: string): boolean {
  try {
    mkdirSync(folder);
    writeFileSync(`${folder}/pid`, String(process.pid));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isHeld(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/** Runs `work` while holding a lock on the folder. A lock whose holder has died is taken over. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  while (!tryTake(folder)) await sleep(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
