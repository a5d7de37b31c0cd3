import type { IncomingMessage } from "node:http";
import type { Proxies } from "./site-origin.server";

const IGNORED_FORWARDED_FOR =
  "X-Forwarded-For is ignored because TRUST_PROXY is 0, so all visitors behind a proxy share one message limit. " +
  "Set TRUST_PROXY to the number of proxies in front of the site.";
const MISMATCHED_HOST =
  "A browser's Origin header does not match the Host header, so its requests are refused: a proxy does not forward " +
  "Host. Make it forward Host, or set SITE_ORIGIN to the address that visitors use.";

/** Warns about a setting that a proxy seems to need, once for each: anyone can send these headers. */
export function createProxyWarnings({ trustedProxyHops, siteOrigin }: Proxies, warn: (text: string) => void) {
  const given = new Set<string>();
  function warnOnce(text: string): void {
    if (given.has(text)) return;
    given.add(text);
    warn(text);
  }

  return ({ headers }: IncomingMessage): void => {
    if (trustedProxyHops === 0 && headers["x-forwarded-for"] !== undefined) warnOnce(IGNORED_FORWARDED_FOR);
    const { origin, host } = headers;
    // The browser reports a same-origin request, but the Host header does not match.
    if (headers["sec-fetch-site"] !== "same-origin" || !origin || origin === siteOrigin) return;
    if (!URL.canParse(origin) || new URL(origin).host === host?.toLowerCase()) return;
    warnOnce(MISMATCHED_HOST);
  };
}
