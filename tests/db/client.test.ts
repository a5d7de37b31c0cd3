import { createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { connectionString, type Database, openDatabase } from "../../db/client";
import { openServer } from "../../db/connect";
import { toStorageError } from "../../db/storage-error";
import { openTestDatabase } from "../support/database";

const server = openTestDatabase();
const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const open = (url: string, options: Parameters<typeof openDatabase>[1]): Database => {
  const db = openDatabase(url, options);
  opened.push(db.close);
  return db;
};

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, toStorageError);

it("ends a statement that takes too long, and serves the next one", async () => {
  const db = open(server.url, { statementTimeoutMs: 100, maxConnections: 1 });
  expect(await failureOf(db.pool.query("select pg_sleep(20)"))).toMatchObject({
    code: "57014",
    isUnavailable: true,
  });
  expect((await db.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

// The log said that the server did not respond.
it("names a lock as the cause before the statement takes too long", async () => {
  const db = open(server.url, { statementTimeoutMs: 500 });
  const failure = await server.db.transaction(async (orm) => {
    await orm.execute("lock table contact_messages");
    return failureOf(db.pool.query("select from contact_messages"));
  });
  expect(failure).toMatchObject({ code: "55P03", isUnavailable: true });
});

it("gives up on a server that accepts the connection and never responds", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await new Promise((listening) => mute.once("listening", listening));
  const { port } = mute.address() as { port: number };
  const db = open(`postgresql://u@127.0.0.1:${port}/d`, { connectTimeoutMs: 200 });
  const startedAt = Date.now();
  expect(await failureOf(db.pool.query("select 1"))).toMatchObject({ isUnavailable: true });
  expect(Date.now() - startedAt).toBeLessThan(3000);
  for (const socket of sockets) socket.destroy();
  mute.close();
});

it("survives idle connections being closed by the server", async () => {
  const errors: Error[] = [];
  const db = open(server.url, { onError: (error) => errors.push(error), applicationName: "to be ended" });
  await db.pool.query("select 1");
  await server.db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be ended'",
  );
  expect((await db.pool.query("select 1 as one").catch(() => db.pool.query("select 1 as one"))).rows).toEqual(
    [{ one: 1 }],
  );
});

it("closes only once, however often close is called", async () => {
  const db = openDatabase(server.url);
  await Promise.all([db.close(), db.close()]);
  await db.close();
  expect(db.pool.ended).toBe(true);
});

it("uses the configured server and does not start the embedded one", async () => {
  const { url } = await openServer({ databaseUrl: server.url, dataDir: "/nowhere/at/all" });
  expect(url).toBe(server.url);
});

// pg read each of these as verify-full, and wrote seven lines of warning on every start.
it.each([
  ["?sslmode=require", "?sslmode=require&uselibpqcompat=true"],
  ["?sslmode=allow", "?sslmode=prefer&uselibpqcompat=true"],
  ["?sslmode=verify-full", "?sslmode=verify-full"],
  ["?sslrootcert=system&sslmode=require", "?sslmode=verify-full"],
  ["", ""],
])("reads %s as libpq does", (given, read) => {
  expect(connectionString(`postgres://db/site${given}`)).toBe(`postgres://db/site${read}`);
});
