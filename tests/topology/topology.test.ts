import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideCaddy } from "../../scripts/gate/find-servers";
import { caddyEdge } from "../../scripts/topology/caddy-edge";
import { failuresOf, startLoad } from "../../scripts/topology/mixed-load";
import { startTopology, type Topology } from "../../scripts/topology/start-topology";
import { present } from "../support/present";
import { sendBrokenBody } from "./broken-body";
import { askDuringUpgrade, FOUND } from "./two-versions";

/** Another loopback address, to distinguish visitors from replicas in Caddy's log. */
const VISITOR = "127.0.0.9";
const FIRST_PORT = 4230;
/** Enough for a request at any moment of a restart, without using up both cores. */
const THINK_MS = 50;
let topology: Topology;

beforeAll(async () => {
  const caddy = await provideCaddy();
  if (!caddy) throw new Error("npm test runs these tests only where there is a Caddy.");
  topology = await startTopology(caddyEdge(caddy), FIRST_PORT);
}, 300_000);
afterAll(() => topology?.stop(), 60_000);

const visitEdge = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${topology.origin}${path}`, { localAddress: VISITOR, family: 4, headers }, (response) => {
      response.resume().once("end", () => resolve(response));
    })
      .once("error", reject)
      .end();
  });

/** A conversion by another visitor, and the health check: their statuses. */
async function askBeside(): Promise<readonly number[]> {
  const body = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
  const headers = { "content-type": "application/json" };
  const answers = await Promise.all([
    fetch(`${topology.origin}/api/convert`, { method: "POST", headers, body }),
    fetch(`${topology.origin}/healthz`),
  ]);
  for (const answer of answers) await answer.arrayBuffer();
  return answers.map(({ status }) => status);
}

/** Resets the connection as soon as the answer begins to arrive. */
const leaveEarly = (path: string) =>
  new Promise<void>((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: FIRST_PORT, localAddress: VISITOR });
    socket.once("data", () => socket.resetAndDestroy());
    socket.on("error", () => {}).once("close", () => resolve());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  });

describe("behind the edge", () => {
  // Each replica answered 404 for the scripts of the other's pages, which then did nothing.
  it("a page finds its scripts while the replicas run different versions", async () => {
    const edge = caddyEdge(present(await provideCaddy()));
    expect(await askDuringUpgrade(edge, FIRST_PORT + 20)).toEqual(FOUND);
  }, 60_000);

  // Caddy counted each against the replica: one a second took the site down for everyone.
  it("one broken chunked body per second fails no other visitor's request", async () => {
    const load = startLoad(topology.origin, 4, THINK_MS);
    for (let second = 0; second < 4; second++) await Promise.all([sendBrokenBody(FIRST_PORT), sleep(1_000)]);
    const outcomes = await load.stop();
    expect(failuresOf(outcomes)).toEqual({});
    expect(outcomes.counts.get("200")).toBeGreaterThan(50);
  }, 60_000);

  // The rest of the body stayed unread on the connection to the replica, and the next visitor on it got a 502 after 4.6 s.
  it("rejecting a body unread fails no other visitor's request", async () => {
    const load = startLoad(topology.origin, 4, THINK_MS);
    const big = `${"x".repeat(40_000)}`;
    const post = (path: string, type: string) =>
      fetch(`${topology.origin}${path}`, { method: "POST", headers: { "content-type": type }, body: big });
    const refused: number[] = [];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        post("/api/convert", "application/json"),
        post("/api/convert", "text/plain"),
        post("/help", "text/plain"),
        post("/nowhere", "text/plain"),
      ]);
      for (const answer of answers) await answer.arrayBuffer();
      refused.push(...answers.map(({ status }) => status));
    }
    expect(failuresOf(await load.stop())).toEqual({});
    expect(refused.filter((status) => status >= 500)).toEqual([]);
  }, 60_000);

  // Conversions waited for 5 s, the health check failed, and the edge dropped the replicas.
  it.each([
    ["60 new pages", 60, (i: number) => `/convert/length?value=${i}.5&from=mi&to=km`],
    ["100 unknown paths", 100, (i: number) => `/wp-${i}/login.php`],
    [
      "ten hard questions",
      10,
      (i: number) => `/api/ask?q=${i}+mile+foot+yard+inch+gallon+pint+quart+cup+to+kg`,
    ],
  ])(
    "%s a second from one address fail no conversion and no health check",
    async (_, perSecond, path) => {
      const flood: ReturnType<typeof visitEdge>[] = [];
      const beside: (readonly number[])[] = [];
      for (let i = 0; i < 3 * perSecond; i += 1) {
        flood.push(visitEdge(path(i)));
        if (i % Math.ceil(perSecond / 10) === 0) beside.push(await askBeside());
        await sleep(1_000 / perSecond);
      }
      const statuses = new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode));
      expect(beside.flat().filter((status) => status !== 200)).toEqual([]);
      for (const status of statuses) expect([200, 400, 404, 429, 503]).toContain(status);
    },
    60_000,
  );

  // 14 x 502 and 64 x 503 in six restarts.
  it("a rolling restart fails no request and loses no message", async () => {
    const load = startLoad(topology.origin, 6, THINK_MS);
    const exitCodes = [await topology.restart(0), await topology.restart(1)];
    const outcomes = await load.stop();
    expect(failuresOf(outcomes)).toEqual({});
    expect(exitCodes).toEqual([0, 0]);
    expect(outcomes.acknowledged.size).toBeGreaterThan(0);
  }, 120_000);

  // Up to 69 messages and conversions waited 5 s for their 502.
  it("killing a replica costs a request at most two seconds", async () => {
    const body = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
    const longestMs: number[] = [];
    let isOver = false;
    const clients = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const startedAt = performance.now();
        await fetch(`${topology.origin}/api/convert`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        }).then((answer) => answer.arrayBuffer());
        longestMs.push(performance.now() - startedAt);
      }
    });
    await sleep(300);
    const restarted = topology.crash(0);
    await sleep(3_000);
    isOver = true;
    await Promise.all([...clients, restarted]);
    // 1.9 s, and what a busy machine adds.
    expect(Math.max(...longestMs)).toBeLessThan(3_500);
  }, 60_000);

  it("killing a replica fails no request once the edge has noticed", async () => {
    process.kill(present(topology.processIds()[0]), "SIGKILL");
    await sleep(2_500);
    const load = startLoad(topology.origin, 4, THINK_MS);
    await sleep(2_000);
    await topology.crash(0);
    const outcomes = await load.stop();
    expect(failuresOf(outcomes)).toEqual({});
    expect(outcomes.counts.get("200")).toBeGreaterThan(0);
  }, 60_000);

  it("a response has one request id", async () => {
    expect((await visitEdge("/terms")).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("the metrics are not public", async () => {
    expect((await visitEdge("/metrics", { authorization: "Bearer anything" })).statusCode).toBe(404);
  });

  // Caddy logged the address of each visitor who left while a page was loading; newer versions log the URL too.
  it("Caddy's log contains nothing about a visitor who leaves before an answer is complete", async () => {
    for (let visit = 0; visit < 20; visit++) await leaveEarly("/api/units?secret=8150.0815");
    for (const secret of [VISITOR, "8150.0815", "/api/units"])
      expect(topology.edge.log()).not.toContain(secret);
  }, 60_000);

  // Caddy logged the address and query of every request that failed.
  it("Caddy's log contains no visitor's address and no requested URL", async () => {
    await visitEdge("/convert/weight?value=8150.0815&from=kg&to=lb");
    for (const pid of topology.processIds()) process.kill(present(pid), "SIGKILL");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitEdge("/convert/weight?value=8150.0815&from=kg&to=lb")),
    );
    // 503 once its health check has failed.
    for (const { statusCode } of answers) expect([502, 503]).toContain(statusCode);
    for (const { headers } of answers) expect(topology.edge.log()).toContain(headers["x-request-id"]);
    for (const secret of [VISITOR, "8150.0815", "/convert/weight"])
      expect(topology.edge.log()).not.toContain(secret);
  }, 60_000);
});
