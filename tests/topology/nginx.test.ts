import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideNginx } from "../../scripts/gate/find-servers";
import { failuresOf, startLoad } from "../../scripts/topology/mixed-load";
import { startTopology, type Topology } from "../../scripts/topology/start-topology";
import { present } from "../support/present";
import { sendBrokenBody } from "./broken-body";
import { MOST_OPEN, nginxEdge } from "./nginx-edge";
import { askDuringUpgrade, FOUND } from "./two-versions";

const FIRST_PORT = 4240;
/** Enough for a request at any moment of a restart, without using up both cores. */
const THINK_MS = 50;
let topology: Topology;

beforeAll(async () => {
  const nginx = await provideNginx();
  if (!nginx) throw new Error("npm test runs these tests only where nginx is installed.");
  topology = await startTopology(nginxEdge(nginx), FIRST_PORT);
}, 300_000);
afterAll(() => topology?.stop(), 60_000);

describe("behind nginx, as deploy/nginx.conf sets it up", () => {
  it("a rolling restart and broken chunked bodies fail no request and lose no message", async () => {
    const load = startLoad(topology.origin, 4, THINK_MS);
    const restarted = topology.restart(0).then(async (code) => [code, await topology.restart(1)]);
    for (let second = 0; second < 5; second++) await Promise.all([sendBrokenBody(FIRST_PORT), sleep(1_000)]);
    const exitCodes = await restarted;
    const outcomes = await load.stop();
    expect(failuresOf(outcomes)).toEqual({});
    expect(exitCodes).toEqual([0, 0]);
    expect(outcomes.acknowledged.size).toBeGreaterThan(0);
  }, 120_000);

  it("a replica that was killed fails no later request", async () => {
    process.kill(present(topology.processIds()[0]), "SIGKILL");
    await sleep(500);
    const load = startLoad(topology.origin, 4, THINK_MS);
    await sleep(2_000);
    await topology.crash(0);
    const outcomes = await load.stop();
    expect(failuresOf(outcomes)).toEqual({});
    expect(outcomes.counts.get("200")).toBeGreaterThan(50);
  }, 60_000);

  // Each replica answered 404 for the scripts of the other's pages, which then did nothing.
  it("a page finds its scripts while the replicas run different versions", async () => {
    expect(await askDuringUpgrade(nginxEdge(present(await provideNginx())), FIRST_PORT + 20)).toEqual(FOUND);
  }, 60_000);

  it("a response has one request id", async () => {
    const { headers } = await fetch(`${topology.origin}/terms`);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f]{32}$/);
  });

  // nginx waits for a body as long as a byte arrives every ten seconds.
  it("bodies that never end occupy only their address's share of the connections", async () => {
    const start = "POST /api/convert HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    const slow = Array.from({ length: MOST_OPEN + 1 }, () => {
      const socket = connect({ host: "127.0.0.1", port: FIRST_PORT, localAddress: "127.0.0.9" });
      socket.on("error", () => {}).write(start);
      return socket;
    });
    const [answer] = await Promise.race(slow.map((socket) => once(socket, "data")));
    expect(String(answer)).toMatch(/^HTTP\/1.1 429 /);
    expect((await fetch(`${topology.origin}/terms`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it("plain HTTP is redirected to the same page over HTTPS", async () => {
    const page = `http://localhost:${FIRST_PORT + 2}/convert/length?value=5`;
    const { status, headers } = await fetch(page, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, "https://localhost/convert/length?value=5"]);
  });

  it("the metrics are not public, and failures are logged without what was asked", async () => {
    const { status } = await fetch(`${topology.origin}/metrics`, { headers: { authorization: "Bearer x" } });
    expect(status).toBe(404);
    for (const pid of topology.processIds()) process.kill(present(pid), "SIGKILL");
    const asked = "/convert/weight?value=8150.0815&from=kg&to=lb";
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${topology.origin}${asked}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 502));
    // nginx writes a line after it has sent the response.
    for (const { headers } of answers)
      await expect.poll(() => topology.edge.log()).toContain(headers.get("x-request-id"));
    expect(topology.edge.log()).not.toMatch(/8150\.0815|127\.0\.0\.1 /);
  }, 60_000);

  // At the level alert, nginx logged the address and query of each visitor for whom it had no connection left.
  it("a crowd that uses up nginx's connections is not logged either", async () => {
    // nginx takes connections back from visitors whose first line it has not read, on a busy machine from a whole crowd.
    await expect.poll(answersToCrowd, { timeout: 50_000 }).toContain("HTTP/1.1 500");
    expect(topology.edge.log()).not.toMatch(/8150\.0815|127\.0\.0\.1 /);
  }, 60_000);
});

/** What each of more visitors than nginx has connections for is answered; nothing where nginx closes or resets the connection. */
async function answersToCrowd(): Promise<readonly string[]> {
  const crowd = Array.from({ length: 120 }, () => connect(FIRST_PORT, "127.0.0.1"));
  const answers = crowd.map(async (socket) => {
    socket.on("error", () => {}).write("GET /convert/weight?value=8150.0815&from=kg&to=lb HTTP/1.1\r\n");
    // once() rejects at a reset.
    const ends = [once(socket, "data"), once(socket, "close").then(() => [""])];
    const [start] = await Promise.race(ends).catch(() => [""]);
    socket.destroy();
    return String(start).slice(0, "HTTP/1.1 500".length);
  });
  await sleep(500);
  for (const socket of crowd) if (socket.writable) socket.write("Host: localhost\r\n\r\n");
  return Promise.all(answers);
}
