import { setTimeout as sleep } from "node:timers/promises";
import { clusterExists } from "./embedded/cluster";
import { EmbeddedError, messageOf } from "./embedded/embedded-error";
import { joinOrStart } from "./embedded/join-or-start";
import { type Lease, leaveAsLast, serverUrl } from "./embedded/lease";
import { findLocation } from "./embedded/location";
import { findPostmaster, hasExited, signalPostmaster } from "./embedded/postmaster";
import { isNobody } from "./embedded/server-user";

export type EmbeddedOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Fails if there is no database instead of creating one. */
  mustExist?: boolean;
};

export type EmbeddedServer = Awaited<ReturnType<typeof startEmbedded>>;

const POLL_MS = 25;
const NOBODY_NOTICE =
  "PostgreSQL runs as nobody, whom other services share: add a system user for it (useradd --system everyunit).";

/** Stops the server and waits until its process has exited: its pid file is removed earlier, before other files are closed. */
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
      if (await hasExited(pid)) return;
    }
  }
}

/** Starts PostgreSQL in `dataDir` or joins it, and restarts it if it crashes until `stop` is called. @throws EmbeddedError */
export async function startEmbedded(options: EmbeddedOptions) {
  const { dataDir, log = () => {}, mustExist = false } = options;
  if (process.platform === "win32") {
    throw new EmbeddedError(
      "The embedded PostgreSQL needs Linux or macOS: on Windows, set DATABASE_URL or use WSL.",
    );
  }
  const location = findLocation(dataDir);
  if (mustExist && !(await clusterExists(location.dataDir))) {
    throw new EmbeddedError(
      `There is no database at ${location.dataDir}: run this in the site's folder, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const { lease: first, isStarter } = await joinOrStart(location);
  if (isStarter && isNobody(location.user)) log(NOBODY_NOTICE);
  let lease: Lease | undefined = first;
  let isStopping = false;
  let stopped: Promise<void> | undefined;

  const supervise = async () => {
    while (lease && !isStopping) {
      await lease.ended;
      lease = undefined;
      if (!isStopping) log("PostgreSQL stopped unexpectedly; restarting it.");
      for (let waitMs = 0; !isStopping && !lease; waitMs = Math.min(2000, waitMs + 200)) {
        await sleep(waitMs);
        lease = await joinOrStart(location).then(
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

  // A process that exits without releasing its lease would orphan the server it started. Other users restart it.
  const stopAtExit = () => {
    if (lease && isStarter) signalPostmaster(location.cluster, "SIGINT");
  };
  process.once("exit", stopAtExit);

  const leave = async () => {
    isStopping = true;
    process.off("exit", stopAtExit);
    // A startup in progress must finish first, or it would leave a server running that nobody stops.
    if (!lease) await supervision;
    const held = lease;
    if (!held) return;
    const isLast = await leaveAsLast(held).catch(() => false);
    if (isLast) await waitForStop(location.cluster);
    await held.client.end().catch(() => {});
  };

  return {
    url: serverUrl(location.socketFolder),
    /** True if this call started the server; false if it was already running. */
    isStarter,
    /** Releases the lease; the last holder stops the server. */
    stop() {
      stopped ??= leave();
      return stopped;
    },
  };
}
