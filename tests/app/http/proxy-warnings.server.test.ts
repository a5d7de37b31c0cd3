import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createProxyWarnings } from "~/http/proxy-warnings.server";
import type { Proxies } from "~/http/site-origin.server";

/** The warnings of a site that receives requests with these headers, in turn. */
function warningsFor(requests: readonly IncomingHttpHeaders[], proxies: Partial<Proxies> = {}) {
  const warnings: string[] = [];
  const check = createProxyWarnings({ trustedProxyHops: 0, siteOrigin: undefined, ...proxies }, (text) =>
    warnings.push(text),
  );
  for (const headers of requests) check({ headers } as IncomingMessage);
  return warnings;
}

const host = "10.0.0.7:3000";
const origin = "https://everyunit.example";
const forwarded = { host, "x-forwarded-for": "203.0.113.9" };
const rehosted = { host, origin, "sec-fetch-site": "same-origin" };

describe("createProxyWarnings", () => {
  it("names TRUST_PROXY, once, where a proxy forwards addresses that the site ignores", () => {
    expect(warningsFor([forwarded, forwarded])).toEqual([
      expect.stringMatching(/^X-Forwarded-For is ignored because TRUST_PROXY is 0/),
    ]);
  });

  it("names SITE_ORIGIN, once, where a proxy replaces the Host header", () => {
    expect(warningsFor([rehosted, rehosted])).toEqual([
      expect.stringMatching(/^A browser's Origin header does not match the Host header.*SITE_ORIGIN/),
    ]);
  });

  it("gives both warnings where both settings are missing", () => {
    expect(warningsFor([{ ...forwarded, ...rehosted }])).toHaveLength(2);
  });

  it.each<[string, IncomingHttpHeaders, Partial<Proxies>]>([
    ["a client without a proxy", { host }, {}],
    ["a proxy that TRUST_PROXY counts", forwarded, { trustedProxyHops: 1 }],
    ["a Host header that SITE_ORIGIN makes up for", rehosted, { siteOrigin: origin }],
    ["a proxy that forwards Host", { ...rehosted, host: "everyunit.example" }, {}],
    ["another site's page", { ...rehosted, "sec-fetch-site": "cross-site" }, {}],
    ["an opaque origin", { ...rehosted, origin: "null" }, {}],
  ])("says nothing of %s", (_, headers, proxies) => {
    expect(warningsFor([headers], proxies)).toEqual([]);
  });
});
