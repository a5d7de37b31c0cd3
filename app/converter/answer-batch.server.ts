import { setImmediate as afterOtherRequests } from "node:timers/promises";
import { processorMs } from "~/base/processor-time.server";
import { type HttpAnswer, jsonAnswer, problemAnswer } from "~/http/answer.server";
import type { Problem } from "~/http/problem";

export type Converted = { readonly result: number; readonly exact?: string | null; readonly source?: string };

export const MOST_REQUESTS = 1_000;

/** The longest that a batch blocks other requests. A thousand conversions between ids take a few slices. */
const SLICE_MS = 5;
/** A thousand conversions between ids take 20 ms; between different long expressions, ten seconds. */
const MOST_WORK_MS = 250;

const TOO_MUCH_WORK: Problem = {
  error: "too_much_work",
  details: "The earlier requests in this batch took too long. Send the remaining ones in another batch.",
};

/** Answers requests in order, with an error in place of each failed one. Stops if the client has disconnected. */
export async function answerBatch(
  requests: readonly unknown[],
  convertOne: (request: unknown) => Converted | Problem,
  isGone: () => boolean,
  now: () => number = () => performance.now(),
  processor: () => number = processorMs,
): Promise<HttpAnswer> {
  if (requests.length > MOST_REQUESTS)
    return problemAnswer({
      error: "invalid_request",
      details: `A batch holds at most ${MOST_REQUESTS.toLocaleString("en")} requests; this one holds ${requests.length.toLocaleString("en")}.`,
    });
  const answers: (Converted | Problem)[] = [];
  let workedMs = 0;
  let sliceStart = now();
  let sliceStartWork = processor();
  for (const request of requests) {
    if (now() - sliceStart > SLICE_MS) {
      workedMs += processor() - sliceStartWork;
      await afterOtherRequests();
      if (isGone()) break;
      sliceStart = now();
      sliceStartWork = processor();
    }
    answers.push(workedMs > MOST_WORK_MS ? TOO_MUCH_WORK : convertOne(request));
  }
  return jsonAnswer(answers);
}
