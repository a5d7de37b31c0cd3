import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deliverDue, pauseMs } from "~/contact/webhook.server";
import { storeMessage } from "~db/contact-messages";
import { latestFailure, notificationCounts } from "~db/notifications";
import { contactMessages } from "~db/schema";
import { openTestDatabase } from "../../support/database";
import { type LoopbackFeed, startFeed } from "../../support/loopback-feed";

const database = openTestDatabase();
const HOSTILE = 'Hello"}\n\u2028</script>\u001b[31m {{x}} $y ; drop table';

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown> };
let received: Received[];
let webhook: LoopbackFeed | undefined;

beforeEach(async () => {
  received = [];
  await database.db.orm.delete(contactMessages);
});
afterEach(() => {
  vi.useRealTimers();
  return webhook?.close();
});

/** Answers each request that was received, in order, with the next status; then with the last. */
async function listen(answer: RequestListener): Promise<string> {
  webhook = await startFeed(async (request, response) => {
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    answer(request, response);
  });
  return webhook.url;
}

const answering = (...statuses: number[]): RequestListener => {
  let count = 0;
  return (_, response) => response.writeHead(statuses[Math.min(count++, statuses.length - 1)] ?? 500).end();
};

async function store(message = "Hello", isNotified = true) {
  const formId = randomUUID();
  const { id } = await storeMessage(database.db, {
    formId,
    name: "Ann",
    email: "ann@example.org",
    message,
    isNotified,
  });
  return { id, formId };
}

const pass = (ms: number) =>
  database.db.orm.update(contactMessages).set({
    notifyAt: sql`notify_at - ${ms} * interval '1 millisecond'`,
    createdAt: sql`created_at - ${ms} * interval '1 millisecond'`,
  });

// Twenty a minute were fewer than the sixty that a minute may bring.
it("posts all that wait in one run", async () => {
  const url = await listen(answering(204));
  for (let stored = 0; stored < 60; stored += 1) await store();
  expect(await deliverDue(database.db, url)).toBe(true);
  expect(received).toHaveLength(60);
});

it("posts each new message once as JSON, under the key of its form", async () => {
  const url = await listen(answering(204));
  const { id, formId } = await store(HOSTILE);
  await store("not to be posted", false);
  await Promise.all([deliverDue(database.db, url), deliverDue(database.db, url)]);
  await deliverDue(database.db, url);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": formId,
  });
  expect(received[0]?.body).toEqual({
    id,
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    name: "Ann",
    email: "ann@example.org",
    message: HOSTILE,
    formId,
  });
  expect(await notificationCounts(database.db)).toEqual({ waiting: 0, failed: 0 });
});

it("tries again after growing pauses, and stops once it is accepted", async () => {
  const url = await listen(answering(500, 503, 200));
  await store();
  expect(await deliverDue(database.db, url)).toBe(false);
  expect(await deliverDue(database.db, url)).toBe(true);
  expect(received).toHaveLength(1);
  expect(await latestFailure(database.db)).toBe("it answered 500");
  expect(await notificationCounts(database.db)).toEqual({ waiting: 1, failed: 0 });
  for (const minutes of [1, 2, 60]) {
    await pass(minutes * 60_000);
    await deliverDue(database.db, url);
  }
  expect(received).toHaveLength(3);
  expect(await notificationCounts(database.db)).toEqual({ waiting: 0, failed: 0 });
  expect([0, 1, 2, 30].map((attempts) => pauseMs(attempts) / 60_000)).toEqual([1, 2, 4, 360]);
});

// A replica whose clock was days ahead gave each message up when it failed once.
it("goes by the server's clock", async () => {
  const url = await listen(answering(500));
  await store();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 86_400_000 });
  await deliverDue(database.db, url);
  expect(await notificationCounts(database.db)).toEqual({ waiting: 1, failed: 0 });
});

it("gives a message up after three days", async () => {
  const url = await listen(answering(500));
  await store();
  await pass(3 * 86_400_000);
  await deliverDue(database.db, url);
  await pass(3 * 86_400_000);
  await deliverDue(database.db, url);
  expect(received).toHaveLength(1);
  expect(await notificationCounts(database.db)).toEqual({ waiting: 0, failed: 1 });
});

it.each<[string, RequestListener, RegExp]>([
  [
    "redirects",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    /302, a redirect/,
  ],
  ["hangs", () => {}, /did not respond in time/],
  ["is dead", (request) => request.socket.destroy(), /closed the connection/],
])("records why a webhook that %s did not get a message", async (_, answer, reason) => {
  const url = await listen(answer);
  await store();
  expect(await deliverDue(database.db, url, 500)).toBe(false);
  expect(await latestFailure(database.db)).toMatch(reason);
});

// Only the metrics showed it, and alerted after eleven messages or three days.
it("logs in one line why a message was not accepted, without the message", async () => {
  const url = await listen(answering(500));
  await store();
  const script = `
    import { deliverDue } from "./app/contact/webhook.server.ts";
    import { openDatabase } from "./db/client.ts";
    const db = openDatabase(process.argv[1]);
    await deliverDue(db, process.argv[2]);
    await db.close();`;
  const { stderr } = await promisify(execFile)(process.execPath, [
    ...["--import", "tsx", "--input-type=module", "--eval", script],
    ...[database.url, url],
  ]);
  expect(stderr).toMatch(/^[^\n]*"msg":"a message was not accepted by CONTACT_WEBHOOK: it answered 500"}\n$/);
  expect(stderr).not.toMatch(/Ann|ann@|Hello|127\.0\.0\.1/);
});

it("does not read an answer of a gigabyte", async () => {
  let sentBytes = 0;
  const chunk = Buffer.alloc(1_000_000);
  const url = await listen((_, response) => {
    const send = () => {
      while (sentBytes < 1e9 && !response.destroyed) {
        sentBytes += chunk.length;
        if (!response.write(chunk)) return response.once("drain", send);
      }
    };
    response.writeHead(200);
    send();
  });
  await store();
  expect(await deliverDue(database.db, url)).toBe(true);
  expect(sentBytes).toBeLessThan(50_000_000);
});
