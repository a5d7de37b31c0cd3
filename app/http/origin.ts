type HeaderReader = { get(name: string): string | null };

function isOwnOrigin(origin: string, host: string | null, siteOrigin: string | undefined): boolean {
  if (origin === siteOrigin) return true;
  // The scheme is not compared, because a proxy may terminate TLS.
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Whether a browser sent a POST on behalf of another site. Other clients send neither header and are allowed. */
export function isCrossSite(headers: HeaderReader, siteOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, headers.get("host"), siteOrigin)) return true;
  const site = headers.get("sec-fetch-site");
  if (site === "same-site") return origin === null;
  return site === "cross-site";
}
