import type { Server } from "node:http";

/** Answers under way get this long; then the process ends whatever they do. */
const DRAIN_LIMIT_MS = 10_000;

async function closeAll(servers: readonly Server[]): Promise<void> {
  const closed = servers.map(
    (server) =>
      new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
  );
  for (const server of servers) server.closeIdleConnections();
  await Promise.all(closed);
}

/**
 * Ends the process in order when told to: no new connections, answers under way finished, then `onDrained`.
 * Told by SIGTERM or SIGINT, by the parent's "drain" message, or by the parent's death (its channel closes).
 */
export function drainOnSignal(onDrained: () => Promise<void>): { watch(server: Server): void } {
  const servers: Server[] = [];
  let isDraining = false;
  const drain = async () => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    await closeAll(servers);
    await onDrained();
    process.exit(0);
  };
  process.on("message", (message) => message === "drain" && drain());
  process.once("disconnect", drain);
  const listenToSignals = () => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal).once(signal, drain);
  };
  listenToSignals();
  return {
    watch(server) {
      servers.push(server);
      // remix-serve has set its own by now: it closes the server a second time and prints that as a fault.
      listenToSignals();
    },
  };
}
