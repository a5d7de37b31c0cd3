import { setImmediate as afterOtherRequests } from "node:timers/promises";

/** Thrown instead of running work that would wait too long or is no longer wanted. */
export class NoTurnError extends Error {
  constructor(readonly reason: "too_busy" | "unwanted") {
    super(reason);
  }
}

type Waiting = {
  readonly isWanted: () => boolean;
  readonly start: () => void;
  readonly leave: (error: NoTurnError) => void;
};

/** @throws NoTurnError if too many wait already, or if the work is no longer wanted once its turn comes. */
export type InTurn = <T>(client: string, work: () => T | Promise<T>, isWanted: () => boolean) => Promise<T>;

/**
 * Runs `atOnce` pieces of work at a time, each in its own turn of the event loop, so that other requests are answered in between.
 * Clients take turns, so that a busy one delays only itself. At most `mostWaiting` pieces wait. To make room, those that are no
 * longer wanted are dropped first, then the newest one of the client with the most.
 */
export function createTurns(mostWaiting: number, atOnce = 1): InTurn {
  /** The waiting work by client, in the order of the clients' turns. */
  const waiting = new Map<string, Waiting[]>();
  let free = atOnce;

  const placesOf = (client: string): Waiting[] => waiting.get(client) ?? [];
  const keep = (client: string, places: Waiting[]) =>
    places.length > 0 ? waiting.set(client, places) : waiting.delete(client);
  const isFull = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0) >= mostWaiting;

  function dropUnwanted(): void {
    for (const [client, places] of waiting) {
      const unwanted = places.filter(({ isWanted }) => !isWanted());
      const wanted = places.filter((place) => !unwanted.includes(place));
      keep(client, wanted);
      for (const { leave } of unwanted) leave(new NoTurnError("unwanted"));
    }
  }

  function makeRoom(client: string): void {
    dropUnwanted();
    if (!isFull()) return;
    const [[most, places] = ["", []]] = [...waiting].sort(([, a], [, b]) => b.length - a.length);
    if (places.length <= placesOf(client).length + 1) throw new NoTurnError("too_busy");
    places.pop()?.leave(new NoTurnError("too_busy"));
    keep(most, places);
  }

  async function take(client: string, isWanted: () => boolean): Promise<void> {
    if (free > 0) {
      free -= 1;
      return afterOtherRequests();
    }
    if (isFull()) makeRoom(client);
    return new Promise((start, leave) => keep(client, [...placesOf(client), { isWanted, start, leave }]));
  }

  function pass(): void {
    const [[client, [next, ...others]] = ["", []]] = waiting;
    waiting.delete(client);
    keep(client, others);
    if (next) setImmediate(next.start);
    else free += 1;
  }

  return async (client, work, isWanted) => {
    await take(client, isWanted);
    try {
      if (!isWanted()) throw new NoTurnError("unwanted");
      return await work();
    } finally {
      pass();
    }
  };
}
