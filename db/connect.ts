import { type Database, type DatabaseOptions, openDatabase } from "./client";
import { startEmbedded } from "./embedded";
import { migrateDatabase, migrationStatus } from "./migrate";

export type ServerChoice = {
  /** The PostgreSQL server to use. Without it, the embedded server in `dataDir` is started or joined. */
  databaseUrl?: string;
  dataDir: string;
  log?: (line: string) => void;
  /** Fails if there is no database instead of creating one. */
  mustExist?: boolean;
};

/** The URL of the server, which is started if necessary; `close` releases it. */
export async function openServer(choice: ServerChoice): Promise<{ url: string; close(): Promise<void> }> {
  if (choice.databaseUrl) return { url: choice.databaseUrl, close: async () => {} };
  const server = await startEmbedded(choice);
  return { url: server.url, close: server.stop };
}

async function refuseEmpty(url: string): Promise<void> {
  const { applied } = await migrationStatus(url);
  if (applied > 0) return;
  throw new Error(
    "The database that DATABASE_URL names has none of the site's tables: check the address, or run everyunit db migrate.",
  );
}

export async function connectDatabase(
  choice: ServerChoice & DatabaseOptions & { migrate?: boolean },
): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const server = await openServer(choice);
  try {
    if (choice.mustExist) await refuseEmpty(server.url);
    if (choice.migrate) await migrateDatabase(server.url);
  } catch (error) {
    await server.close();
    throw error;
  }
  const db = openDatabase(server.url, choice);
  return {
    db,
    url: server.url,
    async close() {
      await db.close();
      await server.close();
    },
  };
}
