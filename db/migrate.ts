import { dirname } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { connectionString } from "./client";
import { findUpward } from "./find-upward";
import { advanceSequences } from "./sequences";

const MIGRATION_LOCK = 7_300_318;
/** How long to wait for another process that migrates. */
const WAIT_FOR_OTHERS_MS = 10_000;
/** How long a migration waits for a table. Visitors' requests queue behind it meanwhile. */
const WAIT_FOR_TABLE_MS = 3_000;
/** The longest wait for a response: a server that disappeared never responds. */
const RESPONSE_MS = 60_000;
const LONGEST_MIGRATION_MS = 600_000;

function findMigrations(): MigrationMeta[] {
  const journal = findUpward(["migrations/meta/_journal.json", "db/migrations/meta/_journal.json"]);
  if (!journal) throw new Error("The folder db/migrations is missing from this installation.");
  return readMigrationFiles({ migrationsFolder: dirname(dirname(journal)) });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: connectionString(url),
    connectionTimeoutMillis: 10_000,
    query_timeout: RESPONSE_MS,
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

async function appliedTimes(client: pg.Client): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!table.rows[0].name) return [];
  const { rows } = await client.query(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ created_at }) => Number(created_at));
}

const pendingAfter = (applied: readonly number[], migrations: readonly MigrationMeta[]): MigrationMeta[] =>
  migrations.filter(({ folderMillis }) => folderMillis > (applied.at(-1) ?? Number.NEGATIVE_INFINITY));

/** Applies migrations in the current transaction. Drizzle's `migrate` would commit it, which releases the lock. */
async function apply(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const text of sql)
      await client.query({ text, query_timeout: LONGEST_MIGRATION_MS } as pg.QueryConfig);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

/** Applies all pending migrations or none, one process at a time. Locks per transaction, because poolers share sessions. */
export async function migrateDatabase(url: string) {
  const migrations = findMigrations();
  return withClient(url, async (client) => {
    await client.query(
      `begin read write; set local client_min_messages = warning; set local lock_timeout = ${WAIT_FOR_OTHERS_MS}`,
    );
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(`set local lock_timeout = ${WAIT_FOR_TABLE_MS}`);
    const pending = pendingAfter(await appliedTimes(client), migrations);
    if (pending.length > 0) await apply(client, pending);
    await advanceSequences(client);
    await client.query("commit");
    return { applied: pending.length };
  });
}

export async function migrationStatus(url: string) {
  const migrations = findMigrations();
  return withClient(url, async (client) => {
    const applied = await appliedTimes(client);
    const latestMs = applied.at(-1);
    return {
      applied: applied.length,
      pending: pendingAfter(applied, migrations).length,
      latest: latestMs === undefined ? null : new Date(latestMs),
    };
  });
}
