import { type ConversionError, describeError } from "~/conversion";
import { type Problem, problemStatus } from "./problem";

/** A complete response that either Remix or Node can send. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** A problem repeats the request's id when it is sent: in JSON, or as the last line of a text. */
  readonly isProblem?: true;
};

/** Shared by all answers without extra headers; `sendAnswer` caches raw headers by object identity. */
const JSON_HEADERS: HttpAnswer["headers"] = {
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
};

export const jsonAnswer = (body: unknown, status?: number, headers?: HttpAnswer["headers"]): HttpAnswer =>
  jsonTextAnswer(JSON.stringify(body), status, headers);

/** An answer with JSON that is already serialized. */
export function jsonTextAnswer(text: string, status = 200, headers?: HttpAnswer["headers"]): HttpAnswer {
  return { status, headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS, text };
}

export function textFor({ text, isProblem }: HttpAnswer, requestId: string | undefined): string {
  if (!isProblem || !requestId) return text;
  const isJson = text.endsWith("}");
  return isJson
    ? `${text.slice(0, -1)},"requestId":${JSON.stringify(requestId)}}`
    : `${text}Request ${requestId}\n`;
}

export function problemAnswer(problem: Problem, headers?: HttpAnswer["headers"]): HttpAnswer {
  return { ...jsonAnswer(problem, problemStatus(problem.error), headers), isProblem: true };
}

/** Turns an engine's error into a response. */
export const errorAnswer = (error: ConversionError): HttpAnswer =>
  problemAnswer({ error: error.code, details: describeError(error) });

/** Sets Content-Length, so that remix-serve does not compress tiny responses. */
export function toResponse(answer: HttpAnswer, requestId: string | undefined): Response {
  const text = textFor(answer, requestId);
  const headers = { ...answer.headers, "content-length": String(Buffer.byteLength(text)) };
  return new Response(text, { status: answer.status, headers });
}
