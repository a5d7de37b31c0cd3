import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { writeBackup } from "../../../db/backup/write-backup";
import { openDatabase } from "../../../db/client";
import { openMigrated, openServer } from "../../../db/connect";
import { storeMessage } from "../../../db/contact-messages";
import { saveRates } from "../../../db/exchange-rates";
import { recordFailure } from "../../../db/notifications";
import { createEmptyDatabase } from "../../support/database";
import { hostileMessages } from "../../support/hostile-messages";
import { runCli } from "../../support/run-cli";

const folder = mkdtempSync("/tmp/everyunit-backup-");
const dataDir = join(folder, "data");
const file = join(folder, "messages.backup");
const embedded = { DATA_DIR: dataDir };
const made: { url: string; drop(): Promise<void> }[] = [];

// A restored message was never posted to CONTACT_WEBHOOK, even if it still waited for that.
const QUESTION = `select id, form_id, created_at, status, name, email, message, spam_marks,
  notify_at, notify_attempts, notify_failure from contact_messages order by id`;
let before: unknown[];

async function newDatabase(): Promise<string> {
  const created = await createEmptyDatabase();
  made.push(created);
  return created.url;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const db = openDatabase(url);
  const { rows } = await db.pool.query(question).finally(() => db.close());
  return rows;
}

const backup = (env: Record<string, string> = embedded) => runCli(["db", "backup", file], { env });
const restore = (url: string, from = file) => runCli(["db", "restore", from], { env: { DATABASE_URL: url } });

beforeAll(async () => {
  const server = await openServer({ dataDir });
  const db = await openMigrated(server.url);
  for (const message of hostileMessages)
    await storeMessage(db, { ...message, formId: randomUUID(), isNotified: true });
  await recordFailure(db, 1, "it answered 500", 60_000);
  await recordFailure(db, 2, "it answered 500", null);
  const separators = "line\u2028separator \\. \r\n\\.\r\t\\N";
  await storeMessage(db, { formId: randomUUID(), name: "B", email: "b@c.example", message: separators });
  await saveRates(db, { ...snapshotRates, status: "accepted" });
  before = await ask(server.url, QUESTION);
  await db.close();
  await server.close();
}, 60_000);
afterEach(async () => {
  for (const { drop } of made.splice(0)) await drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("db backup and db restore", () => {
  it("move every character and id from the embedded server to a new database", async () => {
    const count = before.length;
    expect(await backup()).toMatchObject({
      code: 0,
      err: "",
      out: `Wrote ${count} messages and 1 set of exchange rates to ${file}.\n`,
    });
    expect([statSync(file).mode & 0o777, readdirSync(folder).sort()]).toEqual([
      0o600,
      ["data", "messages.backup"],
    ]);

    const url = await newDatabase();
    expect(await restore(url)).toMatchObject({
      code: 0,
      err: "",
      out: `Restored ${count} messages and 1 set of exchange rates.\n`,
    });
    expect(await ask(url, QUESTION)).toEqual(before);
    expect(await ask(url, "select rates from exchange_rates")).toEqual([{ rates: snapshotRates.rates }]);
  });

  it("write to standard output and read from standard input", async () => {
    const { code, bytes, err } = await runCli(["db", "backup", "-"], { env: embedded });
    expect({ code, err }).toEqual({
      code: 0,
      err: `Wrote ${before.length} messages and 1 set of exchange rates.\n`,
    });
    const url = await newDatabase();
    const restored = await runCli(["db", "restore", "-"], { env: { DATABASE_URL: url }, input: [bytes] });
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(await ask(url, QUESTION)).toEqual(before);
  });

  // Rows restored with their ids left the sequence behind: every new message failed with 23505.
  it("leave room for the next message", async () => {
    await backup();
    const url = await newDatabase();
    await restore(url);
    const db = openDatabase(url);
    const message = { formId: randomUUID(), name: "New", email: "n@e.example", message: "after" };
    const stored = await storeMessage(db, message);
    await db.close();
    expect(stored).toEqual({ outcome: "stored", id: before.length + 1 });
  });

  it("refuse a database that holds messages, and change nothing", async () => {
    await backup();
    const url = await newDatabase();
    await restore(url);
    expect(await restore(url)).toMatchObject({
      code: 1,
      out: "",
      err: `everyunit: The database holds ${before.length} messages already: restore into a new one.\n`,
    });
  });

  it.each<[string, (whole: Buffer) => Buffer, RegExp]>([
    ["was cut off", (whole) => whole.subarray(0, whole.length - 40), /is incomplete/],
    [
      "lost its end before it was compressed",
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\{"rows".*\n$/, ""),
        ),
      /is incomplete/,
    ],
    [
      "lost a row",
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\n1\t[^\n]*\n/, "\n"),
        ),
      /is incomplete/,
    ],
    // "Cannot read properties of null (reading 'stream')"
    [
      "has a row without tabs, with many others after it",
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\n1\t[^\n]*\n/, `\n${"1 row\n".repeat(200_000)}`),
        ),
      /or it is damaged/,
    ],
    ["is no backup", () => Buffer.from("hello"), /is not a backup/],
    [
      "is of a newer version",
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"version":1', '"version":2')),
      /newer version/,
    ],
  ])("restore nothing from a file that %s", async (_, damage, sentence) => {
    await backup();
    const damaged = join(folder, "damaged");
    writeFileSync(damaged, damage(readFileSync(file)));
    const url = await newDatabase();
    const { code, out, err } = await restore(url, damaged);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(sentence);
    expect(await ask(url, QUESTION)).toEqual([]);
    rmSync(damaged);
  });

  // The rename replaced /dev/full, and a symbolic link instead of its target.
  it("replace only files", async () => {
    const [pipe, link, target] = [join(folder, "pipe"), join(folder, "link"), join(folder, "target")];
    execFileSync("mkfifo", [pipe]);
    const refused = await runCli(["db", "backup", pipe], { env: embedded });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`'${pipe}' is not a file.`) });
    expect(statSync(pipe).isFIFO()).toBe(true);
    writeFileSync(target, "old");
    symlinkSync(target, link);
    expect((await runCli(["db", "backup", link], { env: embedded })).code).toBe(0);
    expect([lstatSync(link).isSymbolicLink(), statSync(target).size > 3]).toEqual([true, true]);
  });

  // The failed write was nobody's, and ended the process with a stack.
  it("fail for one reason where the disk is full before the last row is read", async () => {
    const server = await openServer({ dataDir, mustExist: true });
    const db = openDatabase(server.url);
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    setImmediate(() => output.destroy(Object.assign(new Error("full"), { code: "ENOSPC" })));
    await expect(writeBackup(db, output)).rejects.toThrow("full");
    await db.close();
    await server.close();
  });

  it("leave no partial file if there is nothing to back up", async () => {
    const { code, err } = await backup({ DATA_DIR: join(folder, "elsewhere") });
    expect(code).toBe(1);
    expect(err).toContain("There is no database at");
    expect(readdirSync(folder)).not.toContain("elsewhere");
  });

  it.each([
    ["none", /^everyunit: There is no file '.*none'/],
    // It was "EISDIR: illegal operation on a directory".
    ["", /^everyunit: '.*' is a directory, not a file\./],
  ])("create nothing if the file is '%s'", async (name, message) => {
    const { code, err } = await runCli(["db", "restore", join(folder, name)], {
      env: { DATA_DIR: join(folder, "elsewhere") },
    });
    expect([code, readdirSync(folder).includes("elsewhere")]).toEqual([1, false]);
    expect(err).toMatch(message);
  });
});
