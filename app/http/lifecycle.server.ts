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
  details: "This server is shutting down. Please retry.",
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
  let hurry = () => {};
  async function end(lameDuckMs: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    log("info", "shutting down");
    setTimeout(() => process.exit(1), lameDuckMs + DRAIN_LIMIT_MS).unref();
    const hurried = new Promise<void>((resolve) => {
      hurry = resolve;
    });
    if (servers.length > 0) await Promise.race([sleep(lameDuckMs), hurried]);
    await Promise.all(servers.map(closeServer));
    await onDrained();
    log("info", "stopped");
    process.exit(0);
  }
  const retire = () => end(LAME_DUCK_MS);
  const drain = () => {
    hurry();
    return end(0);
  };
  process.on("message", (message) => {
    if (message === "lame-duck") retire();
    if (message === "drain") drain();
  });
  process.once("disconnect", drain);
  process.on("SIGTERM", retire).on("SIGINT", drain);
  /** remix-serve's own listeners would close the server with requests unread. A signal without any listener is lost. */
  const removeOthers = () => {
    for (const signal of ["SIGTERM", "SIGINT"]) {
      const others = process
        .listeners(signal as NodeJS.Signals)
        .filter((other) => other !== retire && other !== drain);
      for (const other of others) process.removeListener(signal, other);
    }
  };
  return {
    watch(server) {
      servers.push(server);
      removeOthers();
      // Without HOST, remix-serve comes to it later.
      setImmediate(removeOthers);
    },
  };
}
