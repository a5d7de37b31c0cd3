import { type Problem, problemStatus } from "./problem";

/** A complete response that either Remix or Node can send. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Shared by all answers without extra headers; `sendAnswer` caches raw headers by object identity. */
const JSON_HEADERS: Answer["headers"] = {
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
};

export const jsonAnswer = (body: unknown, status?: number, headers?: Answer["headers"]): Answer =>
  jsonTextAnswer(JSON.stringify(body), status, headers);

/** For JSON that is already serialized. */
export function jsonTextAnswer(text: string, status = 200, headers?: Answer["headers"]): Answer {
  return { status, headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS, text };
}

export const contentLength = ({ text }: Answer): string => String(Buffer.byteLength(text));

export function problemAnswer(problem: Problem, headers?: Answer["headers"]): Answer {
  return jsonAnswer(problem, problemStatus(problem.error), headers);
}

/** With a Content-Length, remix-serve does not compress tiny responses. */
export const toResponse = (answer: Answer): Response =>
  new Response(answer.text, {
    status: answer.status,
    headers: { ...answer.headers, "content-length": contentLength(answer) },
  });
