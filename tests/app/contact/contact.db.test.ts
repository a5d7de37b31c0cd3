import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueToken } from "~/contact/form-token.server";
import { openTestDatabase } from "../../support/database";
import { type DatabaseProxy, startDatabaseProxy } from "../../support/database-proxy";
import { present } from "../../support/present";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let proxy: DatabaseProxy;
let site: TestSite;

beforeAll(async () => {
  proxy = await startDatabaseProxy(database.url);
  site = await startTestSite(proxy.url, { TRUST_PROXY: "1", CONTACT_LIMITS: "5,12" });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await proxy.close();
});

beforeEach(async () => {
  await database.db.pool.query("truncate contact_messages, contact_attempts");
});

const good = { name: "Ann", email: "ann@example.org", message: "Hello" };

const sendText = (body: string, from = "1.1.1.1") =>
  fetch(`${site.origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${from}` },
    body,
  });
const send = (body: object, from?: string) => sendText(JSON.stringify(body), from);

const sendForm = (fields: Record<string, string>) =>
  fetch(`${site.origin}/help`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

async function stored() {
  const { rows } = await database.db.pool.query("select * from contact_messages order by id");
  return rows;
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe("POST /api/contact", () => {
  it("responds with 201 once the row is committed", async () => {
    const answer = await send(good);
    expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
    expect(await stored()).toEqual([expect.objectContaining({ ...good, status: "new", spam_marks: [] })]);
  });

  it("stores a form once if it is sent twice, even simultaneously or over the limit", async () => {
    const message = { ...good, id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(message)));
    for (let count = 0; count < 4; count += 1) answers.push(await send(message));
    expect(statuses(answers)).toEqual(Array(8).fill(201));
    expect(await stored()).toHaveLength(1);
  });

  it("responds with 422 if a form's id is reused with another body", async () => {
    const message = { ...good, id: randomUUID() };
    await send(message);
    const answer = await send({ ...message, message: "Something else" });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ error: "message_conflict" }),
    ]);
    expect(await stored()).toEqual([expect.objectContaining({ message: "Hello" })]);
  });

  it("keeps every character that was sent", async () => {
    const message =
      "\u001b]52;c;aGk=\u0007 \u202e\u0085 =cmd|' /C calc'!A0 '; drop table contact_messages; -- 😀\r\n\t\u200b";
    await send({ ...good, name: "‮Ann\u001b[2J", message });
    expect(await stored()).toEqual([expect.objectContaining({ message, name: "‮Ann\u001b[2J" })]);
  });

  it("takes the longest message, whatever its characters are and however JSON writes them", async () => {
    const message = "🙂".repeat(5_000);
    expect((await send({ ...good, message })).status).toBe(201);
    const escaped = JSON.stringify({ ...good, message }).replaceAll("🙂", "\\ud83d\\ude42");
    expect((await sendText(escaped)).status).toBe(201);
    expect((await stored()).map((row) => row.message)).toEqual([message, message]);
  });

  it("refuses a body over 16 KiB", async () => {
    const body = JSON.stringify(good);
    expect((await sendText(body.padEnd(16_384))).status).toBe(201);
    for (const tooLong of [body.padEnd(16_385), JSON.stringify({ ...good, message: "x".repeat(17_000) })]) {
      const answer = await sendText(tooLong);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ error: "body_too_large" }),
      ]);
    }
  });

  it("refuses an address's sixth message within a minute, and says when to retry", async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await send(good));
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(present(answers[5]).headers.get("retry-after"))).toBeGreaterThan(50);
    expect((await send(good, "2.2.2.2")).status).toBe(201);
  });

  it("refuses messages over the overall limit, from any number of addresses", async () => {
    const answers: Response[] = [];
    const page = await (await fetch(`${site.origin}/help`)).text();
    const token = /name="token" value="([^"]*)"/.exec(page)?.[1];
    // Without a form's token half of the slots, with one the other half.
    for (let count = 0; count < 8; count += 1) answers.push(await send(good, `3.3.3.${count}`));
    expect(statuses(answers)).toEqual([...Array(6).fill(201), 429, 429]);
    await sleep(300);
    for (let count = 0; count < 8; count += 1)
      answers.push(await send({ ...good, token }, `2001:db8:${count}::1`));
    expect(statuses(answers).slice(8)).toEqual([...Array(6).fill(201), 429, 429]);
  });

  it("uses the address that the proxy saw, not the one that the client claims", async () => {
    for (let count = 0; count < 5; count += 1) await send(good, "4.4.4.4");
    const forged = await fetch(`${site.origin}/api/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": "8.8.8.8, 4.4.4.4",
        "x-everyunit-client": "9.9.9.9",
      },
      body: JSON.stringify(good),
    });
    expect(forged.status).toBe(429);
  });

  it("stores a hash of the address, never the address", async () => {
    await send(good, "5.5.5.5");
    expect(JSON.stringify(await stored())).not.toContain("5.5.5.5");
    const { rows } = await database.db.pool.query("select sender_key from contact_attempts");
    expect(rows).toEqual([{ sender_key: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it("stores a suspicious message as spam, and responds as usual", async () => {
    const answers = [
      await send({ ...good, website: "http://spam.example" }),
      await send({ ...good, token: "forged.token" }),
    ];
    expect(statuses(answers)).toEqual([201, 201]);
    expect((await stored()).map(({ status, spam_marks }) => [status, spam_marks])).toEqual([
      ["spam", ["honeypot"]],
      ["spam", ["forged_token"]],
    ]);
  });
});

describe("a form rendered by another replica", () => {
  // For as long as the clocks differed, messages were stored as spam each midnight.
  it("is not considered forged if that replica's clock has already reached the next day", async () => {
    await send({ ...good, token: "forged.token" });
    const secret = Buffer.alloc(32, 7);
    await database.db.pool.query(
      "insert into shared_secrets (purpose, day, secret) values ('contact-form', current_date + 1, $1)",
      [secret],
    );
    await send({ ...good, token: issueToken(secret, Date.now() + 60_000) });
    await database.db.pool.query("delete from shared_secrets where day > current_date");
    expect((await stored()).map(({ status }) => status)).toEqual(["spam", "new"]);
  });
});

describe("the form without JavaScript", () => {
  it("contains an id and a signed token, and a person's message is not spam", async () => {
    const page = await (await fetch(`${site.origin}/help`)).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
    expect(field("id")).toMatch(/^[\da-f-]{36}$/);
    expect(field("token")).toMatch(/^[\da-z]+\.[\w-]{43}$/);
    await sleep(300);
    const answer = await sendForm({ ...good, id: field("id"), token: field("token"), website: "" });
    expect(answer.status).toBeLessThan(400);
    expect(await stored()).toEqual([expect.objectContaining({ form_id: field("id"), status: "new" })]);
  });

  it("returns the text and the id with the errors beside the fields", async () => {
    const id = randomUUID();
    const answer = await sendForm({ ...good, id, email: "nobody", message: "My <b>words</b>" });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("Please enter an email address");
    expect(page).toMatch(/<input(?=[^>]* name="email")[^>]* aria-invalid="true"/);
    expect(page).toContain(`name="id" value="${id}"`);
    expect(page).toContain("My &lt;b&gt;words&lt;/b&gt;");
    expect(await stored()).toEqual([]);
  });

  it("stores line breaks as scripts send them", async () => {
    await sendForm({ ...good, message: "one\r\ntwo" });
    expect(await stored()).toEqual([expect.objectContaining({ message: "one\ntwo" })]);
  });

  it("refuses a form over 64 KiB", async () => {
    expect((await sendForm({ ...good, message: "x".repeat(70_000) })).status).toBe(413);
  });
});

// Messages that waited occupied all connections, and /readyz took the replica out of service.
it("reports that the database is ready while messages wait for a lock", async () => {
  const waiting = async () => {
    const { rows } = await database.db.pool.query(
      "select count(*)::int from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
    );
    return rows[0].count;
  };
  const answers = await database.db.transaction(async (orm) => {
    await orm.execute("lock table contact_attempts in exclusive mode");
    const sent = Array.from({ length: 12 }, (_, i) => send(good, `8.8.8.${i}`));
    await expect.poll(waiting).toBe(8);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    return sent;
  });
  await Promise.all(answers);
});

describe("while the database is unavailable", () => {
  it.each(["cut", "hang"] as const)(
    "says so within 3 s, goes on converting, and is back within 5 s (%s)",
    async (way) => {
      expect((await send(good, "7.7.7.7")).status).toBe(201);
      proxy[way]();
      const startedMs = Date.now();
      const answer = await send(good, "7.7.7.7");
      expect(Date.now() - startedMs).toBeLessThan(3_000);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ error: "storage_unavailable" }),
      ]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);

      const readyAskedMs = Date.now();
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
      expect(Date.now() - readyAskedMs).toBeLessThan(1_000);
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${site.origin}/help`)).status).toBe(200);
      const body = JSON.stringify({ category: "length", fromUnit: "ft", toUnit: "m", value: 0.1 });
      const headers = { "content-type": "application/json" };
      const converted = await fetch(`${site.origin}/api/convert`, { method: "POST", headers, body });
      expect(await converted.json()).toEqual({ result: 0.03048 });

      proxy.heal();
      await expect
        .poll(async () => (await send(good, "7.7.7.8")).status, { timeout: 5_000, interval: 200 })
        .toBe(201);
    },
  );
});
