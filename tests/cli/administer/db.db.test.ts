import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmptyDatabase } from "../../support/database";
import { runCli } from "../../support/run-cli";

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});
afterAll(() => empty.drop());

const db = (...words: readonly string[]) => runCli(["db", ...words], { env: { DATABASE_URL: empty.url } });

it("status counts pending migrations, migrate applies them once, and status shows the date of the latest", async () => {
  const before = JSON.parse((await db("status", "--json")).out);
  expect(before).toMatchObject({ applied: 0, latest: null });
  expect((await db("status")).out).toBe(`Applied: 0 migrations\nPending: ${before.pending} migrations\n`);
  expect(await db("migrate")).toMatchObject({ code: 0, out: `Applied ${before.pending} migrations.\n` });
  expect(await db("migrate")).toMatchObject({ code: 0, out: "The database is up to date.\n" });
  expect((await db("status")).out).toMatch(
    /^Applied: \d+ migrations, the latest of \d{4}-\d{2}-\d{2} .+\nPending: 0 migrations\n$/,
  );
});

it("an unreachable database is one line and exit code 1", async () => {
  const { code, out, err } = await runCli(["db", "status"], {
    env: { DATABASE_URL: "postgres://127.0.0.1:1/nothing" },
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^everyunit: PostgreSQL at [^\n]*: nothing listens there\. [^\n]*\n$/);
});
