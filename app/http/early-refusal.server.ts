import type { IncomingMessage, ServerResponse } from "node:http";
import { API_BODY_LIMIT_BYTES, allowedMethods, FORM_BODY_LIMIT_BYTES, isApiPath } from "./contract";
import { isCrossSite } from "./origin";
import { type Problem, type ProblemCode, problemStatus } from "./problem";

type Options = { siteOrigin: string | undefined; hasAsset: (path: string) => boolean };
type Refusal = Problem & { allow?: string };

const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

const refusal = (error: ProblemCode, details: string, allow?: string): Refusal => ({ error, details, allow });

function answer(response: ServerResponse, isApi: boolean, { allow, ...problem }: Refusal): true {
  const text = isApi ? JSON.stringify(problem) : `${problem.details}\n`;
  response.writeHead(problemStatus(problem.error), {
    "content-type": `${isApi ? "application/json" : "text/plain"}; charset=utf-8`,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    ...(allow === undefined ? {} : { allow }),
  });
  response.end(text);
  return true;
}

const isDecodable = (path: string) => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

function checkAddress(request: IncomingMessage, path: string): Refusal | undefined {
  const host = request.headers.host ?? "";
  if (!HOST.test(host) || !URL.canParse(`http://${host}`))
    return refusal("bad_request", "The Host header is not valid.");
  // Two slashes begin a host's name in a Location header; browsers read a backslash as a slash.
  if (!/^\/(?![/\\])/.test(path) || !isDecodable(path))
    return refusal("bad_request", "The address is not valid.");
}

function checkMethod(method: string, path: string): Refusal | undefined {
  const methods = allowedMethods(path);
  if (!methods) {
    // Remix answers the methods that it knows; the others would end in its own error page.
    return ["GET", "HEAD", "POST"].includes(method)
      ? undefined
      : refusal("not_found", `There is no ${path} here.`);
  }
  if (methods.includes(method)) return undefined;
  return refusal("method_not_allowed", `${path} answers ${methods.join(" and ")} only.`, methods.join(", "));
}

function checkSender(
  request: IncomingMessage,
  path: string,
  siteOrigin: string | undefined,
): Refusal | undefined {
  const limitBytes = isApiPath(path) ? API_BODY_LIMIT_BYTES : FORM_BODY_LIMIT_BYTES;
  if (Number(request.headers["content-length"]) > limitBytes) {
    return refusal("body_too_large", "The body is larger than this address accepts.");
  }
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
  // Remix answers a forged form post to a page with a bare 500; links and reads of pages are nobody's harm.
  if (request.method === "POST" && isCrossSite("POST", headers, siteOrigin)) {
    return refusal("cross_site", "Requests from other sites are not accepted.");
  }
}

function checkTarget(path: string, hasAsset: Options["hasAsset"]): Refusal | undefined {
  if (isApiPath(path) && path.endsWith(".data")) return refusal("not_found", `There is no ${path} here.`);
  if (path.startsWith("/build/") && !hasAsset(decodeURIComponent(path.slice("/build/".length)))) {
    return refusal("not_found", `There is no ${path} here.`);
  }
}

/** Takes off what only misleads the handlers behind: a forged host, and Remix's retired `_data` switch. */
function clean(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  if (!request.url?.includes("_data")) return;
  const [path = "", query = ""] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete("_data");
  request.url = parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Answers what remix-serve would answer with a 500, a page, or not at all. True when the answer is given. */
export function refuseEarly(request: IncomingMessage, response: ServerResponse, options: Options): boolean {
  const path = (request.url ?? "").split("?", 1)[0]!;
  const found =
    checkAddress(request, path) ??
    checkMethod(request.method ?? "", path) ??
    checkSender(request, path, options.siteOrigin) ??
    checkTarget(path, options.hasAsset);
  if (found) return answer(response, isApiPath(path), found);
  clean(request);
  return false;
}
