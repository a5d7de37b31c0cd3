import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries";
import { EmbeddedError } from "./embedded-error";
import { isAlive } from "./is-alive";
import { idOf, type ServerUser } from "./server-user";

/** Peer authentication: the kernel reports the connecting user, who must be listed in the map. */
const HOST_RULES = "local all all peer map=everyunit\n";
const ROLES = ["postgres", "everyunit"];

function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Allows root (which could become any user anyway), the user of this process, and the server's own user. */
function mapOf(user: ServerUser | undefined): string {
  const names = new Set(
    ["root", ownName(), user && idOf("-un", String(user.uid))].filter((name) => name !== undefined),
  );
  return [...names].flatMap((name) => ROLES.map((role) => `everyunit "${name}" ${role}\n`)).join("");
}

/** Replaces the file by renaming, so that a symbolic link in its place is not followed. */
async function replaceFile(path: string, text: string, user: ServerUser | undefined): Promise<void> {
  const next = `${path}.${process.pid}`;
  await rm(next, { force: true });
  await writeFile(next, text, { mode: 0o600, flag: "wx" });
  if (user) await chown(next, user.uid, user.gid);
  await rename(next, path);
}

/** A minimal environment: PostgreSQL's own variables (PGDATA and so on) would change its behavior. */
export const serverEnvironment = () => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  LC_ALL: "C",
  TZ: "UTC",
});

/** The path for a server that runs as another user, who may have no access to the folder's parents. */
export const nameForServer = (folder: string, user: ServerUser | undefined) =>
  user && process.platform === "linux" ? "/proc/self/cwd" : folder;

export const clusterFolderOf = (dataDir: string) => join(resolve(dataDir), "pg");

/** Runs initdb. @throws an error whose message includes the output. */
async function runInitdb(folder: string, { initdb }: Binaries, user: ServerUser | undefined): Promise<void> {
  const options = "-U postgres -A peer -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8";
  const words = ["-D", nameForServer(folder, user), "--no-instructions", ...options.split(" ")];
  await promisify(execFile)(initdb, words, { ...user, cwd: folder, env: serverEnvironment() });
}

async function sweepAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const maker = /^pg\.init-(\d+)-/.exec(name);
    if (maker && !isAlive(Number(maker[1]))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Creates the folder atomically: if several processes do this at once, the first rename wins. */
async function createCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<void> {
  await sweepAbandoned(dataDir);
  const growing = await mkdtemp(join(dataDir, `pg.init-${process.pid}-`));
  try {
    await chmod(growing, 0o700);
    if (user) await chown(growing, user.uid, user.gid);
    await runInitdb(growing, binaries, user);
    await rename(growing, clusterFolderOf(dataDir));
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    const isLateComer = ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");
    if (!isLateComer) throw error;
  }
}

/** Creates a folder with its parents. mkdir's `recursive` never returns if a parent cannot be created, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const error = await mkdir(folder).then(
    () => undefined,
    (failure: NodeJS.ErrnoException) => failure,
  );
  if (!error || error.code === "EEXIST") return;
  if (error.code !== "ENOENT" || existsSync(dirname(folder))) throw error;
  await makeFolder(dirname(folder));
  await makeFolder(folder);
}

async function giveTo(folder: string, { uid, gid }: ServerUser): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await lchown(join(parentPath, name), uid, gid);
  await lchown(folder, uid, gid);
}

async function checkVersion(cluster: string, major: number): Promise<void> {
  const version = (await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === String(major)) return;
  throw new EmbeddedError(
    version
      ? `The data in ${cluster} was written by PostgreSQL ${version}, but this is PostgreSQL ${major}: nothing was changed. Use the everyunit that wrote it, or set DATABASE_URL.`
      : `${cluster} already exists but contains no PostgreSQL data: nothing was changed. Move it away, or set DATA_DIR to another folder.`,
  );
}

export async function clusterExists(dataDir: string): Promise<boolean> {
  return (await stat(clusterFolderOf(dataDir)).catch(() => undefined)) !== undefined;
}

/** Ensures that DATA_DIR contains a cluster of this PostgreSQL version that this user may open. */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<void> {
  const cluster = clusterFolderOf(dataDir);
  await makeFolder(dataDir);
  if (!(await clusterExists(dataDir))) await createCluster(dataDir, binaries, user);
  await checkVersion(cluster, binaries.major);
  const { uid, mode } = await stat(cluster);
  // Root or another user may have copied or restored the folder, but PostgreSQL must be its only owner.
  if (user && uid !== user.uid) await giveTo(cluster, user);
  if (mode & 0o077) await chmod(cluster, 0o700);
  // Before each start, so that older data folders are updated too.
  await replaceFile(join(cluster, "pg_hba.conf"), HOST_RULES, user);
  await replaceFile(join(cluster, "pg_ident.conf"), mapOf(user), user);
}
