import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "./binaries";
import { prepareCluster } from "./cluster";
import { EmbeddedError, explainFailure, messageOf } from "./embedded-error";
import { type Lease, takeLease } from "./lease";
import type { Location } from "./location";
import { findPostmaster, type Launch, launchPostmaster, removeLeftovers } from "./postmaster";
import { prepareSocketFolder } from "./socket-folder";

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
function createStuckWatch(): (pid: number, askedAt: number) => Promise<void> {
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

export type Entry = { lease: Lease; isStarter: boolean };

const LONGEST_START_MS = 60_000;
const POLL_MS = 25;
const TRANSIENT_FAILURE = /lock file "[^"]+" already exists|pre-existing shared memory block/;

async function launch(location: Location): Promise<Launch> {
  const binaries = await findBinaries(location.user);
  await prepareCluster(location.dataDir, binaries, location.user);
  if (location.socketFolder !== location.cluster)
    await prepareSocketFolder(location.socketFolder, location.user);
  await removeLeftovers(location.cluster, location.socketFolder);
  return launchPostmaster(location, binaries);
}

async function retryUntilJoined(location: Location): Promise<Entry> {
  const endStuck = createStuckWatch();
  let launched: Launch | undefined;
  for (const deadline = Date.now() + LONGEST_START_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const askedAt = Date.now();
    const lease = await takeLease(location.socketFolder);
    const running = await findPostmaster(location.cluster);
    if (lease) return { lease, isStarter: launched !== undefined && launched.pid === running };
    if (running !== undefined) {
      await endStuck(running, askedAt);
      continue;
    }
    if (launched?.isRunning()) continue;
    const output = (await launched?.output()) ?? "";
    // Another process was faster, or a killed server is still shutting down. Both resolve themselves.
    if (launched && !TRANSIENT_FAILURE.test(output))
      throw explainFailure(output, location.cluster, location.logFile);
    launched = await launch(location);
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL in ${location.cluster} did not answer within ${LONGEST_START_MS / 1000} s. See ${location.logFile}.`,
  );
}

/** Takes a lease on the server at this location, starting the server if it is not running. */
export async function joinOrStart(location: Location): Promise<Entry> {
  try {
    return await retryUntilJoined(location);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw explainFailure(messageOf(error), location.dataDir);
  }
}
