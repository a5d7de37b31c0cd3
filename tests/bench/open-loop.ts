import { randomUUID } from "node:crypto";
import { type ClientHttp2Session, connect } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";

/** A keystroke on a collapsed list: one POST per unit of length. */
const BURST = 110;
const KEYSTROKES_PER_PAGE = 3;
const KEYSTROKES_PER_MESSAGE = 50;
/** Browsers keep one HTTP/2 connection each; these stand for visitors who are active at once. */
const CONNECTIONS = 8;
/** A request with no response this long after the last arrival has failed. */
const PATIENCE_MS = 5_000;

const CONVERSION = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
const PAGE = "/convert/weight?value=81.5&from=kg&to=lb";

export type LoadResult = { requests: number; failed: number; p50Ms: number; p99Ms: number };

type Request = { path: string; body?: string };

function requestsOf(keystroke: number): Request[] {
  const requests: Request[] = Array.from({ length: BURST }, () => ({
    path: "/api/convert",
    body: CONVERSION,
  }));
  if (keystroke % KEYSTROKES_PER_PAGE === 0) requests.push({ path: PAGE });
  if (keystroke % KEYSTROKES_PER_MESSAGE === 0) {
    const message = { id: randomUUID(), name: "Ann", email: "ann@example.org", message: "Hello" };
    requests.push({ path: "/api/contact", body: JSON.stringify(message) });
  }
  return requests;
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
 * at which its keystroke was due. A client that waited for responses would hide a server that falls behind.
 */
export async function runOpenLoop(
  origin: string,
  keystrokesPerSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const sessions = Array.from({ length: CONNECTIONS }, () => connect(origin, { rejectUnauthorized: false }));
  for (const session of sessions) session.on("error", () => {});
  const latencies: number[] = [];
  let requests = 0;
  const pending: Promise<void>[] = [];
  const startMs = performance.now();
  for (let keystroke = 0; keystroke < keystrokesPerSecond * seconds; keystroke++) {
    const dueMs = startMs + (keystroke * 1000) / keystrokesPerSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const session = sessions[keystroke % CONNECTIONS] as ClientHttp2Session;
    for (const request of requestsOf(keystroke)) {
      requests += 1;
      pending.push(
        send(session, request).then((isAnswered) => {
          if (isAnswered) latencies.push(performance.now() - dueMs);
        }),
      );
    }
  }
  await Promise.race([Promise.all(pending), sleep(PATIENCE_MS, undefined, { ref: false })]);
  for (const session of sessions) session.destroy();
  latencies.sort((a, b) => a - b);
  const failed = requests - latencies.length;
  return { requests, failed, p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99) };
}
