import { type Problem, problemStatus } from "./problem";

const jsonHeaders = (text: string): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  // A known length keeps remix-serve from running its compressor over 17 bytes.
  "content-length": String(Buffer.byteLength(text)),
  "cache-control": "no-store",
});

export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return jsonTextAnswer(JSON.stringify(body), status, headers);
}

/** For JSON that was written before. */
export function jsonTextAnswer(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...jsonHeaders(text), ...headers } });
}

export function problemAnswer(problem: Problem, headers: Record<string, string> = {}): Response {
  return jsonAnswer(problem, problemStatus(problem.error), headers);
}
