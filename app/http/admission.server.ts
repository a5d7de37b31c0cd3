import { settings } from "~/env.server";
import { once } from "~/numerals/once";
import type { HttpAnswer } from "./answer.server";
import { senderOf } from "./client-address";
import { createClientWork } from "./client-work.server";
import type { Problem } from "./problem";
import { createTurns, NoTurnError } from "./turns.server";

/** Who asked: an address that is charged for the work, and whether its connection is still open. */
export type Visitor = { readonly client: string; readonly isGone: () => boolean };

export const visitorAt = (address: string, isGone: () => boolean): Visitor => ({
  client: senderOf(address),
  isGone,
});

/** Thrown where a request is refused because of the work that it or others ask for. */
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

/** New pages that wait: two seconds' worth. */
const MOST_WAITING_PAGES = 120;
/** Two seconds' worth of ordinary questions. The hardest take 25 ms each, and use up their client's share. */
const MOST_WAITING_QUESTIONS = 1_000;
const MOST_WAITING_BATCHES = 20;
const MOST_WAITING_IMAGES = 10;
const BUSY_SECONDS = 5;

const tooMany = (details: string, seconds: number): RefusedWork =>
  new RefusedWork({ error: "too_many_requests", details }, seconds);

const TOO_BUSY: Problem = { error: "too_busy", details: "The site is busy. Try again in a few seconds." };

/** Decides which work runs now, waits or is refused. `shareMs`: the processor time that a client has a second, or "off". */
export function createAdmission(shareMs: number | "off", now?: () => number, processor?: () => number) {
  const clientWork = createClientWork(shareMs, now, processor);
  const pageInTurn = createTurns(MOST_WAITING_PAGES);
  const questionInTurn = createTurns(MOST_WAITING_QUESTIONS);
  const batchInTurn = createTurns(MOST_WAITING_BATCHES);
  const imageInTurn = createTurns(MOST_WAITING_IMAGES);
  const withBatch = new Set<string>();

  /** @throws RefusedWork if the client has used up its share. */
  function admit({ client }: Visitor): void {
    const seconds = clientWork.waitSeconds(client);
    if (seconds > 0)
      throw tooMany(`Your address has used its share of the site. Try again in ${seconds} s.`, seconds);
  }

  async function inTurn<T>(turn: Promise<T>): Promise<T> {
    try {
      return await turn;
    } catch (error) {
      if (error instanceof NoTurnError && error.reason === "too_busy")
        throw new RefusedWork(TOO_BUSY, BUSY_SECONDS);
      throw error;
    }
  }

  return {
    admit,

    /** Does work at once, at the client's charge. */
    run: <T>({ client }: Visitor, work: () => T | Promise<T>): Promise<T> => clientWork.run(client, work),

    /**
     * Renders a page when its turn comes, at the client's charge.
     * @throws RefusedWork if the client has used up its share or too many wait; NoTurnError if nobody wants it any more.
     */
    async page<T>(
      visitor: Visitor,
      render: () => T | Promise<T>,
      isWanted = () => !visitor.isGone(),
    ): Promise<T> {
      admit(visitor);
      return inTurn(pageInTurn(visitor.client, () => clientWork.run(visitor.client, render), isWanted));
    },

    /** Answers a question when its turn comes, at the client's charge. @throws as `page`, also if the share is used up meanwhile. */
    question: <T>(visitor: Visitor, answer: () => T | Promise<T>): Promise<T> =>
      inTurn(
        questionInTurn(
          visitor.client,
          () => {
            admit(visitor);
            return clientWork.run(visitor.client, answer);
          },
          () => !visitor.isGone(),
        ),
      ),

    /** Answers a batch when its turn comes, one at a time for each client. Whoever calls it charges the client. @throws as `page`. */
    async batch<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
      if (withBatch.has(visitor.client))
        throw tooMany("Send one batch at a time: wait for the last one's answer.", 1);
      withBatch.add(visitor.client);
      try {
        return await inTurn(batchInTurn(visitor.client, work, () => !visitor.isGone()));
      } finally {
        withBatch.delete(visitor.client);
      }
    },

    /** Draws an image when its turn comes. Whoever calls it charges the client. @throws as `page`. */
    image: <T>({ client, isGone }: Visitor, draw: () => Promise<T>): Promise<T> =>
      inTurn(imageInTurn(client, draw, () => !isGone())),
  };
}

/** The admission of this process. */
export const admission = once(() => createAdmission(settings().clientWork));
