import { randomUUID } from "node:crypto";
import { type ClientHttp2Session, connect } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";

/** A keystroke on a collapsed list of lengths: the page converts into the units it shows first, then into the hidden ones. */
const SHOWN_UNITS = 4;
const HIDDEN_UNITS = 106;
/** As the page sends them (app/converter/live-results/convert-units.ts): a few in each task, so that typing stays smooth. */
const HIDDEN_AFTER_MS = 30;
const HIDDEN_AT_ONCE = 8;
/** A task that sends eight requests, and the browser's least pause between timers. */
const TASK_MS = 8;

const KEYSTROKES_PER_PAGE = 3;
const KEYSTROKES_PER_MESSAGE = 50;
/** Browsers keep one HTTP/2 connection each; these stand for visitors who are active at once. */
const CONNECTIONS = 8;
/** A request with no response this long after the last arrival has failed. */
const PATIENCE_MS = 5_000;

const CONVERSION = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
const PAGE = "/convert/weight?value=81.5&from=kg&to=lb";

export type LoadResult = {
  readonly requests: number;
  readonly failed: number;
  /** From the time at which a request was due. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** From a keystroke to the last of its responses. */
  readonly keystrokeP99Ms: number;
};

type Request = { path: string; body?: string };
/** Requests that are due together, counted from their keystroke. */
type Task = { readonly afterMs: number; readonly requests: readonly Request[] };

const conversions = (count: number): Request[] =>
  Array.from({ length: count }, () => ({ path: "/api/convert", body: CONVERSION }));

const HIDDEN_TASKS: readonly Task[] = Array.from(
  { length: Math.ceil(HIDDEN_UNITS / HIDDEN_AT_ONCE) },
  (_, index) => ({
    afterMs: HIDDEN_AFTER_MS + index * TASK_MS,
    requests: conversions(Math.min(HIDDEN_AT_ONCE, HIDDEN_UNITS - index * HIDDEN_AT_ONCE)),
  }),
);

function tasksOf(keystroke: number): readonly Task[] {
  const requests = conversions(SHOWN_UNITS);
  if (keystroke % KEYSTROKES_PER_PAGE === 0) requests.push({ path: PAGE });
  if (keystroke % KEYSTROKES_PER_MESSAGE === 0) {
    const message = { id: randomUUID(), name: "Ann", email: "ann@example.org", message: "Hello" };
    requests.push({ path: "/api/contact", body: JSON.stringify(message) });
  }
  return [{ afterMs: 0, requests }, ...HIDDEN_TASKS];
}

/** Whether a response is not a server error. */
function send(session: ClientHttp2Session, { path, body }: Request): Promise<boolean> {
  const method = body === undefined ? "GET" : "POST";
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve) => {
    const stream = session.request({ ":path": path, ":method": method, "accept-encoding": "gzip", ...type });
    let status = 0;
    stream.on("response", (headers) => {
      status = headers[":status"] ?? 0;
    });
    stream.on("error", () => resolve(false)).on("end", () => resolve(status > 0 && status < 500));
    stream.resume();
    stream.end(body);
  });
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Sends keystrokes at fixed times, whether or not earlier ones have been answered, and measures each response from the time
 * at which its request was due. A client that waited for responses would hide a server that falls behind.
 */
export async function runOpenLoop(
  origin: string,
  keystrokesPerSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const sessions = Array.from({ length: CONNECTIONS }, () => connect(origin, { rejectUnauthorized: false }));
  for (const session of sessions) session.on("error", () => {});
  const startMs = performance.now();
  const schedule = Array.from({ length: keystrokesPerSecond * seconds }, (_, keystroke) => {
    const keystrokeMs = startMs + (keystroke * 1000) / keystrokesPerSecond;
    return tasksOf(keystroke).map(({ afterMs, requests }) => ({
      keystroke,
      keystrokeMs,
      dueMs: keystrokeMs + afterMs,
      requests,
    }));
  })
    .flat()
    .sort((a, b) => a.dueMs - b.dueMs);
  const latencies: number[] = [];
  const keystrokes = new Map<number, number>();
  const pending: Promise<void>[] = [];
  for (const { keystroke, keystrokeMs, dueMs, requests } of schedule) {
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const session = sessions[keystroke % CONNECTIONS] as ClientHttp2Session;
    for (const request of requests) {
      const answered = send(session, request).then((isAnswered) => {
        if (!isAnswered) return;
        const nowMs = performance.now();
        latencies.push(nowMs - dueMs);
        keystrokes.set(keystroke, nowMs - keystrokeMs);
      });
      pending.push(answered);
    }
  }
  await Promise.race([Promise.all(pending), sleep(PATIENCE_MS, undefined, { ref: false })]);
  for (const session of sessions) session.destroy();
  const ascending = (values: Iterable<number>) => [...values].sort((a, b) => a - b);
  const sorted = ascending(latencies);
  return {
    requests: pending.length,
    failed: pending.length - sorted.length,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    keystrokeP99Ms: quantile(ascending(keystrokes.values()), 0.99),
  };
}
