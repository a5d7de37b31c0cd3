import { execFile, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { readFile, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries";
import { nameForServer, serverEnvironment } from "./cluster";
import { isAlive } from "./is-alive";
import type { Location } from "./location";
import { SOCKET_NAME } from "./socket-folder";

const run = promisify(execFile);
const LONGEST_LOG_BYTES = 4_000_000;

// Settings for a small site: little memory, durable commits, and no visitor data in the log.
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  max_connections: "60",
  superuser_reserved_connections: "10",
  shared_buffers: "64MB",
  huge_pages: "off",
  io_method: "sync",
  max_wal_size: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  jit: "off",
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_timezone: "UTC",
  timezone: "UTC",
};

/** The process id in postmaster.pid, if that process is a PostgreSQL server for this folder. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = Number(
    (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0],
  );
  return Number.isInteger(pid) && pid > 1 && (await isPostmasterOf(pid, cluster)) ? pid : undefined;
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    const [program, folder, own] = await Promise.all([
      readlink(`/proc/${pid}/exe`).catch(() => ""),
      readlink(`/proc/${pid}/cwd`).catch(() => ""),
      realpath(cluster),
    ]);
    return basename(program).startsWith("postgres") && folder === own;
  }
  const { stdout } = await run("ps", ["-p", String(pid), "-o", "comm="]).catch(() => ({ stdout: "" }));
  return stdout.includes("postgres");
}

/** Whether a process has closed its files: it is gone, or a zombie that its parent has not collected yet. */
export async function hasExited(pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    return status === "" || /^[ZX]/.test(status.slice(status.lastIndexOf(")") + 2));
  }
  return !isAlive(pid);
}

/** Sends a signal to the server, synchronously for use in an exit handler. */
export function signalPostmaster(cluster: string, signal: NodeJS.Signals): void {
  try {
    const pid = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
    if (Number.isInteger(pid) && pid > 1) process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}

/** Removes a killed server's lock files: if its process id was reused, PostgreSQL would refuse to start. */
export async function removeLeftovers(cluster: string, socketFolder: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const aside = `${pidFile}.stale-${process.pid}`;
  const before = await readFile(pidFile, "utf8").catch(() => undefined);
  if (before === undefined || (await findPostmaster(cluster))) return;
  const moved = await rename(pidFile, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(aside, "utf8")) !== before) {
    // Another process was faster, and this file belongs to its running server: restore it.
    await rename(aside, pidFile);
    return;
  }
  await rm(aside, { force: true });
  await rm(join(socketFolder, `${SOCKET_NAME}.lock`), { force: true });
}

export type Launch = Awaited<ReturnType<typeof launchPostmaster>>;

/** Starts the server detached from this process, so that Ctrl-C does not stop it before the site has drained. */
export async function launchPostmaster(location: Location, { postgres }: Binaries) {
  const { cluster, logFile, user } = location;
  const logSize = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (logSize > LONGEST_LOG_BYTES) await rename(logFile, `${logFile}.old`);
  const from = logSize > LONGEST_LOG_BYTES ? 0 : logSize;
  const socketFolder = location.socketFolder === cluster ? "." : location.socketFolder;
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder });
  const log = openSync(logFile, "a", 0o600);
  try {
    const child = spawn(
      postgres,
      [
        "-D",
        nameForServer(cluster, user),
        ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...user, cwd: cluster, env: serverEnvironment(), detached: true, stdio: ["ignore", log, log] },
    );
    child.unref();
    let [isRunning, neverRan] = [true, ""];
    child.on("exit", () => {
      isRunning = false;
    });
    child.on("error", (error) => {
      [isRunning, neverRan] = [false, error.message];
    });
    return {
      pid: child.pid,
      isRunning: () => isRunning,
      output: async () => neverRan || (await readFile(logFile)).subarray(from).toString(),
    };
  } finally {
    closeSync(log);
  }
}
