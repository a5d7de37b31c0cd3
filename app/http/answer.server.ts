import { type Problem, problemStatus } from "./problem";

/** A whole response, before it is known whether Remix or Node sends it. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** One object for all answers without headers of their own: it is what the sender recognizes them by. */
const JSON_HEADERS: Answer["headers"] = {
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
};

export const jsonAnswer = (body: unknown, status?: number, headers?: Answer["headers"]): Answer =>
  jsonTextAnswer(JSON.stringify(body), status, headers);

/** For JSON that was serialized before. */
export function jsonTextAnswer(text: string, status = 200, headers?: Answer["headers"]): Answer {
  return { status, headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS, text };
}

export const contentLength = ({ text }: Answer): string => String(Buffer.byteLength(text));

export function problemAnswer(problem: Problem, headers?: Answer["headers"]): Answer {
  return jsonAnswer(problem, problemStatus(problem.error), headers);
}

/** A known length keeps remix-serve from compressing 17 bytes. */
export const toResponse = (answer: Answer): Response =>
  new Response(answer.text, {
    status: answer.status,
    headers: { ...answer.headers, "content-length": contentLength(answer) },
  });
