import { LosslessNumber, parse } from "lossless-json";
import { settings } from "~/env.server";
import { problemAnswer } from "./answer.server";
import { API_BODY_LIMIT_BYTES, allowedMethods, FORM_BODY_LIMIT_BYTES } from "./contract";
import { logFault } from "./log.server";
import { isCrossSite } from "./origin";
import type { Problem } from "./problem";
import { type BodyResult, readBody } from "./read-body.server";

export type Refusal = { problem: Problem; headers?: Record<string, string> };
type Guarded<T> = { ok: true; body: T } | ({ ok: false } & Refusal);

const refuse = (error: Problem["error"], details: string, headers?: Record<string, string>) =>
  ({ ok: false, problem: { error, details }, headers }) as const;

export const refusalAnswer = ({ problem, headers }: Refusal): Response => problemAnswer(problem, headers);

/** Checks what needs no body: the method and who sent it. */
function checkHead(request: Request): Refusal | undefined {
  const { pathname } = new URL(request.url);
  const methods = allowedMethods(pathname);
  if (!methods) return refuse("not_found", `There is no ${pathname} here.`);
  if (!methods.includes(request.method)) {
    return refuse("method_not_allowed", `${pathname} answers ${methods.join(" and ")} only.`, {
      allow: methods.join(", "),
    });
  }
  if (isCrossSite(request.method, request.headers, settings().siteOrigin)) {
    return refuse("cross_site", "Requests from other sites are not accepted.");
  }
}

const mediaType = (request: Request) =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

const charset = (request: Request) =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(request.headers.get("content-type") ?? "")?.[1]?.toLowerCase() ??
  "utf-8";

const bodyRefusals: Record<Extract<BodyResult, { ok: false }>["reason"], ReturnType<typeof refuse>> = {
  too_large: refuse("body_too_large", "The body is larger than this address accepts."),
  timeout: refuse("request_timeout", "The body did not arrive in time.", { connection: "close" }),
  not_utf8: refuse("bad_request", "The body is not UTF-8 text."),
  aborted: refuse("bad_request", "The body ended before it was complete."),
};

async function guardBody(request: Request, type: string, limitBytes: number): Promise<Guarded<string>> {
  const refusal = checkHead(request);
  if (refusal) return { ok: false, ...refusal };
  if (mediaType(request) !== type || charset(request) !== "utf-8") {
    return refuse("unsupported_media_type", `Send the body as ${type}.`);
  }
  const read = await readBody(request, limitBytes);
  return read.ok ? { ok: true, body: read.text } : bodyRefusals[read.reason];
}

/** Numbers stay the text that was written: 0.1 is a tenth here, not the double beside it. */
function parseJson(text: string): unknown {
  return parse(text, undefined, (digits) => new LosslessNumber(digits));
}

/** Method, origin, type, size and JSON of a request. Numbers in the body are `LosslessNumber`. */
export async function guardJson(request: Request): Promise<Guarded<unknown>> {
  const guarded = await guardBody(request, "application/json", API_BODY_LIMIT_BYTES);
  if (!guarded.ok) return guarded;
  try {
    return { ok: true, body: parseJson(guarded.body) };
  } catch {
    return refuse("invalid_json", "The body is not valid JSON.");
  }
}

/** The same for what an HTML form sends. */
export async function guardForm(request: Request): Promise<Guarded<URLSearchParams>> {
  const guarded = await guardBody(request, "application/x-www-form-urlencoded", FORM_BODY_LIMIT_BYTES);
  return guarded.ok ? { ok: true, body: new URLSearchParams(guarded.body) } : guarded;
}

async function answerOrFault(
  request: Request,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    logFault(`${request.method} ${new URL(request.url).pathname}`, error);
    return problemAnswer({ error: "internal_error", details: "Something went wrong on our side." });
  }
}

/** Answers a POST with a JSON body; whatever goes wrong, the answer is JSON without a stack. */
export function answerJson(
  request: Request,
  respond: (body: unknown) => Response | Promise<Response>,
): Promise<Response> {
  return answerOrFault(request, async () => {
    const guarded = await guardJson(request);
    return guarded.ok ? respond(guarded.body) : refusalAnswer(guarded);
  });
}

/** Answers a request without a body; refuses methods that the address does not accept. */
export function answerRead(request: Request, respond: () => Response | Promise<Response>): Promise<Response> {
  return answerOrFault(request, () => {
    const refusal = checkHead(request);
    return refusal ? refusalAnswer(refusal) : respond();
  });
}

/** For the half of a route that has nothing to say: the loader of an address that is only posted to, and the reverse. */
export const answerRefusal = (request: Request): Promise<Response> =>
  answerRead(request, () => problemAnswer({ error: "not_found", details: "There is nothing here." }));
