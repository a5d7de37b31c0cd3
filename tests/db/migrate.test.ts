import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase, migrationStatus } from "../../db/migrate";
import { createEmptyDatabase } from "../support/database";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});
afterAll(() => empty.drop());

it("applies each migration once, however many processes start at once", async () => {
  const before = await migrationStatus(empty.url);
  expect(before).toMatchObject({ applied: 0, latest: null });
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(empty.url)));
  expect(runs.map(({ applied }) => applied).sort()).toEqual([0, 0, 0, 0, before.pending]);
  expect(await migrationStatus(empty.url)).toMatchObject({ applied: before.pending, pending: 0 });
});

it("leaves no lock behind", async () => {
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  const { rowCount } = await client.query(
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  await client.end();
  expect(rowCount).toBe(0);
});
