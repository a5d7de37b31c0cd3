import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address";
import type { GuardedRequest } from "./guard.server";
import { readMessageBody } from "./read-body.server";
import { ORIGIN_HEADER, type Proxies, requestOrigin } from "./site-origin.server";

export function pathOf({ url = "" }: IncomingMessage): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

export const guardedMessage = (request: IncomingMessage): GuardedRequest => ({
  method: request.method ?? "",
  pathname: pathOf(request),
  contentType: request.headers["content-type"] ?? "",
  readBody: (limit) => readMessageBody(request, limit),
});

/** Says in headers of our own who sent the request and under which origin, whatever the sender put there. */
export function setTrustedHeaders(request: IncomingMessage, proxies: Proxies): void {
  const { headers, socket } = request;
  const forwardedFor = headers["x-forwarded-for"]?.toString();
  headers[CLIENT_ADDRESS_HEADER] = clientAddress(
    socket.remoteAddress,
    forwardedFor,
    proxies.trustedProxyHops,
  );
  headers[ORIGIN_HEADER] = requestOrigin(headers, proxies);
}

/** Takes off what only misleads the handlers behind: a forged host, and Remix's retired `_data` switch. */
export function removeMisleading(request: IncomingMessage): void {
  delete request.headers["x-forwarded-host"];
  if (!request.url?.includes("_data")) return;
  const [path = "", query = ""] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete("_data");
  request.url = parameters.size > 0 ? `${path}?${parameters}` : path;
}
