import { type Database, openDatabase } from "~db/client";
import { settings } from "./env.server";
import { log } from "./http/log.server";

// Survives the reloads of the development server, which load this module anew each time.
const scope = globalThis as { everyunitDatabase?: Database };

/** The web process's one pool; `undefined` when no database is named. Opening it connects to nothing yet. */
export function database(): Database | undefined {
  const { databaseUrl } = settings();
  if (databaseUrl === undefined) return undefined;
  scope.everyunitDatabase ??= openDatabase(databaseUrl, {
    applicationName: "everyunit site",
    onError: (error) => log("warn", `a database connection broke: ${error.name}`),
  });
  return scope.everyunitDatabase;
}

export async function closeDatabase(): Promise<void> {
  await scope.everyunitDatabase?.close();
  scope.everyunitDatabase = undefined;
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
