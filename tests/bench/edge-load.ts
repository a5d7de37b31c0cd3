import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg } from "node:os";
import { CADDY_HINT, provideCaddy } from "../../scripts/gate/find-servers";
import { caddyEdge } from "../../scripts/topology/caddy-edge";
import { startTopology } from "../../scripts/topology/start-topology";
import { runOpenLoop } from "./open-loop";

// The rate at which the 99th percentile stays below 100 ms, for one replica, for two, and for a server that does nothing.

const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4260);
const LIMIT_MS = Number(process.env.BENCH_LIMIT_MS ?? 100);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** Until V8 has compiled what each request runs, which takes it some thousands of them. */
const WARM_UP = { rate: 8, seconds: 15 } as const;
/** Keystrokes per second: 110 requests each, and a few pages and messages. */
const RATES = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48];

const memoryMb = (pid: number | undefined): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

const fixed = (value: number): string => value.toFixed(1).padStart(8);

async function findLimit(name: string, origin: string): Promise<void> {
  await runOpenLoop(origin, WARM_UP.rate, WARM_UP.seconds);
  let best: number | undefined;
  let missed = 0;
  for (const rate of RATES) {
    const result = await runOpenLoop(origin, rate, SECONDS);
    const perSecond = Math.round(result.requests / SECONDS);
    console.log(
      `${name.padEnd(12)}${String(perSecond).padStart(7)} requests/s  p50 ${fixed(result.p50Ms)} ms  p99 ${fixed(result.p99Ms)} ms  keystroke p99 ${fixed(result.keystrokeP99Ms)} ms  failed ${result.failed}`,
    );
    const isMet = result.p99Ms <= LIMIT_MS && result.failed === 0;
    if (isMet) best = perSecond;
    missed = isMet ? 0 : missed + 1;
    // One may be due to other load on the machine.
    if (missed === 2) break;
  }
  console.log(`${name.padEnd(12)}${best ? `${best} requests/s below ${LIMIT_MS} ms` : "none"}\n`);
}

async function benchTopology(caddy: string, name: string, replicas: number): Promise<void> {
  const topology = await startTopology({
    startEdge: caddyEdge(caddy),
    firstPort: FIRST_PORT,
    replicas,
    variables: { CONTACT_LIMITS: "off" },
  });
  await findLimit(name, topology.secureOrigin);
  console.log(`${name.padEnd(12)}memory ${topology.processIds().map(memoryMb).join(" and ")} MB\n`);
  await topology.stop();
}

/** The edge, and behind it a server that answers every request with the same few bytes. */
async function benchFloor(caddy: string): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    response
      .writeHead(200, { "content-type": "application/json", "content-length": 16 })
      .end('{"result":8.047}');
  });
  const port = FIRST_PORT + 9;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const topology = await startTopology({
    startEdge: caddyEdge(caddy),
    firstPort: FIRST_PORT,
    replicas: 0,
    others: [port],
  });
  await findLimit("floor", topology.secureOrigin);
  await topology.stop();
  server.closeAllConnections();
  server.close();
}

const caddy = await provideCaddy();
if (!caddy) throw new Error(CADDY_HINT);
console.log(
  `Node.js ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load before the run ${loadavg()[0]?.toFixed(1)}; generator, edge, replicas and PostgreSQL share the machine\n`,
);
await benchFloor(caddy);
await benchTopology(caddy, "1 replica", 1);
await benchTopology(caddy, "2 replicas", 2);
