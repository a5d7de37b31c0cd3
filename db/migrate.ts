import { dirname } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { findUpward } from "./find-upward";
import { advanceSequences } from "./sequences";

const MIGRATION_LOCK = 7_300_318;

export type MigrationStatus = { applied: number; pending: number; latest: Date | null };

export function findMigrationsFolder(): string {
  const journal = findUpward(["migrations/meta/_journal.json", "db/migrations/meta/_journal.json"]);
  if (!journal) throw new Error("The folder db/migrations is missing from this installation.");
  return dirname(dirname(journal));
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: "everyunit migrations",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function readStatus(client: pg.Client, migrationsFolder: string): Promise<MigrationStatus> {
  const known = readMigrationFiles({ migrationsFolder });
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  const rows: { created_at: string }[] = table.rows[0].name
    ? (await client.query("select created_at from drizzle.__drizzle_migrations order by created_at")).rows
    : [];
  const last = rows.at(-1);
  const latestMs = last ? Number(last.created_at) : null;
  return {
    applied: rows.length,
    pending: known.filter((migration) => latestMs === null || migration.folderMillis > latestMs).length,
    latest: latestMs === null ? null : new Date(latestMs),
  };
}

/** Applies pending migrations. If several processes start at once, one migrates and the others wait. */
export async function migrateDatabase(url: string, migrationsFolder = findMigrationsFolder()) {
  return withClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const before = await readStatus(client, migrationsFolder);
    if (before.pending > 0) {
      await client.query("set client_min_messages to warning");
      await migrate(drizzle(client), { migrationsFolder });
    }
    await advanceSequences(client);
    return { applied: before.pending };
  });
}

export async function migrationStatus(url: string, migrationsFolder = findMigrationsFolder()) {
  return withClient(url, (client) => readStatus(client, migrationsFolder));
}
