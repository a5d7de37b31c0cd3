import type { IncomingMessage, ServerResponse } from "node:http";
import { allowedMethods } from "./routes";
import { type Headers, send, sortHeaders } from "./send.server";

/** Browsers cache a preflight for at most a day; Chromium caps it at two hours. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** Any page may read the response and these headers, but without credentials: browsers reject `*` for requests with them. */
export const openHeaders: Headers = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "retry-after, x-request-id",
  "cross-origin-resource-policy": "cross-origin",
};

/** Whether this is a CORS preflight. Any other OPTIONS request is rejected with 405. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" &&
  headers.origin !== undefined &&
  headers["access-control-request-method"] !== undefined;

/** Responds with the methods and headers that other origins may use. A 204 response has no Content-Length. */
export function sendPreflight(response: ServerResponse, path: string, defaults: Headers): void {
  const headers = {
    ...defaults,
    "access-control-allow-methods": allowedMethods(path)?.join(", ") ?? "",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": String(PREFLIGHT_MAX_AGE_SECONDS),
  };
  send(response, 204, sortHeaders(headers), "");
}
