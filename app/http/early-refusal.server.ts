import type { IncomingMessage } from "node:http";
import { type HttpAnswer, problemAnswer } from "./answer.server";
import { isPreflight } from "./cross-origin.server";
import { type Problem, type ProblemCode, problemStatus } from "./problem";
import { allowedMethods, bodyLimitOf, isApiPath, isOpenToAllOrigins, tooLargeFor } from "./routes";

type Options = { readonly siteOrigin: string | undefined; readonly hasAsset: (path: string) => boolean };
type Refusal = Problem & { readonly allow?: string | undefined };

const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

const refusal = (error: ProblemCode, details: string, allow?: string): Refusal => ({ error, details, allow });

/** A refusal as JSON for the API, and as plain text for people. */
export function refusalAnswer(path: string, problem: Problem, headers?: HttpAnswer["headers"]): HttpAnswer {
  if (isApiPath(path)) return problemAnswer(problem, headers);
  const type = { "content-type": "text/plain; charset=utf-8" };
  return {
    status: problemStatus(problem.error),
    headers: { ...type, ...headers },
    text: `${problem.details}\n`,
    isProblem: true,
  };
}

/**
 * What Remix reads as another path than the table of routes, which decides the cost: it takes a backslash for a slash, resolves
 * dot segments and drops a fragment. `/read/..` would render a page for nothing.
 */
const MISREAD = /[\\#]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

const isDecodable = (path: string) => {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/** Node keeps the first of several Host headers; a proxy in front may have used another one. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === "host".length && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** The last valid Host header, cached because the next one is almost always the same. */
let validHost = "";

function isValidHost(host: string): boolean {
  if (host === validHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  validHost = host;
  return true;
}

function checkAddress(request: IncomingMessage, path: string): Refusal | undefined {
  if (!isValidHost(request.headers.host ?? "") || hostCount(request) !== 1)
    return refusal("bad_request", "The Host header is invalid.");
  // In a Location header, `//` would start a host name.
  const isPath = isApiPath(path) || /^\/(?!\/)/.test(path);
  if (!isPath || MISREAD.test(path) || !isDecodable(path))
    return refusal("bad_request", "The address is invalid.");
}

function checkMethod(request: IncomingMessage, path: string): Refusal | undefined {
  const methods = allowedMethods(path);
  if (!methods) return refusal("not_found", `Nothing was found at ${path}.`);
  if (methods.includes(request.method ?? "")) return undefined;
  if (isOpenToAllOrigins(path) && isPreflight(request)) return undefined;
  return refusal("method_not_allowed", `${path} only accepts ${methods.join(" and ")}.`, methods.join(", "));
}

type HeaderReader = { get(name: string): string | null };

function isOwnOrigin(origin: string, host: string | null, siteOrigin: string | undefined): boolean {
  if (origin === siteOrigin) return true;
  // The scheme is not compared, because a proxy may terminate TLS.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Whether a browser sent a POST on behalf of another site. Other clients send neither header and are allowed. */
export function isCrossSite(headers: HeaderReader, siteOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, headers.get("host"), siteOrigin)) return true;
  const site = headers.get("sec-fetch-site");
  if (site === "same-site") return origin === null;
  return site === "cross-site";
}

function checkSender(
  request: IncomingMessage,
  path: string,
  siteOrigin: string | undefined,
): Refusal | undefined {
  if (Number(request.headers["content-length"]) > bodyLimitOf(path).arrayBytes)
    return refusal("body_too_large", tooLargeFor(path));
  // Cross-site reads and links are harmless.
  if (request.method !== "POST" || isOpenToAllOrigins(path)) return undefined;
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
  if (isCrossSite(headers, siteOrigin))
    return refusal("cross_site", "Only this site's own pages may send messages.");
}

function checkTarget(path: string, hasAsset: Options["hasAsset"]): Refusal | undefined {
  if (/^\/build(\/|$)/.test(path) && !hasAsset(path))
    return refusal("not_found", `Nothing was found at ${path}.`);
}

/** Rejects invalid requests that remix-serve would answer with a 500, with a page, or not at all. */
export function refuseEarly(
  request: IncomingMessage,
  path: string,
  options: Options,
): HttpAnswer | undefined {
  const found =
    checkAddress(request, path) ??
    checkMethod(request, path) ??
    checkSender(request, path, options.siteOrigin) ??
    checkTarget(path, options.hasAsset);
  if (!found) return undefined;
  const { allow, ...problem } = found;
  return refusalAnswer(path, problem, allow === undefined ? undefined : { allow });
}
