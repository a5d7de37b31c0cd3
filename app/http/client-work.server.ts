import { LRUCache } from "lru-cache";
import { processorMs } from "~/base/processor-time.server";

/** How long a client may work at full speed after a pause, in seconds of its share. */
const RESERVE_SECONDS = 10;
/** The number of clients that are remembered. The least recently active one is forgotten first. */
const MOST_CLIENTS = 20_000;

type Account = { spentMs: number; updatedAtMs: number };

/** Processor time by client (IPv4 address or IPv6 /64): `shareMs` a second, with ten seconds' worth in reserve. */
export function createClientWork(
  shareMs: number | "off",
  now: () => number = () => performance.now(),
  processor: () => number = processorMs,
) {
  const accounts = new LRUCache<string, Account>({ max: MOST_CLIENTS });
  const share = shareMs === "off" ? Number.POSITIVE_INFINITY : shareMs / 1_000;
  /** All time that has been charged so far. Work subtracts the time charged to others while it ran. */
  let chargedMs = 0;

  function spentMs(client: string): number {
    const account = accounts.get(client);
    return account ? Math.max(0, account.spentMs - (now() - account.updatedAtMs) * share) : 0;
  }

  function charge(client: string, ms: number): void {
    chargedMs += ms;
    if (shareMs === "off") return;
    accounts.set(client, { spentMs: spentMs(client) + ms, updatedAtMs: now() });
  }

  return {
    /** The seconds until the client may work again; 0 if it may work now. */
    waitSeconds(client: string): number {
      const overMs = shareMs === "off" ? 0 : spentMs(client) - RESERVE_SECONDS * shareMs;
      return overMs <= 0 ? 0 : Math.ceil(overMs / share / 1_000);
    },

    /**
     * Runs work and charges its processor time to the client, less the time charged to others meanwhile. Synchronous work is
     * timed by the clock, because reading the processor time takes as long as a conversion.
     */
    async run<T>(client: string, work: () => T | Promise<T>): Promise<T> {
      const startedMs = now();
      const chargedBeforeMs = chargedMs;
      let processorStartMs: number | undefined;
      try {
        const result = work();
        if (result instanceof Promise) processorStartMs = processor() - (now() - startedMs);
        return await result;
      } finally {
        const ms = processorStartMs === undefined ? now() - startedMs : processor() - processorStartMs;
        charge(client, Math.max(0, ms - (chargedMs - chargedBeforeMs)));
      }
    },
  };
}
