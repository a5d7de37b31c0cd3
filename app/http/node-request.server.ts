import type { IncomingMessage } from "node:http";
import { type Visitor, visitorAt } from "./admission.server";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address";
import type { GuardedRequest } from "./guard.server";
import { readMessageBody } from "./read-body.server";
import { requestIdOf } from "./request-id.server";
import { ORIGIN_HEADER, type Proxies, requestOrigin } from "./site-origin.server";

export function pathOf({ url = "" }: IncomingMessage): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

/** Turns an absolute request target, which some proxies send, into a path and a Host header (RFC 9112, section 3.2.2). */
export function resolveTarget(request: IncomingMessage): void {
  const [, host, target = ""] = /^https?:\/\/([^/?#]*)(.*)/is.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
}

/** The client's address, as far as the proxies can be trusted. */
export const addressOf = ({ headers, socket }: IncomingMessage, { trustedProxyHops }: Proxies): string =>
  clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trustedProxyHops);

export const visitorOf = (request: IncomingMessage, proxies: Proxies): Visitor =>
  visitorAt(addressOf(request, proxies), () => request.socket.destroyed);

export const guardedMessage = (request: IncomingMessage, visitor: Visitor): GuardedRequest => ({
  method: request.method ?? "",
  pathname: pathOf(request),
  contentType: request.headers["content-type"] ?? "",
  contentEncoding: request.headers["content-encoding"] ?? "",
  requestId: requestIdOf(request.headers),
  visitor,
  readBody: (limit) => readMessageBody(request, limit),
});

/** Sets our own headers for the client's address and the site's origin, overwriting anything the client sent. */
export function setTrustedHeaders(request: IncomingMessage, proxies: Proxies): void {
  const { headers } = request;
  headers[CLIENT_ADDRESS_HEADER] = addressOf(request, proxies);
  headers[ORIGIN_HEADER] = requestOrigin(headers, proxies);
}

/** Removes input that would mislead Remix: X-Forwarded-Host, and the obsolete `_data` parameter. */
export function removeMisleadingInput(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  if (!request.url?.includes("_data")) return;
  const [path = "", query = ""] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete("_data");
  request.url = parameters.size > 0 ? `${path}?${parameters}` : path;
}
