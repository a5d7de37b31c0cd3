import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { serverUrl } from "../../db/embedded/lease";
import { findLocation } from "../../db/embedded/location";
import { findPostmaster } from "../../db/embedded/postmaster";
import { ensureBuilt } from "../../scripts/build/build";
import { builtCli } from "../support/built-cli";
import { openTestDatabase } from "../support/database";
import { scratchFolder } from "../support/scratch-folder";

const cli = builtCli();
const database = openTestDatabase();
const run = (line: string) =>
  cli.run(line.split(" "), { env: { ...process.env, DATABASE_URL: database.url } });

it("the built file lists, shows, marks, exports, counts and deletes the messages of a database", async () => {
  const message = { formId: randomUUID(), name: "Ann", email: "ann@example.org", message: "Hello" };
  const { id } = await storeMessage(database.db, message);
  const commands = [
    ["contacts list --json", '"Hello"'],
    [`contacts show ${id}`, "Hello"],
    [`contacts mark ${id} --as read`, ""],
    ["contacts export ann@example.org", "Hello"],
    ["contacts stats", "1"],
    ["db status", ""],
    ["rates", "USD"],
    [`contacts delete ${id} --yes`, ""],
    ["contacts purge --older-than 1d --yes", ""],
  ] as const;
  for (const [line, shown] of commands) {
    const { code, out, err } = await run(line);
    expect({ line, code, err }).toEqual({ line, code: 0, err: expect.not.stringContaining("is not a") });
    expect(out).toContain(shown);
  }
});

// The command ended once the backup's file was deleted, and PostgreSQL went on without it.
it("stops the PostgreSQL that nobody else uses before a signal ends it", async () => {
  const dataDir = scratchFolder("interrupted");
  const build = await ensureBuilt();
  const start = (...words: string[]) =>
    spawn(process.execPath, [`${build}/cli/everyunit.cjs`, ...words], {
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
      stdio: "ignore",
    });
  const interrupt = async (child: ChildProcess, signal: NodeJS.Signals) => {
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([null, signal]);
  };
  expect(await once(start("db", "migrate"), "exit")).toEqual([0, null]);
  const watch = start("contacts", "watch");
  const url = serverUrl(findLocation(dataDir).socketFolder);
  const locker = await vi.waitFor(async () => {
    const client = new pg.Client(url).on("error", () => {});
    await client.connect();
    return client;
  }, 20_000);
  await locker.query("begin; lock table contact_deletions");
  const backup = start("db", "backup", join(dataDir, "a.backup"));
  await expect
    .poll(async () => (await locker.query("select from pg_locks where not granted")).rowCount, {
      timeout: 20_000,
    })
    .toBe(1);
  await interrupt(watch, "SIGHUP");
  await interrupt(backup, "SIGINT");
  expect(await findPostmaster(join(dataDir, "pg"))).toBeUndefined();
  expect(readdirSync(dataDir).sort()).toEqual(["pg", "postgres.log"]);
  rmSync(dataDir, { recursive: true });
});
