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

export async function connectDatabase(
  choice: ServerChoice & DatabaseOptions & { migrate?: boolean },
): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const server = await openServer(choice);
  const { url } = server;
  try {
    await explained(url, async () => {
      if (choice.mustExist && (await migrationStatus(url)).applied === 0)
        throw new DatabaseFailure(explainFailure(NO_TABLES, url));
      if (choice.migrate) await migrateDatabase(url);
    });
  } catch (error) {
    await server.close();
    throw error;
  }
  const db = openDatabase(url, choice);
  return {
    db,
    url,
    async close() {
      await db.close();
      await server.close();
    },
  };
}
