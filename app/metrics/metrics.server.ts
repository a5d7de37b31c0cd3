import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRates } from "~/currency/exchange-rates.server";
import { database } from "~/db.server";
import { settings } from "~/env.server";
import { routeName } from "~/http/route-name";
import { createMetrics, type Metrics } from "./registry.server";

type CacheReading = { hits: number; misses: number; entries: number; bytes: number };

// Survives reloads by the development server.
const scope = globalThis as { everyunitMetrics?: Metrics; everyunitCacheReading?: () => CacheReading };

async function readState(): Promise<Record<string, number>> {
  const pool = database()?.pool;
  const cache = scope.everyunitCacheReading?.();
  const { date } = await currentRates();
  return {
    rates_age_seconds: (Date.now() - Date.parse(date)) / 1000,
    ...(pool && {
      pool_connections: pool.totalCount,
      pool_idle: pool.idleCount,
      pool_waiting: pool.waitingCount,
    }),
    ...(cache && {
      page_cache_hits: cache.hits,
      page_cache_misses: cache.misses,
      page_cache_entries: cache.entries,
      page_cache_bytes: cache.bytes,
    }),
  };
}

/** The metrics of this process; undefined if METRICS_TOKEN is not set. */
export function metrics(): Metrics | undefined {
  if (settings().metricsToken === undefined) return undefined;
  scope.everyunitMetrics ??= createMetrics(readState);
  return scope.everyunitMetrics;
}

export function watchPageCache(read: () => CacheReading): void {
  scope.everyunitCacheReading = read;
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
