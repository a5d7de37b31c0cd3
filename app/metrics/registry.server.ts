import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Readings = Readonly<Record<string, number>>;

/** The metrics shown at /metrics. `readings` is called on each scrape; missing names are omitted. */
export function createMetrics(readings: () => Promise<Readings>) {
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
  const state = new Gauge({
    name: "everyunit_state",
    help: "Age of the exchange rates in seconds, whether they are refreshed (1 or 0), database, its pool, page cache",
    labelNames: ["reading"],
    registers,
    async collect() {
      for (const [reading, value] of Object.entries(await readings())) this.set({ reading }, value);
    },
  });
  return { registry, requests, durations, conversions, messages, state };
}

export type Metrics = ReturnType<typeof createMetrics>;
