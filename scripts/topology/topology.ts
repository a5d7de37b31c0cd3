import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { CADDY_HINT, provideCaddy } from "../gate/find-servers";
import { caddyEdge } from "./caddy-edge";
import { failuresOf, type Outcomes, startLoad } from "./mixed-load";
import { startTopology, type Topology } from "./start-topology";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4200" },
    visitors: { type: "string", default: "8" },
    restarts: { type: "string" },
    minutes: { type: "string" },
  },
});

function memoryMb(pid: number | undefined): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}

const memoryOf = (topology: Topology): string => `${topology.processIds().map(memoryMb).join(" and ")} MB`;

async function countStored(topology: Topology, { acknowledged }: Outcomes): Promise<number> {
  const client = new pg.Client({ connectionString: topology.databaseUrl });
  await client.connect();
  const ids = [...acknowledged];
  const { rows } = await client.query(
    "select count(*)::int as count from contact_messages where form_id = any($1::uuid[])",
    [ids],
  );
  await client.end();
  return rows[0].count;
}

async function report(topology: Topology, outcomes: Outcomes): Promise<void> {
  const total = [...outcomes.counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`requests  ${total}: ${JSON.stringify(Object.fromEntries(outcomes.counts))}`);
  console.log(`failed    ${JSON.stringify(failuresOf(outcomes))}`);
  console.log(
    `messages  ${outcomes.acknowledged.size} acknowledged, ${await countStored(topology, outcomes)} found`,
  );
  console.log(`memory    ${memoryOf(topology)} at the end`);
}

async function runRestarts(topology: Topology, times: number): Promise<void> {
  console.log(`memory    ${memoryOf(topology)} at the start`);
  const load = startLoad(topology.origin, Number(values.visitors));
  for (let time = 0; time < times; time++) {
    console.log(`memory    ${memoryOf(topology)} before restart ${time + 1}`);
    await topology.restart(time % 2);
  }
  await report(topology, await load.stop());
}

/** Enough different pages to fill the caches of both replicas, 18 MiB each. Until they are full, memory grows. */
const PAGES_TO_FILL_CACHES = 6_000;

async function fillCaches(topology: Topology): Promise<void> {
  for (let sent = 0; sent < PAGES_TO_FILL_CACHES; sent += 8) {
    const values = Array.from({ length: 8 }, (_, index) => sent + index);
    const pages = values.map((value) => `${topology.origin}/convert/volume?value=${value}&from=L&to=mL`);
    await Promise.all(pages.map(async (page) => (await fetch(page)).arrayBuffer()));
  }
}

async function runSteadily(topology: Topology, minutes: number): Promise<void> {
  console.log(`memory    ${memoryOf(topology)} at the start`);
  await fillCaches(topology);
  const load = startLoad(topology.origin, Number(values.visitors));
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(60_000);
    console.log(`memory    ${memoryOf(topology)} after ${minute} min`);
  }
  await report(topology, await load.stop());
}

const caddy = await provideCaddy();
if (!caddy) {
  console.error(CADDY_HINT);
  process.exit(1);
}
const topology = await startTopology(caddyEdge(caddy), Number(values.port));
console.log(`edge      ${topology.origin} and ${topology.secureOrigin}`);
if (values.restarts) await runRestarts(topology, Number(values.restarts));
else if (values.minutes) await runSteadily(topology, Number(values.minutes));
else await new Promise((resolve) => process.once("SIGINT", resolve).once("SIGTERM", resolve));
await topology.stop();
