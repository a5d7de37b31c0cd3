type HeaderReader = { get(name: string): string | null };

function isOwnOrigin(origin: string, host: string | null, siteOrigin: string | undefined): boolean {
  if (origin === siteOrigin) return true;
  // Behind the edge TLS ends before us, so the scheme is not ours to compare.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Whether a browser sent a POST on behalf of another site. Clients that are not browsers send neither header and pass. */
export function isCrossSite(headers: HeaderReader, siteOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, headers.get("host"), siteOrigin)) return true;
  const site = headers.get("sec-fetch-site");
  if (site === "same-site") return origin === null;
  return site === "cross-site";
}
