import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Binaries, findBinaries } from "./embedded/binaries";
import { clusterFolderOf, prepareCluster } from "./embedded/cluster";
import { EmbeddedError, explainFailure, messageOf } from "./embedded/embedded-error";
import { type Lease, leaveAsLast, serverUrl, takeLease } from "./embedded/lease";
import { findPostmaster, launchPostmaster, removeLeftovers } from "./embedded/postmaster";
import { chooseServerUser, type ServerUser } from "./embedded/server-user";
import { prepareSocketFolder, socketFolderOf } from "./embedded/socket-folder";

export { EmbeddedError } from "./embedded/embedded-error";

export type EmbeddedOptions = { dataDir: string; log?: (line: string) => void };

export type EmbeddedServer = {
  url: string;
  /** Whether this call started the server, or found it running. */
  isStarter: boolean;
  /** Leaves the server; the last one to leave stops it. */
  stop(): Promise<void>;
};

type Place = {
  dataDir: string;
  cluster: string;
  socketFolder: string;
  logFile: string;
  user: ServerUser | undefined;
};

const LONGEST_START_MS = 60_000;
const POLL_MS = 25;
const PASSING_TROUBLE = /lock file "[^"]+" already exists|pre-existing shared memory block/;

function findPlace(dataDir: string): Place {
  const folder = resolve(dataDir);
  const cluster = clusterFolderOf(folder);
  const user = chooseServerUser(cluster);
  return {
    dataDir: folder,
    cluster,
    user,
    socketFolder: socketFolderOf(cluster),
    logFile: join(folder, "postgres.log"),
  };
}

/** One attempt to start it: undefined while what a killed server left is still dying. */
async function launch(place: Place, binaries: Binaries, deadline: number): Promise<Entry | undefined> {
  await removeLeftovers(place.cluster, place.socketFolder);
  const { pid, exited, said } = await launchPostmaster({ ...place, binaries });
  let hasExited = false;
  const exit = exited.then(() => {
    hasExited = true;
  });
  while (Date.now() < deadline) {
    const lease = await takeLease(place.socketFolder);
    if (lease) return { lease, isStarter: (await findPostmaster(place.cluster)) === pid };
    await Promise.race([exit, sleep(POLL_MS)]);
    if (!hasExited) continue;
    const output = await said();
    if (PASSING_TROUBLE.test(output)) return undefined;
    throw explainFailure(output, place.cluster, place.logFile);
  }
  return undefined;
}

type Entry = { lease: Lease; isStarter: boolean };

async function enter(place: Place): Promise<Entry> {
  try {
    return await startOrJoin(place);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw explainFailure(messageOf(error), place.dataDir);
  }
}

async function startOrJoin(place: Place): Promise<Entry> {
  const deadline = Date.now() + LONGEST_START_MS;
  let binaries: Binaries | undefined;
  while (Date.now() < deadline) {
    const found = await takeLease(place.socketFolder);
    if (found) return { lease: found, isStarter: false };
    if (await findPostmaster(place.cluster).catch(() => undefined)) {
      await sleep(POLL_MS);
      continue;
    }
    binaries ??= await findBinaries(place.user);
    await prepareCluster(place.dataDir, binaries, place.user);
    if (place.socketFolder !== place.cluster) await prepareSocketFolder(place.socketFolder, place.user);
    const started = await launch(place, binaries, deadline);
    if (started) return started;
    await sleep(POLL_MS * 2);
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL in ${place.cluster} did not answer within ${LONGEST_START_MS / 1000} s. See ${place.logFile}.`,
  );
}

async function waitForStop(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster);
  if (!pid) return;
  const signals: [NodeJS.Signals, number][] = [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5000],
  ];
  for (const [signal, patienceMs] of signals) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(POLL_MS)) {
      if ((await findPostmaster(cluster)) !== pid) return;
    }
  }
}

/**
 * Runs PostgreSQL in `dataDir`, or joins the one that runs there. Until `stop`, a server that dies is
 * started again, at the same address.
 * @throws EmbeddedError with one sentence that says what is wrong and what to do.
 */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions): Promise<EmbeddedServer> {
  if (process.platform === "win32") {
    throw new EmbeddedError(
      "The embedded PostgreSQL needs Linux or macOS: on Windows, set DATABASE_URL or use WSL.",
    );
  }
  const place = findPlace(dataDir);
  const { lease: first, isStarter } = await enter(place);
  let lease: Lease | undefined = first;
  let isStopping = false;
  let stopped: Promise<void> | undefined;

  const supervise = async () => {
    while (lease && !isStopping) {
      await lease.ended;
      lease = undefined;
      if (!isStopping) log("PostgreSQL went away: starting it again.");
      for (let waitMs = 0; !isStopping && !lease; waitMs = Math.min(2000, waitMs + 200)) {
        await sleep(waitMs);
        lease = await enter(place).then(
          (entered) => entered.lease,
          (error: unknown) => {
            log(messageOf(error));
            return undefined;
          },
        );
      }
    }
  };
  const supervision = supervise();

  const leave = async () => {
    isStopping = true;
    // A start that is under way has to end first, or it would leave a server behind that nobody stops.
    if (!lease) await supervision;
    const held = lease;
    if (!held) return;
    const isLast = await leaveAsLast(held).catch(() => false);
    if (isLast) await waitForStop(place.cluster);
    await held.client.end().catch(() => {});
  };

  return {
    url: serverUrl(place.socketFolder),
    isStarter,
    stop() {
      stopped ??= leave();
      return stopped;
    },
  };
}
