import type { IncomingHttpHeaders } from "node:http";
import { settings } from "~/env.server";

/** Set by the request pipeline on every request; overwrites anything the client sent. */
export const ORIGIN_HEADER = "x-everyunit-origin";

export type Proxies = { readonly trustedProxyHops: number; readonly siteOrigin: string | undefined };

/** SITE_ORIGIN if set; otherwise the Host header with the scheme that the outermost of our own proxies saw. */
export function requestOrigin(
  headers: IncomingHttpHeaders,
  { trustedProxyHops: hops, siteOrigin }: Proxies,
): string {
  if (siteOrigin !== undefined) return siteOrigin;
  const entries = hops > 0 ? (headers["x-forwarded-proto"]?.toString() ?? "").split(",") : [];
  const scheme = entries.at(-Math.min(hops, entries.length))?.trim().toLowerCase();
  return `${scheme === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`;
}

/** The site's origin for a Remix request. */
export const originOf = (request: Request): string =>
  request.headers.get(ORIGIN_HEADER) ?? new URL(request.url).origin;

/** A file that contains the site's origin. Without SITE_ORIGIN, it depends on the request, so proxies must not cache it. */
export const originFile = (text: string, mediaType: string): Response =>
  new Response(text, {
    headers: {
      "content-type": `${mediaType}; charset=utf-8`,
      "cache-control": `${settings().siteOrigin ? "public" : "private"}, max-age=3600`,
    },
  });
