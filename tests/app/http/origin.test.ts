import { describe, expect, it } from "vitest";
import { isCrossSite } from "~/http/origin";

const SITE = "https://everyunit.example";

describe("isCrossSite", () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ["a script or a terminal", "POST", {}, false],
    ["our own page", "POST", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, false],
    ["our own page behind TLS that ends before us", "POST", { origin: "https://localhost:3000" }, false],
    ["our own page at the site's origin", "POST", { origin: SITE }, false],
    ["an address that was typed in", "GET", { "sec-fetch-site": "none" }, false],
    [
      "a link on another site",
      "GET",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      false,
    ],
    ["another site's script", "POST", { origin: "https://evil.example" }, true],
    ["another site's script that reads", "GET", { origin: "https://evil.example" }, true],
    ["another port of the same host", "POST", { origin: "http://localhost:3001" }, true],
    ["a host that begins like ours", "POST", { origin: "https://everyunit.example.evil.example" }, true],
    ["a document without an origin", "POST", { origin: "null" }, true],
    [
      "a form on another site",
      "POST",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      true,
    ],
    [
      "an image on another site",
      "GET",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
      true,
    ],
    ["a sibling domain", "POST", { "sec-fetch-site": "same-site" }, true],
    ["a page that lies about one of the two", "POST", { origin: SITE, "sec-fetch-site": "cross-site" }, true],
  ])("judges %s", (_, method, headers, expected) => {
    expect(isCrossSite(method, new Headers({ host: "localhost:3000", ...headers }), SITE)).toBe(expected);
  });
});
