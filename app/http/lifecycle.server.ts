import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { log } from "./log.server";
import type { Problem } from "./problem";

/** Longer than a proxy takes to notice: a health check every 2 s with a timeout of 1 s. */
const LAME_DUCK_MS = 3_000;
/** After the server stops listening, requests already in flight have this long to arrive. */
const LAST_REQUESTS_MS = 500;
/** Open requests have this long to finish; then the process exits regardless. */
const DRAIN_LIMIT_MS = 10_000;

const POLL_MS = 20;

let isEnding = false;
let openRequests = 0;

/** True once shutdown has begun: health checks fail, and every response closes its connection. */
export const isShuttingDown = (): boolean => isEnding;

/** The response to health checks during shutdown. */
export const SHUTTING_DOWN: Problem = {
  error: "shutting_down",
  details: "This server is shutting down. Please retry.",
};

/** Counts a request as open until its response is sent or its connection is lost. */
export function trackRequest(response: ServerResponse): void {
  openRequests += 1;
  response.once("close", () => {
    openRequests -= 1;
  });
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function closeServer(server: Server): Promise<void> {
  // http.Server.close() would destroy idle connections at once, along with any request about to arrive on them.
  NetServer.prototype.close.call(server);
  await sleep(LAST_REQUESTS_MS);
  while (openRequests > 0) await sleep(POLL_MS);
  server.closeAllConnections();
}

export type Lifecycle = { watch(server: Server): void };

/**
 * Shuts the process down gracefully. On SIGTERM or the parent's message "lame-duck", health checks fail but requests are
 * still accepted until a proxy has noticed; then the server drains. On SIGINT, SIGHUP, the message "drain" or the parent's
 * death, it drains at once.
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
  process.on("SIGTERM", retire).on("SIGINT", drain).on("SIGHUP", drain);
  /** Removes remix-serve's signal handlers, which would close the server with requests unread. Ours are installed first. */
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
      // If HOST is not set, remix-serve adds its handlers later.
      setImmediate(removeOthers);
    },
  };
}
