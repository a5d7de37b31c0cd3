import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { log } from "./log.server";
import type { Problem } from "./problem";

/** Longer than an edge takes to notice: a health check every 2 s that may take 1 s. */
const LAME_DUCK_MS = 3_000;
/** How long clients get, once the server stopped listening, to deliver the requests that are on their way. */
const LAST_REQUESTS_MS = 500;
/** Requests under way get this long; then the process ends whatever they do. */
const DRAIN_LIMIT_MS = 10_000;

const POLL_MS = 20;

let isEnding = false;
let openRequests = 0;

/** True from the first sign of the end: health checks fail, and every response closes its connection. */
export const isShuttingDown = (): boolean => isEnding;

/** What health checks answer from then on. */
export const SHUTTING_DOWN: Problem = {
  error: "shutting_down",
  details: "This server is shutting down; another one takes its place.",
};

/** Counts a request as open until its response is sent or its connection lost. */
export function trackRequest(response: ServerResponse): void {
  openRequests += 1;
  response.once("close", () => {
    openRequests -= 1;
  });
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function closeServer(server: Server): Promise<void> {
  // http's own close() would destroy idle connections at once, with whatever request they are about to deliver.
  NetServer.prototype.close.call(server);
  await sleep(LAST_REQUESTS_MS);
  while (openRequests > 0) await sleep(POLL_MS);
  server.closeAllConnections();
}

type Lifecycle = { watch(server: Server): void };

/**
 * Ends the process in order. SIGTERM, or the parent's message "lame-duck": goes on accepting while health checks fail,
 * until an edge has noticed, then drains. SIGINT, the message "drain", or the parent's death: drains at once.
 */
export function endOnSignal(onDrained: () => Promise<void>): Lifecycle {
  const servers: Server[] = [];
  async function end(lameDuckMs: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    log("info", "shutting down");
    setTimeout(() => process.exit(1), lameDuckMs + DRAIN_LIMIT_MS).unref();
    if (servers.length > 0) await sleep(lameDuckMs);
    await Promise.all(servers.map(closeServer));
    await onDrained();
    log("info", "stopped");
    process.exit(0);
  }
  const retire = () => end(LAME_DUCK_MS);
  const drain = () => end(0);
  process.on("message", (message) => {
    if (message === "lame-duck") retire();
    if (message === "drain") drain();
  });
  process.once("disconnect", drain);
  const listenToSignals = () => {
    process.removeAllListeners("SIGTERM").on("SIGTERM", retire);
    process.removeAllListeners("SIGINT").on("SIGINT", drain);
  };
  listenToSignals();
  return {
    watch(server) {
      servers.push(server);
      // remix-serve's own would close the server with requests unread. Without HOST it sets them after this.
      listenToSignals();
      setImmediate(listenToSignals);
    },
  };
}
