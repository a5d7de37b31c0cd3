import { settings } from "~/env.server";
import { once } from "~/numerals/once";
import type { HttpAnswer } from "./answer.server";
import { senderOf } from "./client-address";
import { createClientWork } from "./client-work.server";
import type { Problem } from "./problem";
import { createTurns, NoTurnError } from "./turns.server";

/** The sender of a request: an address that is charged for the work, and whether its connection is closed. */
export type Visitor = { readonly client: string; readonly isGone: () => boolean };

export const visitorAt = (address: string, isGone: () => boolean): Visitor => ({
  client: senderOf(address),
  isGone,
});

/** Thrown if a request is refused because its client, or the site, has too much work. */
export class RefusedWork extends Error {
  constructor(
    readonly problem: Problem,
    readonly retryAfterSeconds: number,
  ) {
    super(problem.details);
  }

  get headers(): HttpAnswer["headers"] {
    return { "retry-after": String(this.retryAfterSeconds) };
  }
}

/** The most uncached pages that wait to be rendered: two seconds' worth. */
const MOST_WAITING_PAGES = 120;
/** The most questions that wait: two seconds' worth of ordinary ones. The hardest, at 25 ms, soon use up a client's share. */
const MOST_WAITING_QUESTIONS = 1_000;
const MOST_WAITING_BATCHES = 20;
const MOST_WAITING_IMAGES = 10;
const BUSY_SECONDS = 5;

const tooMany = (details: string, seconds: number): RefusedWork =>
  new RefusedWork({ error: "too_many_requests", details }, seconds);

const TOO_BUSY: Problem = { error: "too_busy", details: "The site is busy. Try again in a few seconds." };

/** Runs work when its turn comes. @throws RefusedWork if too many wait; NoTurnError if the work is no longer wanted. */
function createQueue(mostWaiting: number) {
  const inTurn = createTurns(mostWaiting);
  return async <T>(
    { client, isGone }: Visitor,
    work: () => T | Promise<T>,
    isWanted = () => !isGone(),
  ): Promise<T> => {
    try {
      return await inTurn(client, work, isWanted);
    } catch (error) {
      if (error instanceof NoTurnError && error.reason === "too_busy")
        throw new RefusedWork(TOO_BUSY, BUSY_SECONDS);
      throw error;
    }
  };
}

/** Decides which work runs now, waits or is refused. `shareMs`: a client's processor time per second, or "off". */
export function createAdmission(shareMs: number | "off", now?: () => number, processor?: () => number) {
  const clientWork = createClientWork(shareMs, now, processor);
  const pageInTurn = createQueue(MOST_WAITING_PAGES);
  const questionInTurn = createQueue(MOST_WAITING_QUESTIONS);
  const batchInTurn = createQueue(MOST_WAITING_BATCHES);
  const withBatch = new Set<string>();

  /** @throws RefusedWork if the client has used up its share. */
  function admit({ client }: Visitor): void {
    const seconds = clientWork.waitSeconds(client);
    if (seconds > 0)
      throw tooMany(`Your address has used its share of the site. Try again in ${seconds} s.`, seconds);
  }

  /** Runs work at once and charges the client. */
  const run = <T>({ client }: Visitor, work: () => T | Promise<T>): Promise<T> =>
    clientWork.run(client, work);

  return {
    admit,
    run,

    /** Renders a page in its turn and charges the client. @throws as a queue, and RefusedWork if its share is used up. */
    async page<T>(visitor: Visitor, render: () => T | Promise<T>, isWanted?: () => boolean): Promise<T> {
      admit(visitor);
      return pageInTurn(visitor, () => run(visitor, render), isWanted);
    },

    /** Answers a question in its turn and charges the client. @throws as `page`, but checks the share when the turn comes. */
    question: <T>(visitor: Visitor, answer: () => T | Promise<T>): Promise<T> =>
      questionInTurn(visitor, () => {
        admit(visitor);
        return run(visitor, answer);
      }),

    /** Answers a batch in its turn, one at a time per client. The caller charges the client. @throws as a queue. */
    async batch<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
      if (withBatch.has(visitor.client))
        throw tooMany("Send one batch at a time: wait for the last one's answer.", 1);
      withBatch.add(visitor.client);
      try {
        return await batchInTurn(visitor, work);
      } finally {
        withBatch.delete(visitor.client);
      }
    },

    /** Draws an image in its turn. The caller charges the client. @throws as a queue. */
    image: createQueue(MOST_WAITING_IMAGES),
  };
}

export const admission = once(() => createAdmission(settings().clientWork));
