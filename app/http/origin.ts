type HeaderReader = { get(name: string): string | null };

function isOwnOrigin(origin: string, host: string | null, siteOrigin: string | undefined): boolean {
  if (origin === siteOrigin) return true;
  // Behind the edge TLS ends before us, so the scheme is not ours to compare.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/**
 * Whether a browser sent this on behalf of another site. Clients that are no browsers send neither header and pass.
 * A link from elsewhere to something that is only read is no such request.
 */
export function isCrossSite(method: string, headers: HeaderReader, siteOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, headers.get("host"), siteOrigin)) return true;
  const site = headers.get("sec-fetch-site");
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && headers.get("sec-fetch-mode") === "navigate") return false;
  if (site === "same-site") return origin === null;
  return site === "cross-site";
}
