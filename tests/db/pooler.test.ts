import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../db/client";
import { migrateDatabase, migrationStatus } from "../../db/migrate";
import { toStorageError } from "../../db/storage-error";
import { createEmptyDatabase } from "../support/database";
import { type Pooler, startPooler } from "../support/pooler";
import { startTestSite } from "../support/test-site";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let pooler: Pooler;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  pooler = await startPooler(empty.url);
});
afterAll(async () => {
  await pooler.stop();
  await empty.drop();
});

// The lock stayed on a connection of the pooler, and ten later starts hung.
it("migrates behind a pooler, and later starts do not wait", async () => {
  const runs = await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(pooler.url)));
  expect(runs.filter(({ applied }) => applied > 0)).toHaveLength(1);
  for (let start = 0; start < 10; start++) expect(await migrateDatabase(pooler.url)).toEqual({ applied: 0 });
  expect(await migrationStatus(pooler.url)).toMatchObject({ pending: 0 });
});

it("limits each statement, and leaves no limit on the pooler's connections", async () => {
  const strict = openDatabase(pooler.url, { statementTimeoutMs: 100 });
  const lenient = openDatabase(pooler.url, { statementTimeoutMs: 0 });
  const slow = "select pg_sleep(0.3)";
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => strict.pool.query(slow).then(() => undefined, toStorageError)),
  );
  expect(outcomes.map((error) => error?.code)).toEqual(outcomes.map(() => "57014"));
  const results = await Promise.all(Array.from({ length: 6 }, () => lenient.pool.query(slow)));
  expect(results.map(({ rowCount }) => rowCount)).toEqual(results.map(() => 1));
  await Promise.all([strict.close(), lenient.close()]);
});

// Every message was refused: pgbouncer rejects statement_timeout as a startup parameter.
it("stores messages behind a pooler", async () => {
  const site = await startTestSite(pooler.url);
  const body = JSON.stringify({ name: "Ann", email: "ann@example.org", message: "Hello" });
  const headers = { "content-type": "application/json" };
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${site.origin}/api/contact`, { method: "POST", headers, body })),
  );
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  const db = openDatabase(pooler.url);
  expect((await db.pool.query("select count(*)::int as count from contact_messages")).rows).toEqual([
    { count: 5 },
  ]);
  await db.close();
  expect(await site.stop()).toBe(0);
}, 120_000);
