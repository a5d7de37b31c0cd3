import type { IncomingMessage } from "node:http";
import { log } from "./log.server";
import type { Proxies } from "./site-origin.server";

const said = new Set<string>();

/** Once a process: anybody can send these headers. */
function warnOnce(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  log("warn", text);
}

/** Names the setting that is missing where requests look as if a proxy stood in front of a site that knows of none. */
export function warnOfMisconfiguredProxy(
  { headers }: IncomingMessage,
  { trustedProxyHops, siteOrigin }: Proxies,
) {
  if (trustedProxyHops === 0 && headers["x-forwarded-for"] !== undefined) {
    warnOnce(
      "X-Forwarded-For is ignored because TRUST_PROXY is 0, so all visitors behind a proxy share one message limit. " +
        "Set TRUST_PROXY to the number of proxies in front of the site.",
    );
  }
  const { origin, host } = headers;
  // The browser says that the page is this site's own; the Host header says otherwise.
  if (headers["sec-fetch-site"] !== "same-origin" || !origin || origin === siteOrigin) return;
  if (!URL.canParse(origin) || new URL(origin).host === host?.toLowerCase()) return;
  warnOnce(
    "A browser's Origin header does not match the Host header, so its requests are refused: a proxy does not forward " +
      "Host. Make it forward Host, or set SITE_ORIGIN to the address that visitors use.",
  );
}
