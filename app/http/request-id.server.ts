import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

/** Gives the request its id: the trusted proxy's if it is well formed, because it ends up in the log; otherwise a new one. */
export function identifyRequest({ headers }: IncomingMessage, trustedProxyHops: number): void {
  const given = headers[REQUEST_ID_HEADER]?.toString() ?? "";
  const isTrusted = trustedProxyHops > 0 && /^[\w-]{8,64}$/.test(given);
  if (!isTrusted) headers[REQUEST_ID_HEADER] = randomUUID();
}

/** The id that the request pipeline set. */
export const requestIdOf = (headers: Headers | IncomingHttpHeaders): string | undefined =>
  (headers instanceof Headers ? headers.get(REQUEST_ID_HEADER) : headers[REQUEST_ID_HEADER])?.toString();
