import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { createRecordReader } from "~cli/lines/csv-records";
import { storeMessage } from "../../../db/contact-messages";
import { migrationStatus } from "../../../db/migrate";
import { contactMessages } from "../../../db/schema";
import { createEmptyDatabase, openTestDatabase } from "../../support/database";
import { ACTING_CHARACTERS, hostileMessages } from "../../support/hostile-messages";
import { type CliWorld, runCli, wordsOf } from "../../support/run-cli";

const database = openTestDatabase();
const contacts = (line: string, world: CliWorld = {}) =>
  runCli(["contacts", ...wordsOf(line)], { ...world, env: { DATABASE_URL: database.url } });

async function store(
  text: string,
  more: { email?: string; name?: string; status?: "new" | "spam" } = {},
): Promise<number> {
  const message = { formId: randomUUID(), name: "Ann", email: "ann@example.org", ...more, message: text };
  return (await storeMessage(database.db, message)).id;
}

beforeEach(async () => {
  await database.db.orm.delete(contactMessages);
});

describe("list", () => {
  it("shows messages newest first, local time with its offset", async () => {
    await store("first");
    await store("second");
    const { code, out } = await contacts("list");
    expect(code).toBe(0);
    expect(out.indexOf("second")).toBeLessThan(out.indexOf("first"));
    expect(out).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} \+0[12]:00/);
  });

  it("continues from a cursor, without repeating or skipping messages while new ones arrive", async () => {
    for (const text of ["m1", "m2", "m3"]) await store(text);
    const first = JSON.parse((await contacts("list --limit 2 --json")).out);
    await store("m4");
    const second = JSON.parse((await contacts(`list --limit 2 --json --cursor ${first.nextCursor}`)).out);
    const texts = [...first.messages, ...second.messages].map(({ message }: { message: string }) => message);
    expect(texts).toEqual(["m3", "m2", "m1"]);
    expect(second.nextCursor).toBeNull();
  });

  it("limits a table and JSON to the same messages", async () => {
    for (let at = 1; at <= 22; at += 1) await store(`m${at}`);
    for (const [limit, count] of [
      ["", 20],
      ["--limit 3", 3],
      ["--limit 22", 22],
    ] as const) {
      const json = JSON.parse((await contacts(`list --json ${limit}`)).out);
      const table = (await contacts(`list ${limit}`)).out.trimEnd().split("\n").slice(1);
      const ids = json.messages.map(({ id }: { id: number }) => id);
      expect(ids).toHaveLength(count);
      expect(table.map((line) => Number.parseInt(line, 10))).toEqual(ids);
    }
  });

  it("filters by status, text and time", async () => {
    await store("about miles");
    await store("buy now", { status: "spam" });
    const messages = async (line: string) =>
      JSON.parse((await contacts(`list --json ${line}`)).out).messages.length;
    expect(await messages("--status spam")).toBe(1);
    expect(await messages("--search MILES")).toBe(1);
    expect(await messages("--until 2001-01-01")).toBe(0);
    expect(await messages("--since 2001-01-01")).toBe(1);
    expect(await messages("--email ANN@example.org")).toBe(1);
  });

  it.each([
    ["--cursor nonsense!", "'nonsense!' is not a valid cursor."],
    ["--csv --json", "'--csv' cannot be used with option '--json'"],
    ["--since soon", "--since must be a date such as"],
    ["--limit 0", "--limit must be a whole number from 1 to 1000000, not '0'."],
    ["--status old", "new, read, answered, spam"],
  ])("%s is a usage error", async (line, sentence) => {
    const { code, err } = await contacts(`list ${line}`);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe("hostile messages are made harmless", () => {
  beforeEach(async () => {
    for (const { name, email, message } of hostileMessages) await store(message, { name, email });
  });

  it.each([80, 120])("in the table of %i columns, one row each", async (columns) => {
    const { out } = await contacts("list --limit 100", { columns });
    const plain = stripVTControlCharacters(out);
    expect(plain).not.toMatch(ACTING_CHARACTERS);
    expect(plain.trimEnd().split("\n")).toHaveLength(hostileMessages.length + 1);
  });

  it("in CSV, where no cell starts a formula", async () => {
    const { out } = await contacts("list --csv");
    expect(out.replaceAll("\r\n", "\n")).not.toMatch(ACTING_CHARACTERS);
    const reader = createRecordReader(",");
    const cells = [...reader.take(out), ...reader.end()].flatMap((record) => record.cells(","));
    expect(cells.length).toBe((hostileMessages.length + 1) * 7);
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
    const raw = await contacts("list --csv --raw");
    expect(raw.out).toContain(",=1+1,");
  });

  it("in JSON and NDJSON, which lose nothing", async () => {
    const all = JSON.parse((await contacts("list --limit 100 --json")).out).messages;
    const lines = (await contacts("list --ndjson")).out;
    expect(lines).not.toMatch(ACTING_CHARACTERS);
    const expected = hostileMessages.map(({ message }) => message).sort();
    const textsOf = (messages: { message: string }[]) => messages.map(({ message }) => message).sort();
    expect(textsOf(all)).toEqual(expected);
    expect(
      textsOf(
        lines
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ),
    ).toEqual(expected);
  });

  it("whole, where no line of theirs passes for one of ours", async () => {
    const id = await store("bye\n\nStatus    read", { name: "a\nStatus    read" });
    const { out } = await contacts(`show ${id}`);
    expect(out).not.toMatch(ACTING_CHARACTERS);
    expect(out.match(/^Status/gm)).toHaveLength(1);
    expect(out).toContain("│ Status    read");
  });
});

describe("changes", () => {
  it("mark messages, and report the IDs that do not exist", async () => {
    const id = await store("x");
    const { code, out, err } = await contacts(`mark ${id} 999999 --as read`);
    expect({ code, out, err }).toEqual({
      code: 3,
      out: "Marked 1 message as read.\n",
      err: "everyunit: There is no message 999999.\n",
    });
    expect(JSON.parse((await contacts(`show ${id} --json`)).out).status).toBe("read");
  });

  it("mark ranges, which may have gaps, and the ids on standard input", async () => {
    const [a, b, c, d] = [await store("a"), await store("b"), await store("c"), await store("d")];
    await contacts(`delete ${b} --yes`);
    expect(await contacts(`mark ${a}-${c} --as read`)).toMatchObject({
      code: 0,
      out: "Marked 2 messages as read.\n",
      err: "",
    });
    expect(await contacts("mark - --as spam", { input: [`${a}\n${c}`, ` ${d}\n`] })).toMatchObject({
      code: 0,
      out: "Marked 3 messages as spam.\n",
    });
    expect(await contacts("mark - --as spam", { input: "" })).toMatchObject({ code: 0, out: "" });
    expect(JSON.parse((await contacts("stats --json")).out).byStatus).toMatchObject({ new: 0, spam: 3 });
    expect(await contacts("mark 900001-900003 --as read")).toMatchObject({
      code: 3,
      err: "everyunit: There are no messages in that range.\n",
    });
  });

  it("mark the messages that match every filter", async () => {
    await store("buy casino chips");
    await store("casino of numbers", { name: "Bob" });
    await store("how long is a mile?");
    expect(await contacts("mark --search CASINO --status new --since 1d --as spam --dry-run")).toMatchObject({
      code: 0,
      out: "Would mark 2 messages as spam.\n",
    });
    expect((await contacts("mark --search bob --as read")).out).toBe("Marked 1 message as read.\n");
    expect((await contacts("mark --search casino --status new --since 1d --as spam")).out).toBe(
      "Marked 1 message as spam.\n",
    );
    expect((await contacts("mark --search casino --until 2001-01-01 --as spam")).out).toBe(
      "Marked 0 messages as spam.\n",
    );
    expect(JSON.parse((await contacts("stats --json")).out).byStatus).toMatchObject({
      new: 1,
      read: 1,
      spam: 1,
    });
  });

  it.each([
    ["", "Give message IDs, or a filter such as --search TEXT."],
    ["--search ''", "Give message IDs, or a filter such as --search TEXT."],
    ["3 --status new", "Give either message IDs or filters, not both."],
  ])("mark %s is a usage error, and marks nothing", async (words, sentence) => {
    await store("x");
    expect(await contacts(`mark ${words} --as spam`)).toMatchObject({
      code: 2,
      out: "",
      err: `everyunit: ${sentence}\n`,
    });
    expect(JSON.parse((await contacts("stats --json")).out).byStatus.new).toBe(1);
  });

  it.each([
    ["7-3", "The range '7-3' is reversed: write 3-7."],
    ["3-x", "'3-x' is not a message ID."],
    ["0-2", "'0-2' is not a message ID."],
  ])("refuse %s", async (ids, sentence) => {
    for (const command of [`mark ${ids} --as read`, `delete ${ids} --yes`, `show ${ids}`])
      expect(await contacts(command)).toMatchObject({ code: 2, out: "", err: `everyunit: ${sentence}\n` });
  });

  it("show several messages, as an array in JSON", async () => {
    const [a, b] = [await store("first"), await store("second")];
    const { out } = await contacts(`show ${a} ${b}`);
    expect(out.indexOf("│ first")).toBeLessThan(out.indexOf("│ second"));
    const messagesOf = async (ids: string) => JSON.parse((await contacts(`show ${ids} --json`)).out);
    expect((await messagesOf(`${a}-${b}`)).map(({ id }: { id: number }) => id)).toEqual([a, b]);
    expect((await messagesOf(`${b}`)).id).toBe(b);
    expect(await contacts(`show ${a} 999999`)).toMatchObject({
      code: 3,
      out: expect.stringContaining("│ first"),
      err: "everyunit: There is no message 999999.\n",
    });
  });

  it("purge all spam without an age, and nothing else without one", async () => {
    await store("x");
    await store("buy", { status: "spam" });
    expect(await contacts("purge --yes")).toMatchObject({ code: 2, out: "" });
    expect(await contacts("purge --status new --yes")).toMatchObject({ code: 2, out: "" });
    expect((await contacts("purge --status spam --dry-run")).out).toBe(
      "Would delete 1 message marked as spam.\n",
    );
    expect((await contacts("purge --status spam --yes")).out).toBe("Deleted 1 message marked as spam.\n");
    expect(JSON.parse((await contacts("stats --json")).out).total).toBe(1);
  });

  it("delete only after confirmation: a question on a terminal, --yes elsewhere", async () => {
    const id = await store("x");
    expect(await contacts(`delete ${id}`)).toMatchObject({ code: 2, out: "" });
    expect(await contacts(`delete ${id}`, { columns: 80, answer: "n" })).toMatchObject({ code: 0, out: "" });
    expect(await contacts(`delete ${id} --dry-run`)).toMatchObject({ out: "Would delete 1 message.\n" });
    expect(await contacts(`show ${id}`)).toMatchObject({ code: 0 });
    expect(await contacts(`delete ${id}`, { columns: 80, answer: "y" })).toMatchObject({
      out: "Deleted 1 message.\n",
    });
    expect(await contacts(`show ${id}`)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^everyunit: There is no message \d+: .+ deleted it at 20\d\d-.*\n$/),
    });
  });

  it("delete the lines that export writes, and no limit of ids", async () => {
    const kept = await store("other");
    for (let n = 0; n < 3; n++) await store('two\nlines, "quoted"', { email: "bob@example.org" });
    const csv = (await contacts("export bob@example.org --csv")).out;
    expect(await contacts("delete - --yes", { input: csv })).toMatchObject({ code: 2, out: "" });
    const lines = (await contacts("export bob@example.org")).out;
    expect(await contacts("delete - --yes", { input: lines })).toMatchObject({
      code: 0,
      out: "Deleted 3 messages.\n",
      err: "",
    });
    expect(await contacts("delete 1-999999999 --yes")).toMatchObject({ out: "Deleted 1 message.\n" });
    expect((await contacts(`show ${kept}`)).code).toBe(3);
  });

  it("filters mark, delete and purge as list is filtered, without spam unless it is asked for", async () => {
    await store("a", { email: "bob@example.org" });
    await store("buy", { email: "BOB@example.org", status: "spam" });
    await store("b");
    const listed = JSON.parse((await contacts("list --json")).out).messages;
    expect(listed.map(({ message }: { message: string }) => message)).toEqual(["b", "a"]);
    expect(JSON.parse((await contacts("list --json --status spam")).out).messages).toHaveLength(1);
    expect((await contacts("mark --email bob@example.org --as answered")).out).toBe(
      "Marked 1 message as answered.\n",
    );
    expect((await contacts("delete --email bob@example.org --yes")).out).toBe("Deleted 1 message.\n");
    expect((await contacts("purge --email bob@example.org --yes")).out).toBe("Deleted 1 message.\n");
    expect(JSON.parse((await contacts("stats --json")).out).total).toBe(1);
  });

  it("show a link for a reply, which quotes the message and acts on no terminal", async () => {
    const id = await store("How long?\n\u001b[31mRed & 5 > 3", { email: "a+b@example.org" });
    const { out } = await contacts(`show ${id}`);
    const link = new URL(/^Reply +(mailto:\S+)$/m.exec(out)?.[1] ?? "");
    expect(link.pathname).toBe("a%2Bb@example.org");
    const lines = (link.searchParams.get("body") ?? "").split("\r\n");
    expect(lines.slice(0, 3)).toEqual(["Hello Ann,", "", ""]);
    expect(lines[3]).toMatch(/^On \d{4}-\d\d-\d\d you wrote:$/);
    expect(lines.slice(4)).toEqual(["> How long?", "> \u001b[31mRed & 5 > 3"]);
    expect(out).not.toMatch(ACTING_CHARACTERS);
  });

  it("purge messages older than an age", async () => {
    await store("x");
    const later = new Date(Date.now() + 400 * 86_400_000);
    expect((await contacts("purge --older-than 365d --yes")).out).toMatch(/^Deleted 0 messages /);
    expect((await contacts("purge --older-than 365d", { now: later })).code).toBe(2);
    expect((await contacts("purge --older-than 365d --yes", { now: later })).out).toMatch(
      /^Deleted 1 message /,
    );
  });

  it("export all messages from one address, in any case, and no others", async () => {
    await store("mine", { email: "Bob@Example.org" });
    await store("other");
    const { out } = await contacts("export bob@example.org");
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).message),
    ).toEqual(["mine"]);
    expect((await contacts("export nobody@example.org")).code).toBe(3);
  });

  it("stats count by status", async () => {
    await store("a");
    await store("b", { status: "spam" });
    expect(JSON.parse((await contacts("stats --json")).out)).toMatchObject({
      total: 2,
      byStatus: { new: 1, spam: 1 },
    });
  });
});

it("an unreachable database is one sentence and exit code 1", async () => {
  const { code, out, err } = await runCli(["contacts", "list"], {
    env: { DATABASE_URL: "postgres://u:p@127.0.0.1:1/x" },
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^everyunit: PostgreSQL at [^\n]*: nothing listens there\. [^\n]*\n$/);
});

describe("without a database", () => {
  // From another folder, or with a mistyped DATA_DIR, each of these made an empty 42 MB database and reported no messages.
  it.each(["list", "stats", "show 1", "mark 1 --as read", "delete 1 --yes", "purge --older-than 1d --yes"])(
    "contacts %s says so, and creates none",
    async (line) => {
      const folder = mkdtempSync("/tmp/everyunit-nothing-");
      const dataDir = join(folder, "data");
      const { code, out, err } = await runCli(["contacts", ...wordsOf(line)], { env: { DATA_DIR: dataDir } });
      expect({ code, out, err }).toEqual({
        code: 1,
        out: "",
        err: `everyunit: There is no database at ${dataDir}: run this in the site's folder, or set DATA_DIR or DATABASE_URL.\n`,
      });
      expect(readdirSync(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  );

  it("an empty database on a server stays empty", async () => {
    const empty = await createEmptyDatabase();
    const { code, err } = await runCli(["contacts", "stats"], { env: { DATABASE_URL: empty.url } });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^everyunit: PostgreSQL at .*: the tables are missing\. Run everyunit db migrate.*\n$/,
      ),
    });
    expect((await migrationStatus(empty.url)).applied).toBe(0);
    await empty.drop();
  });
});
