import type { IncomingMessage, ServerResponse } from "node:http";
import { allowedMethods } from "./addresses";
import { type Headers, inOrder, send } from "./send.server";

/** A browser asks again after a day at the latest; Chromium does after two hours. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** Any page may read the response. No credentials: a browser ignores `*` for a request that carries them. */
export const openHeaders: Headers = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Whether a browser asks if a page of another origin may send a request. A plain OPTIONS is a wrong method. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" &&
  headers.origin !== undefined &&
  headers["access-control-request-method"] !== undefined;

/** Says which methods and headers an open address accepts from other origins. A response 204 has no Content-Length. */
export function sendPreflight(response: ServerResponse, path: string, defaults: Headers): void {
  const headers = {
    ...defaults,
    "access-control-allow-methods": allowedMethods(path)?.join(", ") ?? "",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": String(PREFLIGHT_MAX_AGE_SECONDS),
  };
  send(response, 204, inOrder(headers), "");
}
