import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { database, isDatabaseReady } from "~/db.server";
import { settings } from "~/env.server";
import { routeName } from "~/http/routes";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Readings = Readonly<Record<string, number>>;

/** The metrics shown at /metrics. The state is read on each scrape; missing names are omitted. */
function createMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  // Memory, CPU time, open files, event-loop delay.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "everyunit_http_requests_total",
    help: "Responses by route and status; the status is aborted if the connection was lost",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "everyunit_http_request_duration_seconds",
    help: "Seconds from receiving the request headers to the end of the response",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const conversions = new Counter({
    name: "everyunit_conversions_total",
    help: "Conversions by POST /api/convert, by category",
    labelNames: ["category"],
    registers,
  });
  const messages = new Counter({
    name: "everyunit_messages_total",
    help: "Contact messages by outcome: stored, or the error code",
    labelNames: ["outcome"],
    registers,
  });
  new Gauge({
    name: "everyunit_state",
    help: "Age of the exchange rates in seconds, whether they are refreshed (1 or 0), database, its pool, page cache",
    labelNames: ["reading"],
    registers,
    async collect() {
      const found = await readState();
      this.reset();
      for (const [reading, value] of Object.entries(found)) this.set({ reading }, value);
    },
  });
  return { registry, requests, durations, conversions, messages };
}

type Metrics = ReturnType<typeof createMetrics>;

type Read = () => Readings | Promise<Readings>;

// Survives reloads by the development server.
const scope = globalThis as { everyunitMetrics?: Metrics; everyunitReadings?: Map<string, Read> };

/** Adds readings to the metrics, such as `page_cache_hits` for the prefix `page_cache`. */
export function addReadings(prefix: string, read: Read): void {
  scope.everyunitReadings ??= new Map();
  scope.everyunitReadings.set(prefix, read);
}

async function readState(): Promise<Readings> {
  const pool = database()?.pool;
  const added = [...(scope.everyunitReadings ?? [])].map(async ([prefix, read]) =>
    Object.entries(await read()).map(([name, value]) => [`${prefix}_${name}`, value] as const),
  );
  return {
    ...Object.fromEntries((await Promise.all(added)).flat()),
    database_ready: Number(await isDatabaseReady()),
    ...(pool && { pool_connections: pool.totalCount, pool_waiting: pool.waitingCount }),
  };
}

/** The metrics of this process; undefined if METRICS_TOKEN is not set. */
export function metrics(): Metrics | undefined {
  if (settings().metricsToken === undefined) return undefined;
  scope.everyunitMetrics ??= createMetrics();
  return scope.everyunitMetrics;
}

/** Counts each response once it is sent or its connection is lost; undefined if METRICS_TOKEN is not set. */
export function requestObserver():
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | undefined {
  const current = metrics();
  if (!current) return undefined;
  const { requests, durations } = current;
  return (request, response) => {
    const startedAt = performance.now();
    const route = routeName((request.url ?? "").split("?", 1)[0] ?? "");
    response.once("close", () => {
      requests.inc({ route, status: response.writableFinished ? response.statusCode : "aborted" });
      durations.observe({ route }, (performance.now() - startedAt) / 1000);
    });
  };
}
