import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDatabase } from "../../db/client";
import { explainFailure, placeOf } from "../../db/explain-failure";
import { migrateDatabase } from "../../db/migrate";
import { findObstacle, isDiskFull } from "../../db/readiness";
import { createEmptyDatabase } from "../support/database";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});
afterAll(() => empty.drop());

const obstacleIn = async (url: string): Promise<string | undefined> => {
  const db = openDatabase(url);
  return findObstacle(db).finally(() => db.close());
};

// /readyz was ok, and every message got a 503.
it("names the obstacle to storing messages, until there is none", async () => {
  expect(await obstacleIn(empty.url)).toContain("the tables are missing. Run everyunit db migrate");
  await migrateDatabase(empty.url);
  expect(await obstacleIn(empty.url)).toBeUndefined();
  const readOnly = new URL(empty.url);
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
  expect(await obstacleIn(readOnly.href)).toContain("it is a standby or read-only");
});

// After an older backup was restored with pg_restore, /readyz was ok, and every message got a 503.
it("takes a missing column for an obstacle, but not one that a newer version has added", async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrateDatabase(url);
  const db = openDatabase(url);
  await db.pool.query("alter table contact_messages add column newer text not null default ''");
  expect(await findObstacle(db)).toBeUndefined();
  await db.pool.query("alter table contact_attempts rename column network_key to another");
  expect(await findObstacle(db)).toContain("a column is missing. Run everyunit db migrate");
  await db.close();
  await drop();
});

// The log said that the server did not respond.
it("names a locked table", async () => {
  const db = openDatabase(empty.url);
  const obstacle = await db.transaction(async (orm) => {
    await orm.execute("lock table contact_messages");
    return findObstacle(db);
  });
  expect(obstacle).toContain("another process holds a lock");
  await db.close();
});

// procfs has no free block.
it("takes a disk without room for a page for an obstacle", async () => {
  expect(await isDiskFull("/proc")).toBe(true);
  expect(await isDiskFull("/tmp")).toBe(false);
  const db = openDatabase(empty.url);
  expect(await findObstacle(db, "/proc").finally(() => db.close())).toContain("its disk is full");
});

it("says that a database does not exist, and how to create it", async () => {
  const url = new URL(inject("serverUrl"));
  url.pathname = "/nosuch";
  expect(await obstacleIn(url.href)).toContain("there is no database 'nosuch'. Create it with createdb");
});

it.each([
  [{ code: "28P01", message: "password authentication failed" }, "the password of user 'ann' is wrong"],
  [
    { code: "42501", message: "permission denied for schema public" },
    'grant create on database "site" to "ann"',
  ],
  [
    { code: "42501", message: "permission denied for table contact_messages" },
    'grant all on all tables in schema public to "ann"',
  ],
  [{ code: "42501", message: "must be owner of table contact_messages" }, "connect as that role"],
  [
    { code: "53300", message: 'too many connections for role "ann"' },
    '(too many connections for role "ann")',
  ],
  [{ code: "25006", message: "cannot execute INSERT in a read-only transaction" }, "standby"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, "Add sslrootcert=FILE"],
  [
    { code: "42703", message: 'column "notify_at" does not exist' },
    "a column is missing. Run everyunit db migrate",
  ],
  // Where a table was dropped after its migration, db migrate fails with the same error.
  [{ code: "42P01", message: 'relation "x" does not exist' }, "If that fails, restore a backup"],
  [{ code: "ENOTFOUND", message: "getaddrinfo ENOTFOUND db" }, "the host is unknown"],
  [{ message: "timeout expired" }, "it does not respond"],
  [new AggregateError([{ code: "ECONNREFUSED", message: "" }]), "nothing listens there"],
  [{ code: "XX000", message: "odd" }, "odd (XX000)."],
])("explains %o in one line without the password", (error, expected) => {
  const line = explainFailure(error, "postgres://ann:secret@db:6432/site");
  expect(line).toContain("PostgreSQL at db:6432 (database 'site', user 'ann'): ");
  expect(line).toContain(expected);
  expect(line).not.toMatch(/secret|\n/);
});

it.each([
  ["postgres://ann@db/site", "db:5432", "site", "ann"],
  ["postgresql:///site?host=/run/pg&user=ann", "/run/pg", "site", "ann"],
  ["postgres://a%40b:x@[::1]:5433/s", "[::1]:5433", "s", "a@b"],
])("reads the server, database and user of %s", (url, server, database, user) => {
  expect(placeOf(url)).toEqual({ server, database, user });
});
