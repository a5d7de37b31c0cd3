import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { storeMessage } from "../../../db/contact-messages";
import { contactMessages } from "../../../db/schema";
import { openTestDatabase } from "../../support/database";
import { startDatabaseProxy } from "../../support/database-proxy";
import { hostileMessages } from "../../support/hostile-messages";
import { runCli } from "../../support/run-cli";

const database = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "everyunit-watch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const watch = (words: readonly string[], url = database.url) =>
  runCli(["contacts", "watch", "--interval", "1", ...words], { env: { DATABASE_URL: url } });

async function store(text: string, more: { name?: string; status?: "new" | "spam" } = {}): Promise<number> {
  const message = { formId: randomUUID(), name: "Ann", email: "ann@example.org", ...more, message: text };
  return (await storeMessage(database.db, message)).id;
}

/**
 * A shell script that appends its arguments and its standard input to a file, and fails the first times it runs. Not a
 * Node.js program, which takes twenty times as long to start.
 */
function recorder({ failures = 0 } = {}): { command: string[]; read(): { args: string[]; input: string }[] } {
  const log = join(folder, `${randomUUID()}.log`);
  const script = join(folder, `${randomUUID()}.sh`);
  writeFileSync(log, "");
  writeFileSync(
    script,
    `{ printf '%s\\0' "$@"; printf '\\0'; cat; printf '\\0\\0\\0'; } >> '${log}'
     echo >> '${log}.runs'
     [ "$(wc -l < '${log}.runs')" -gt ${failures} ] || exit 3`,
  );
  return {
    command: ["sh", script],
    read: () =>
      readFileSync(log, "utf8")
        .split("\0\0\0")
        .slice(0, -1)
        .map((entry) => {
          const [args = "", input = ""] = entry.split("\0\0");
          return { args: args.split("\0").filter((arg) => arg !== ""), input };
        }),
  };
}

/** Waits until the watch has read the messages that are there, and so reports only later ones. */
async function untilWatching(): Promise<void> {
  // Two queries find what is there, and each later one what is new.
  for (const ends = new Set<string>(); ends.size < 3; ) {
    const { rows } = await database.db.pool.query(
      "select state_change::text from pg_stat_activity where application_name = 'everyunit cli' and datname = current_database() and query = 'commit' and state = 'idle'",
    );
    for (const { state_change } of rows) ends.add(state_change);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeEach(async () => {
  await database.db.orm.delete(contactMessages);
});

it("prints new messages, and no earlier ones", async () => {
  await store("old");
  const run = watch(["--limit", "2"]);
  await untilWatching();
  const first = await store("first\nline");
  await store("spam", { status: "spam" });
  await store("second");
  const { code, out } = await run;
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^${first}  .+  new  Ann  ann@example.org  first line$`)),
    expect.stringContaining("  second"),
    "",
  ]);
});

it("starts with messages from --since, filters them, and prints JSON", async () => {
  await store("buy", { status: "spam" });
  const id = await store("about miles");
  const { code, out } = await watch(["--since", "1h", "--status", "new", "--ndjson", "--limit", "1"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ id, message: "about miles", status: "new" });
});

it("runs a command for each message, with the message on its standard input only", async () => {
  for (const { name, message } of hostileMessages) await store(message, { name });
  const hook = recorder();
  const words = [
    "--since",
    "1h",
    "--limit",
    String(hostileMessages.length),
    "--",
    ...hook.command,
    "--to",
    "$(id)",
  ];
  expect(await watch(words)).toMatchObject({ code: 0, out: "", err: "" });
  const runs = hook.read();
  for (const { args, input } of runs) {
    expect(args).toEqual(["--to", "$(id)"]);
    expect(input).toMatch(/^\{[^\n]*\}\n$/);
  }
  expect(runs.map(({ input }) => JSON.parse(input).message)).toEqual(
    hostileMessages.map(({ message }) => message),
  );
});

it("runs a command that fails again, reports the third failure for one message, and continues", async () => {
  const [first, second] = [await store("first"), await store("second")];
  const hook = recorder({ failures: 3 });
  const { code, err } = await watch(["--since", "1h", "--limit", "2", "--", ...hook.command]);
  expect(code).toBe(0);
  const retrying = `The command failed for message ${first} (exit code 3). Retrying in 1 s.`;
  expect(err.split("\n")).toEqual([
    retrying,
    retrying,
    `everyunit: The command failed for message ${first} (exit code 3) 3 times.`,
    "",
  ]);
  expect(hook.read().map(({ input }) => JSON.parse(input).id)).toEqual([first, first, first, second]);
});

it("ends if the command does not exist", async () => {
  await store("first");
  expect(await watch(["--since", "1h", "--", "/nonexistent/hook"])).toMatchObject({
    code: 1,
    err: "everyunit: Cannot run '/nonexistent/hook': there is no such program.\n",
  });
});

it("continues after the database was unavailable, and misses nothing", async () => {
  const proxy = await startDatabaseProxy(database.url);
  try {
    const before = await store("before");
    const hook = recorder();
    const run = watch(["--since", "1h", "--limit", "3", "--", ...hook.command], proxy.url);
    while (hook.read().length < 1) await new Promise((resolve) => setTimeout(resolve, 20));
    proxy.cut();
    const during = await store("during");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(hook.read()).toHaveLength(1);
    proxy.heal();
    const after = await store("after");
    const { code, err } = await run;
    expect(code).toBe(0);
    expect(hook.read().map(({ input }) => JSON.parse(input).id)).toEqual([before, during, after]);
    expect(err).toMatch(/^[^\n]+ Retrying every 1 s\.\nThe database is available again\.\n$/);
  } finally {
    await proxy.close();
  }
});
