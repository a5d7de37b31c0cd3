import { type Problem, problemStatus } from "./problem";

/** A whole response, before it is known whether Remix or Node sends it. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

export const jsonAnswer = (body: unknown, status?: number, headers?: Answer["headers"]): Answer =>
  jsonTextAnswer(JSON.stringify(body), status, headers);

/** For JSON that was serialized before. */
export function jsonTextAnswer(text: string, status = 200, headers: Answer["headers"] = {}): Answer {
  return textAnswer(text, status, { "content-type": "application/json; charset=utf-8", ...headers });
}

/** A known length keeps remix-serve from compressing 17 bytes. */
export function textAnswer(text: string, status: number, headers: Answer["headers"]): Answer {
  const contentLength = String(Buffer.byteLength(text));
  return {
    status,
    headers: { "cache-control": "no-store", "content-length": contentLength, ...headers },
    text,
  };
}

export function problemAnswer(problem: Problem, headers?: Answer["headers"]): Answer {
  return jsonAnswer(problem, problemStatus(problem.error), headers);
}

export const toResponse = ({ status, headers, text }: Answer): Response =>
  new Response(text, { status, headers });
