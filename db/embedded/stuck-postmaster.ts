import { readFile } from "node:fs/promises";

// Well within the 5 s allowed for recovery. Without /proc, a busy server looks like a stuck one, so the wait is longer.
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

/** Watches for a server that hangs, and kills it. It may hang if a process is killed during recovery from another's death. */
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
