import { type Database, openDatabase } from "~db/client";
import { openStorage, type Storage } from "~db/storage";
import { settings } from "./env.server";
import { log } from "./http/log.server";

// Survives the reloads of the development server, which load this module anew each time.
const scope = globalThis as { everyunitStorage?: Promise<Storage>; everyunitDatabase?: Database };

/**
 * Starts or joins the database of this process and brings it up to date.
 * @throws EmbeddedError with one sentence when the embedded server cannot run.
 */
export async function startDatabase(): Promise<void> {
  const { databaseUrl, dataDir } = settings();
  scope.everyunitStorage ??= openStorage({ databaseUrl, dataDir, log: (line) => log("warn", line) });
  const { url } = await scope.everyunitStorage;
  scope.everyunitDatabase ??= open(url);
}

function open(url: string): Database {
  return openDatabase(url, {
    applicationName: "everyunit site",
    onError: (error) => log("warn", `a database connection broke: ${error.name}`),
  });
}

/** The web process's one pool; `undefined` when there is no database. Opening it connects to nothing yet. */
export function database(): Database | undefined {
  const { databaseUrl } = settings();
  if (databaseUrl !== undefined) scope.everyunitDatabase ??= open(databaseUrl);
  return scope.everyunitDatabase;
}

export async function closeDatabase(): Promise<void> {
  await scope.everyunitDatabase?.close();
  scope.everyunitDatabase = undefined;
  // Last: by now everything the site was still storing is on the disk.
  await scope.everyunitStorage?.then((storage) => storage.close());
  scope.everyunitStorage = undefined;
}

/** Whether the database answers within that time. */
export async function isDatabaseReady(timeoutMs: number): Promise<boolean> {
  const expired = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs).unref());
  const answered = database()
    ?.pool.query("select 1")
    .then(
      () => true,
      () => false,
    );
  return Promise.race([answered ?? false, expired]);
}
