import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultHeaders, pagePolicy } from "~/http/response-headers.server";

describe("pagePolicy", () => {
  it("lets the installed sonner's style element through by its hash", () => {
    const folder = dirname(createRequire(import.meta.url).resolve("sonner"));
    const source = readFileSync(join(folder, "index.mjs"), "utf8");
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "";
    const hash = createHash("sha256").update(JSON.parse(literal)).digest("base64");
    expect(pagePolicy("", "mark", false)).toContain(`'sha256-${hash}'`);
  });

  // Whatever inline script stood in the page was allowed, so an injected one was too.
  it("allows the inline scripts that the site has marked by their hashes, no others and no other host", () => {
    const page = `<script src="/a.js" nonce="mark"></script><script nonce="mark" type="module">run()</script><script>steal()</script><script nonce="guess">steal()</script>`;
    const policy = pagePolicy(page, "mark", false);
    const hash = createHash("sha256").update("run()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/unsafe|http|ws:|\*/);
  });

  it("allows the page's own styles by their hash, and no others", () => {
    const hash = createHash("sha256").update("a{color:red}").digest("base64");
    const page = `<style id="styles" nonce="mark">a{color:red}</style><style>b{color:red}</style>`;
    expect(pagePolicy(page, "mark", false)).toContain(`style-src 'self' 'sha256-${hash}' 'sha256-`);
  });
});

describe("defaultHeaders", () => {
  it.each([
    ["https://everyunit.example", true],
    ["http://localhost:3000", false],
    [undefined, false],
  ])("asks browsers to stay on TLS when the site's origin is %s: %s", (origin, isStrict) => {
    expect("strict-transport-security" in defaultHeaders(origin)).toBe(isStrict);
  });
});
