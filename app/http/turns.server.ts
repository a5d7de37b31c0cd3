import { setImmediate as afterOtherRequests } from "node:timers/promises";

/** Thrown instead of doing work that would have to wait too long, or that nobody waits for any more. */
export class NoTurnError extends Error {
  constructor(readonly reason: "too_busy" | "unwanted") {
    super(reason);
  }
}

/** `start` gets whether the work may run, or else has given up its place. */
type Waiting = { readonly isWanted: () => boolean; readonly start: (mayRun: boolean) => void };

/** @throws NoTurnError if too many wait already, or if the work is no longer wanted once its turn comes. */
export type InTurn = <T>(work: () => T | Promise<T>, isWanted: () => boolean) => Promise<T>;

/**
 * Runs one piece of work at a time, each in a turn of the event loop of its own, so that other requests are answered between two
 * of them. At most `mostWaiting` wait; those that are no longer wanted give up their places first.
 */
export function createTurns(mostWaiting: number): InTurn {
  let waiting: Waiting[] = [];
  let isTaken = false;

  function makeRoom(): void {
    const unwanted = waiting.filter(({ isWanted }) => !isWanted());
    waiting = waiting.filter((one) => !unwanted.includes(one));
    for (const { start } of unwanted) start(false);
    if (waiting.length >= mostWaiting) throw new NoTurnError("too_busy");
  }

  async function take(isWanted: () => boolean): Promise<boolean> {
    if (isTaken) {
      if (waiting.length >= mostWaiting) makeRoom();
      return new Promise((resolve) => waiting.push({ isWanted, start: resolve }));
    }
    isTaken = true;
    await afterOtherRequests();
    return true;
  }

  function pass(): void {
    const next = waiting.shift();
    if (next) setImmediate(() => next.start(true));
    else isTaken = false;
  }

  return async (work, isWanted) => {
    if (!(await take(isWanted))) throw new NoTurnError("unwanted");
    try {
      if (!isWanted()) throw new NoTurnError("unwanted");
      return await work();
    } finally {
      pass();
    }
  };
}
