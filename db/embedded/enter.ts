import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "./binaries";
import { prepareCluster } from "./cluster";
import { EmbeddedError, explainFailure, messageOf } from "./embedded-error";
import { type Lease, takeLease } from "./lease";
import type { Place } from "./place";
import { findPostmaster, type Launch, launchPostmaster, removeLeftovers } from "./postmaster";
import { prepareSocketFolder } from "./socket-folder";
import { createStuckWatch } from "./stuck-postmaster";

export type Entry = { lease: Lease; isStarter: boolean };

const LONGEST_START_MS = 60_000;
const POLL_MS = 25;
const PASSING_TROUBLE = /lock file "[^"]+" already exists|pre-existing shared memory block/;

async function launch(place: Place): Promise<Launch> {
  const binaries = await findBinaries(place.user);
  await prepareCluster(place.dataDir, binaries, place.user);
  if (place.socketFolder !== place.cluster) await prepareSocketFolder(place.socketFolder, place.user);
  await removeLeftovers(place.cluster, place.socketFolder);
  return launchPostmaster({ ...place, binaries });
}

async function startOrJoin(place: Place): Promise<Entry> {
  const endStuck = createStuckWatch();
  let launched: Launch | undefined;
  for (const deadline = Date.now() + LONGEST_START_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const askedAt = Date.now();
    const lease = await takeLease(place.socketFolder);
    const running = await findPostmaster(place.cluster);
    if (lease) return { lease, isStarter: launched !== undefined && launched.pid === running };
    if (running !== undefined) {
      await endStuck(running, askedAt);
      continue;
    }
    if (launched?.isRunning()) continue;
    const said = (await launched?.said()) ?? "";
    // Another process was faster, or a killed server is still shutting down. Both resolve themselves.
    if (launched && !PASSING_TROUBLE.test(said)) throw explainFailure(said, place.cluster, place.logFile);
    launched = await launch(place);
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL in ${place.cluster} did not answer within ${LONGEST_START_MS / 1000} s. See ${place.logFile}.`,
  );
}

/** Takes a lease on the server at this location, starting the server if it is not running. */
export async function enter(place: Place): Promise<Entry> {
  try {
    return await startOrJoin(place);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw explainFailure(messageOf(error), place.dataDir);
  }
}
