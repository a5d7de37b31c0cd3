import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { builtCli } from "../support/built-cli";
import { openTestDatabase } from "../support/database";

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
