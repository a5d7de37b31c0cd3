import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { keepAsking } from "../../support/keep-asking";
import { sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let site: TestSite;

afterEach(() => site.stop());

const CLIENTS = 20;

// It was killed, and its embedded PostgreSQL went on without it.
it("a site whose terminal closes stops as with Ctrl-C", async () => {
  site = await startTestSite(database.url);
  process.kill(site.processId, "SIGHUP");
  expect(await site.stop()).toBe(0);
});

describe("a site that receives SIGTERM", () => {
  // Idle sockets were destroyed with a request unread: 20 busy clients saw 20 resets.
  it("answers every request on busy connections, and exits with code 0", async () => {
    site = await startTestSite(database.url);
    const clients = Array.from({ length: CLIENTS }, () => keepAsking(site.port));
    await sleep(300);
    process.kill(site.processId, "SIGTERM");
    const outcomes = await Promise.all(clients);
    expect(outcomes.filter(({ isReset }) => isReset)).toEqual([]);
    expect(outcomes.every(({ answers }) => answers > 0)).toBe(true);
    expect(await site.stop()).toBe(0);
  });

  it("fails its health checks first, still answers requests, and closes each connection", async () => {
    site = await startTestSite(database.url);
    process.kill(site.processId, "SIGTERM");
    await expect.poll(async () => (await sendRaw(`${site.origin}/healthz`)).status).toBe(503);
    const paths = ["/healthz", "/readyz", "/", "/help", "/favicon.ico", "/nope", "/build/nope.js"];
    const answers = await Promise.all(paths.map((path) => sendRaw(site.origin + path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200, 404, 404]);
    expect(answers.map(({ headers }) => headers.connection)).toEqual(paths.map(() => "close"));
    expect(await site.stop()).toBe(0);
  });

  it("does not wait for a connection that never sent a request", async () => {
    site = await startTestSite(database.url);
    const silent = connect(site.port, "127.0.0.1");
    await once(silent, "connect");
    // 1 would say that the server gave up waiting.
    expect(await site.stop()).toBe(0);
    silent.destroy();
  });
});
