import { LosslessNumber, parse } from "lossless-json";
import { MOST_DIGITS, shortenDecimal } from "~/numerals/shorten-decimal";
import { admission, RefusedWork, type Visitor, visitorAt } from "./admission.server";
import { type HttpAnswer, problemAnswer, toResponse } from "./answer.server";
import { CLIENT_ADDRESS_HEADER } from "./client-address";
import { logFault } from "./log.server";
import type { Problem } from "./problem";
import { type BodyResult, readBody } from "./read-body.server";
import { requestIdOf } from "./request-id.server";
import { type BodyLimit, bodyLimitOf, costOf, routeName, tooLargeFor } from "./routes";
import { NoTurnError } from "./turns.server";

/** The parts of a Remix or Node request that the guards need. Method, origin and address have been checked already. */
export type GuardedRequest = {
  readonly method: string;
  readonly pathname: string;
  readonly contentType: string;
  readonly contentEncoding: string;
  readonly requestId: string | undefined;
  readonly visitor: Visitor;
  readBody(limit: BodyLimit): Promise<BodyResult>;
};

type Refusal = { ok: false; problem: Problem; headers?: HttpAnswer["headers"] };
type Guarded<T> = { ok: true; body: T } | Refusal;

const refuse = (error: Problem["error"], details: string, headers?: HttpAnswer["headers"]): Refusal => ({
  ok: false,
  problem: { error, details },
  headers,
});

export const visitorFrom = (request: Request): Visitor =>
  visitorAt(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "", () => request.signal.aborted);

const guarded = (request: Request): GuardedRequest => ({
  method: request.method,
  pathname: new URL(request.url).pathname,
  contentType: request.headers.get("content-type") ?? "",
  contentEncoding: request.headers.get("content-encoding") ?? "",
  requestId: requestIdOf(request.headers),
  visitor: visitorFrom(request),
  readBody: (limit) => readBody(request, limit),
});

const mediaType = (contentType: string) => contentType.split(";", 1)[0]?.trim().toLowerCase();

const charset = (contentType: string) =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? "utf-8";

const bodyRefusals: Record<Exclude<Extract<BodyResult, { ok: false }>["reason"], "too_large">, Refusal> = {
  timeout: refuse("request_timeout", "The request body did not arrive in time.", { connection: "close" }),
  not_utf8: refuse("bad_request", "The request body is not valid UTF-8."),
  aborted: refuse("bad_request", "The request body ended early."),
};

async function guardBody(request: GuardedRequest, type: string): Promise<Guarded<string>> {
  const { contentType, contentEncoding } = request;
  if (contentType !== type && (mediaType(contentType) !== type || !/^utf-?8$/.test(charset(contentType))))
    return refuse("unsupported_media_type", `Set Content-Type to ${type}.`);
  if (!/^(?:identity)?$/i.test(contentEncoding))
    return refuse("unsupported_media_type", "Send the body without Content-Encoding.");
  const read = await request.readBody(bodyLimitOf(request.pathname));
  if (read.ok) return { ok: true, body: read.text };
  if (read.reason === "too_large") return refuse("body_too_large", tooLargeFor(request.pathname));
  return bodyRefusals[read.reason];
}

/** Digits kept beyond the limit, so that the conversion still recognizes the number as too long and shortens it again. */
const SPARE_DIGITS = 100;

/** The lookbehind keeps the search linear: it does not start again within the same digits. */
const LONG_DIGITS = new RegExp(`(?<!\\d)\\d{${MOST_DIGITS + 2 * SPARE_DIGITS}}`);
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.?[^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gis;

/** Shortens long numbers before parsing: per digit, the lossless parser is ten times slower than a regular expression. */
function shortenNumbers(text: string): string {
  if (!LONG_DIGITS.test(text)) return text;
  return text.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') ? found : shortenDecimal(found, SPARE_DIGITS),
  );
}

/** Parses JSON with numbers as written (`LosslessNumber`); shortens long ones without changing a result. @throws SyntaxError */
export const parseJson = (text: string): unknown =>
  parse(shortenNumbers(text), undefined, (digits) => new LosslessNumber(digits));

const ESCAPE = /\\u[\da-f]{4}/gi;

const isOver = (limit: number | undefined, json: string) =>
  limit !== undefined && json.length > limit && [...json.replace(ESCAPE, " ")].length > limit;

async function guardJson(request: GuardedRequest): Promise<Guarded<unknown>> {
  const { pathname } = request;
  const read = await guardBody(request, "application/json");
  if (!read.ok) return read;
  if (isOver(bodyLimitOf(pathname).characters, read.body))
    return refuse("body_too_large", tooLargeFor(pathname));
  try {
    return { ok: true, body: parseJson(read.body) };
  } catch {
    return refuse("invalid_json", "The request body is not valid JSON.");
  }
}

/** Checks the content type, size and encoding of an HTML form post. */
export async function guardForm(request: Request): Promise<Guarded<URLSearchParams>> {
  const read = await guardBody(guarded(request), "application/x-www-form-urlencoded");
  return read.ok ? { ok: true, body: new URLSearchParams(read.body) } : read;
}

async function answerOrFault(
  { method, pathname, requestId }: GuardedRequest,
  respond: () => HttpAnswer | Promise<HttpAnswer>,
) {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof RefusedWork) return problemAnswer(error.problem, error.headers);
    if (error instanceof NoTurnError) return problemAnswer(ABANDONED);
    logFault(`${method} ${routeName(pathname)}`, error, requestId);
    return problemAnswer({ error: "internal_error", details: "Something went wrong on our side." });
  }
}

/** The response to a client that has closed its connection. */
const ABANDONED: Problem = { error: "bad_request", details: "The request was given up." };

type RespondToJson = (body: unknown, visitor: Visitor) => HttpAnswer | Promise<HttpAnswer>;

/** Answers a request with a JSON body, whose numbers are `LosslessNumber`. Errors become JSON without a stack trace. */
export const answerJsonBody = (request: GuardedRequest, respond: RespondToJson): Promise<HttpAnswer> =>
  answerOrFault(request, async () => {
    const read = await guardJson(request);
    if (!read.ok) return problemAnswer(read.problem, read.headers);
    if (request.visitor.isGone()) return problemAnswer(ABANDONED);
    return admission().run(request.visitor, () => respond(read.body, request.visitor));
  });

/** Does what `answerJsonBody` does, for a Remix action. */
export const answerJson = async (request: Request, respond: RespondToJson): Promise<Response> =>
  toResponse(await answerJsonBody(guarded(request), respond), requestIdOf(request.headers));

/** Answers a request without a body: in turn if it costs work, else at once, so that no flood delays a health check. */
export async function answerRead(
  request: Request,
  respond: () => HttpAnswer | Promise<HttpAnswer>,
): Promise<Response> {
  const from = guarded(request);
  const isWork = costOf(from.pathname, from.method) === "work";
  const { question, run } = admission();
  const answer = await answerOrFault(from, () => (isWork ? question : run)(from.visitor, respond));
  return toResponse(answer, from.requestId);
}
