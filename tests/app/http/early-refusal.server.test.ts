import { describe, expect, it } from "vitest";
import { isCrossSite } from "~/http/early-refusal.server";

const SITE = "https://everyunit.example";

describe("isCrossSite", () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["a script or a terminal", {}, false],
    ["our own page", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, false],
    ["our own page behind TLS that ends before us", { origin: "https://localhost:3000" }, false],
    ["our own page at the site's origin", { origin: SITE }, false],
    ["a form that the visitor reloads", { "sec-fetch-site": "none" }, false],
    ["another site's script", { origin: "https://evil.example" }, true],
    ["another port of the same host", { origin: "http://localhost:3001" }, true],
    ["a host that begins like ours", { origin: "https://everyunit.example.evil.example" }, true],
    ["a document without an origin", { origin: "null" }, true],
    ["a form on another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, true],
    ["a sibling domain", { "sec-fetch-site": "same-site" }, true],
    ["a page that lies about one of the two", { origin: SITE, "sec-fetch-site": "cross-site" }, true],
  ])("judges a POST from %s", (_, headers, expected) => {
    expect(isCrossSite(new Headers({ host: "localhost:3000", ...headers }), SITE)).toBe(expected);
  });
});
