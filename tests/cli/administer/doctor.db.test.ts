import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { storeMessage } from "../../../db/contact-messages";
import { recordFailure } from "../../../db/notifications";
import { contactMessages } from "../../../db/schema";
import { createEmptyDatabase, openTestDatabase } from "../../support/database";
import { startFeed } from "../../support/loopback-feed";
import { runCli } from "../../support/run-cli";

const database = openTestDatabase();
const HOME = "/nonexistent";
const doctor = (env: Record<string, string> = {}) =>
  runCli(["doctor"], { env: { DATABASE_URL: database.url, HOME, ...env } });

beforeEach(async () => {
  await database.db.orm.delete(contactMessages);
});

it("finds nothing wrong with a site in order, and shows no password", async () => {
  const site = await startFeed((_, response) => response.end("{}"));
  const url = new URL(database.url);
  const { code, out } = await doctor({ SITE_ORIGIN: new URL(site.url).origin });
  await site.close();
  expect(code).toBe(0);
  expect(out).toMatch(/^ok +settings +All settings are valid\.$/m);
  expect(out).toMatch(/^ok +database +PostgreSQL [\d.]+.* at .+, database test_\w+, user \S+\.$/m);
  expect(out).toMatch(/^ok +schema +All \d+ migrations are applied\.$/m);
  expect(out).toMatch(/^ok +proxy +http:\S+ responds\.$/m);
  if (url.password) expect(out).not.toContain(url.password);
});

it("says what is wrong with each part, and what to do", async () => {
  const { id } = await storeMessage(database.db, {
    formId: randomUUID(),
    name: "Ann",
    email: "ann@example.org",
    message: "Hello",
    isNotified: true,
  });
  await recordFailure(database.db, id, "it answered 500", 60_000);
  const { code, out } = await doctor({
    CONTACT_KEEP_DAY: "3",
    CONTACT_WEBHOOK: "http://127.0.0.1:1/",
    SITE_ORIGIN: "https://127.0.0.1:1",
  });
  expect(code).toBe(1);
  for (const line of [
    /^wrong +settings +CONTACT_KEEP_DAY is not a setting\. Write CONTACT_KEEP_DAYS instead\.$/m,
    /^wrong +webhook +CONTACT_WEBHOOK did not get 1 message: it answered 500\./m,
    /^wrong +proxy +https:\/\/127\.0\.0\.1:1 does not respond\./m,
    /^wrong +proxy +TRUST_PROXY is 0/m,
  ])
    expect(out).toMatch(line);
});

it("says that a database cannot be used, and changes nothing there", async () => {
  const empty = await createEmptyDatabase();
  const missing = new URL(empty.url);
  missing.pathname = "/nosuch";
  for (const [url, problem] of [
    [empty.url, "the tables are missing"],
    [missing.href, "there is no database 'nosuch'"],
  ] as const) {
    const { code, out } = await doctor({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(out).toContain(problem);
  }
  await empty.drop();
});
