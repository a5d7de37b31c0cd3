import type { IncomingMessage, ServerResponse } from "node:http";
import { database, isDatabaseReady } from "~/db.server";
import { settings } from "~/env.server";
import { routeName } from "~/http/routes";
import { createMetrics, type Metrics } from "./registry.server";

type Readings = Readonly<Record<string, number>>;
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
  scope.everyunitMetrics ??= createMetrics(readState);
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
