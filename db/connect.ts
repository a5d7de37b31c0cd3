import { type Database, type DatabaseOptions, openDatabase } from "./client";
import { type EmbeddedOptions, startEmbedded } from "./embedded";
import { explainFailure, NO_TABLES } from "./explain-failure";
import { migrateDatabase, migrationStatus } from "./migrate";
import { isDatabaseError } from "./storage-error";

export type ServerChoice = EmbeddedOptions & {
  /** The PostgreSQL server to use. Without it, the embedded server in `dataDir` is started or joined. */
  databaseUrl?: string;
};

/** The URL of the server, which is started if necessary; `close` releases it. */
export async function openServer(choice: ServerChoice): Promise<{ url: string; close(): Promise<void> }> {
  if (choice.databaseUrl) return { url: choice.databaseUrl, close: async () => {} };
  const server = await startEmbedded(choice);
  return { url: server.url, close: server.stop };
}

/** The database cannot be used; the message says why and what to do. */
export class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
}

/** Turns the database's errors into one line. */
export async function explained<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDatabaseError(error) ? new DatabaseFailure(explainFailure(error, url)) : error;
  }
}

/** Opens and migrates a database. @throws DatabaseFailure for a database without tables if `mustExist` is set. */
export async function openMigrated(
  url: string,
  { mustExist, ...options }: DatabaseOptions & { mustExist?: boolean } = {},
): Promise<Database> {
  if (mustExist && (await migrationStatus(url)).applied === 0)
    throw new DatabaseFailure(explainFailure(NO_TABLES, url));
  await migrateDatabase(url);
  return openDatabase(url, options);
}
