import { readFile } from "node:fs/promises";

// Well within the 5 s allowed for recovery. Without /proc, only a longer wait can tell a stuck server from a busy one.
const STUCK_AFTER_MS = 2000;
const PATIENCE_MS = 20_000;
const LAST_RESORT_AFTER_MS = 1500;

/** Whether the server is in crash recovery, which may take any amount of time; undefined if unknown. */
async function isRecovering(pid: number): Promise<boolean | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => undefined);
  if (children === undefined) return undefined;
  const titles = await Promise.all(
    children
      .trim()
      .split(" ")
      .map((child) => readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "")),
  );
  return titles.some((title) => title.includes("startup"));
}

/** Kills a server that hangs, as it may if a process is killed while it recovers from the death of another. */
export function createStuckWatch(): (pid: number, askedAt: number) => Promise<void> {
  let watched: { pid: number; idleSince: number; toldAt?: number } | undefined;
  return async (pid, askedAt) => {
    const recovering = await isRecovering(pid);
    const now = Date.now();
    if (watched?.pid !== pid || recovering) watched = { pid, idleSince: recovering ? now : askedAt };
    const idleMs = now - watched.idleSince;
    if (idleMs < (recovering === undefined ? PATIENCE_MS : STUCK_AFTER_MS)) return;
    const isLastResort = watched.toldAt !== undefined && now - watched.toldAt > LAST_RESORT_AFTER_MS;
    if (watched.toldAt !== undefined && !isLastResort) return;
    watched.toldAt ??= now;
    try {
      process.kill(pid, isLastResort ? "SIGKILL" : "SIGQUIT");
    } catch {
      // It has already exited.
    }
  };
}
