import { Agent, request } from "node:http";
import { startTestSite } from "../support/test-site";

const ROUNDS = 7;
const REQUESTS = 1_000;
/** As many as a page of currencies sends at one keystroke. */
const PARALLEL = 160;

type Call = { method: string; path: string; body?: string };

const calls: Readonly<Record<string, Call>> = {
  "empty route (GET /healthz)": { method: "GET", path: "/healthz" },
  "POST /api/convert, length": {
    method: "POST",
    path: "/api/convert",
    body: '{"category":"length","fromUnit":"mi","toUnit":"km","value":5.25}',
  },
  "POST /api/convert, currency": {
    method: "POST",
    path: "/api/convert",
    body: '{"category":"currency","fromUnit":"USD","toUnit":"DEM","value":5.25}',
  },
  "GET /api/rates": { method: "GET", path: "/api/rates" },
  "GET /api/units/length": { method: "GET", path: "/api/units/length" },
};

function send(origin: string, agent: Agent, { method, path, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const outgoing = request(origin + path, { method, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().once("end", resolve);
    });
    outgoing.once("error", reject).end(body);
  });
}

async function microsecondsEach(origin: string, agent: Agent, call: Call): Promise<number> {
  const startedMs = performance.now();
  for (let sent = 0; sent < REQUESTS; sent += PARALLEL) {
    await Promise.all(
      Array.from({ length: Math.min(PARALLEL, REQUESTS - sent) }, () => send(origin, agent, call)),
    );
  }
  return ((performance.now() - startedMs) * 1000) / REQUESTS;
}

/** Round trips on loopback against those of an empty route, rounds taken in turn; the quickest counts. */
async function run(): Promise<string[]> {
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const best = new Map<string, number>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, call] of Object.entries(calls)) {
        const time = await microsecondsEach(site.origin, agent, call);
        best.set(name, Math.min(time, best.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
  } finally {
    agent.destroy();
    await site.stop();
  }
  const [floor = 1] = best.values();
  return [...best].map(
    ([name, time]) => `${name.padEnd(32)} ${time.toFixed(0).padStart(6)} µs  × ${(time / floor).toFixed(2)}`,
  );
}

export default { name: "api", run };
