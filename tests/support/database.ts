import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../db/client";
import { migrateDatabase } from "../../db/migrate";

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("serverUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** During an autovacuum only a superuser may end its worker, so the drop is refused until it finishes. */
const INSUFFICIENT_PRIVILEGE = "42501";
const MAX_TRIES = 50;

async function drop(name: string, tries = 1): Promise<void> {
  try {
    await administer(`drop database if exists ${name} with (force)`);
  } catch (error) {
    const isVacuumed = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    if (!isVacuumed || tries === MAX_TRIES) throw error;
    await sleep(100);
    await drop(name, tries + 1);
  }
}

/** Creates an empty database on the test server, with no migrations applied. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}`);
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

/** For a test file: a new, migrated database, created before the first test and dropped after the last. */
export function openTestDatabase(options?: DatabaseOptions): { readonly db: Database; readonly url: string } {
  let db: Database | undefined;
  let created: { url: string; drop(): Promise<void> } | undefined;
  beforeAll(async () => {
    created = await createEmptyDatabase();
    await migrateDatabase(created.url);
    db = openDatabase(created.url, { connectTimeoutMs: 30_000, ...options });
  });
  afterAll(async () => {
    await db?.close();
    await created?.drop();
  });
  const opened = <T>(value: T | undefined): T => {
    if (value === undefined)
      throw new Error("The database opens in beforeAll: use it inside tests and hooks.");
    return value;
  };
  return {
    get db() {
      return opened(db);
    },
    get url() {
      return opened(created).url;
    },
  };
}
