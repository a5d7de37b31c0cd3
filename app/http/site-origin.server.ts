import type { IncomingHttpHeaders } from "node:http";

/** Set by the request pipeline on every request, whatever the sender put there. */
export const ORIGIN_HEADER = "x-everyunit-origin";

export type Proxies = { readonly trustedProxyHops: number; readonly siteOrigin: string | undefined };

/**
 * The site's origin where it is set, else the one that a request names: its Host header, and the scheme as the outermost
 * of our own proxies saw it.
 */
export function requestOrigin(
  headers: IncomingHttpHeaders,
  { trustedProxyHops: hops, siteOrigin }: Proxies,
): string {
  if (siteOrigin !== undefined) return siteOrigin;
  const entries = hops > 0 ? (headers["x-forwarded-proto"]?.toString() ?? "").split(",") : [];
  const scheme = entries.at(-Math.min(hops, entries.length))?.trim().toLowerCase();
  return `${scheme === "https" ? "https" : "http"}://${headers.host ?? "localhost"}`;
}

/** The origin of this site's addresses, as a request to Remix shows it. */
export const originOf = (request: Request): string =>
  request.headers.get(ORIGIN_HEADER) ?? new URL(request.url).origin;
