import { type Database, openDatabase } from "~db/client";
import { findObstacle } from "~db/readiness";
import { openStorage } from "~db/storage";
import { settings } from "./env.server";
import { log } from "./http/log.server";

// Survives reloads by the development server, which evaluate this module again each time.
const scope = globalThis as {
  everyunitStorage?: ReturnType<typeof openStorage>;
  everyunitDatabase?: Database;
};
let isClosing = false;

/** Starts or joins this process's database and migrates it. @throws EmbeddedError if the embedded server cannot run. */
export async function startDatabase(): Promise<void> {
  const { databaseUrl, dataDir } = settings();
  scope.everyunitStorage ??= openStorage({ databaseUrl, dataDir, log: (line) => log("warn", line) });
  const { url } = await scope.everyunitStorage;
  scope.everyunitDatabase ??= open(url);
}

function open(url: string): Database {
  const db = openDatabase(url, {
    applicationName: "everyunit site",
    onError: (error) => {
      // The embedded server ends the connections that are still closing when it stops.
      if (!isClosing) log("warn", `a database connection was lost: ${db.explain(error)}`);
    },
  });
  return db;
}

/** The process's connection pool; `undefined` if there is no database. Connections are opened on first use. */
export function database(): Database | undefined {
  const { databaseUrl } = settings();
  if (databaseUrl !== undefined) scope.everyunitDatabase ??= open(databaseUrl);
  return scope.everyunitDatabase;
}

export async function closeDatabase(): Promise<void> {
  isClosing = true;
  await scope.everyunitDatabase?.close();
  scope.everyunitDatabase = undefined;
  // Closed last, once all pending writes are on disk.
  await scope.everyunitStorage?.then((storage) => storage.close());
  scope.everyunitStorage = undefined;
  isClosing = false;
}

/** Shorter than the timeout of a health check. */
const READY_WITHIN_MS = 800;

const NO_ANSWER = { message: "timeout" };

async function findProblem(): Promise<string | undefined> {
  const db = database();
  const storage = await scope.everyunitStorage;
  if (!db || !storage) return "The database is not open.";
  const expired = new Promise<string>((resolve) =>
    setTimeout(() => resolve(db.explain(NO_ANSWER)), READY_WITHIN_MS).unref(),
  );
  const { databaseUrl, dataDir } = settings();
  const obstacle = findObstacle(db, databaseUrl === undefined ? dataDir : undefined);
  return storage.problem() ?? Promise.race([obstacle, expired]);
}

let knownProblem: string | undefined;

/** Whether messages can be stored: the database responds in time, is writable and has its tables. Logs each change. */
export async function isDatabaseReady(): Promise<boolean> {
  const problem = await findProblem();
  if (problem !== knownProblem && !isClosing)
    log(
      problem ? "warn" : "info",
      problem ? `messages are refused: ${problem}` : "messages can be stored again",
    );
  knownProblem = problem;
  return problem === undefined;
}
