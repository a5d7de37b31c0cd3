import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { openTestDatabase } from "../support/database";
import { runCli, wordsOf } from "../support/run-cli";

const database = openTestDatabase();
const ROW = /^\| `(everyunit (?:contacts|db) .* --json)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm;
const rows = [...readFileSync("docs/cli.md", "utf8").matchAll(ROW)].map(
  ([, command = "", prints = "", fields = ""]) => ({
    command,
    prints,
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }),
);

const run = (command: string) => runCli(wordsOf(command).slice(1), { env: { DATABASE_URL: database.url } });

it("docs/cli.md describes the JSON of messages and migrations", () => {
  expect(rows).toHaveLength(5);
});

it.each(rows)("$command: $prints", async ({ command, prints, fields }) => {
  const message = { formId: randomUUID(), name: "Ann", email: "ann@example.org", message: "text" };
  const { id } = await storeMessage(database.db, message);
  const { out } = await run(command.replace(/ 12 /, ` ${id} `).replace(/ 3-7 /, ` ${id}-${id + 1} `));
  const parsed: unknown = JSON.parse(out);
  expect(Array.isArray(parsed)).toBe(prints.startsWith("an array"));
  const object = (Array.isArray(parsed) ? parsed[0] : parsed) as Record<string, unknown>;
  expect(Object.keys(object)).toEqual(fields);
  if (prints.includes("`messages` is an array")) expect(object.messages).toBeInstanceOf(Array);
});
