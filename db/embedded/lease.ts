import pg from "pg";
import { EmbeddedError } from "./embedded-error";

const LEASE_LOCK = 7_300_317;
const ALREADY_THERE = new Set(["42710", "42P04", "23505"]);

/** A lease on the server: a shared advisory lock, which PostgreSQL releases if the holder is killed. */
export type Lease = { client: pg.Client; ended: Promise<void> };

export const serverUrl = (socketFolder: string) =>
  `postgresql://everyunit@localhost/everyunit?host=${encodeURIComponent(socketFolder)}`;

async function createOnce(client: pg.Client, exists: string, create: string): Promise<void> {
  if ((await client.query(exists)).rowCount) return;
  await client.query(create).catch((error: { code?: string }) => {
    if (!ALREADY_THERE.has(error.code ?? "")) throw error;
  });
}

/** Creates the site's own role and database. The role may create databases, but is not a superuser. */
async function prepareDatabase(client: pg.Client): Promise<void> {
  await createOnce(
    client,
    "select 1 from pg_roles where rolname = 'everyunit'",
    "create role everyunit login createdb",
  );
  await createOnce(
    client,
    "select 1 from pg_database where datname = 'everyunit'",
    "create database everyunit owner everyunit",
  );
}

/** Takes a lease; undefined if no server responds at the socket. */
export async function takeLease(socketFolder: string): Promise<Lease | undefined> {
  const client = new pg.Client({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 2000,
    statement_timeout: 10_000,
    application_name: "everyunit lease",
  });
  const ended = new Promise<void>((done) => {
    client.on("end", done);
    client.on("error", () => done());
  });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [LEASE_LOCK]);
    await prepareDatabase(client);
    return { client, ended };
  } catch (error) {
    await client.end().catch(() => {});
    const code = (error as { code?: string }).code;
    if (code === "EACCES") {
      throw new EmbeddedError(
        `The server in ${socketFolder} belongs to another user: run as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    if (code === "53100") throw error;
    return undefined;
  }
}

/** Releases the lease. True if it was the last one: no new lease can then be taken before the server has stopped. */
export async function leaveAsLast(lease: Lease): Promise<boolean> {
  await lease.client.query("select pg_advisory_unlock_shared($1)", [LEASE_LOCK]);
  const { rows } = await lease.client.query("select pg_try_advisory_lock($1) as alone", [LEASE_LOCK]);
  return rows[0].alone;
}
