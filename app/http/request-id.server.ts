import type { IncomingHttpHeaders } from "node:http";

/** The request id from the reverse proxy. Malformed ids are dropped because the id ends up in the log. */
export function requestIdOf(headers: Headers | IncomingHttpHeaders): string | undefined {
  const given = headers instanceof Headers ? headers.get("x-request-id") : headers["x-request-id"];
  const id = given?.toString() ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}
