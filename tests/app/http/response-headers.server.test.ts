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
    expect(pagePolicy("", false)).toContain(`'sha256-${hash}'`);
  });

  it("allows the page's own inline scripts by their hashes, and no other host", () => {
    const page = `<script src="/a.js"></script><script type="module">run()</script><script type="application/ld+json">{}</script>`;
    const policy = pagePolicy(page, false);
    const hash = createHash("sha256").update("run()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/unsafe|http|ws:|\*/);
  });

  it("allows the page's own styles by their hash, and no others", () => {
    const hash = createHash("sha256").update("a{color:red}").digest("base64");
    expect(pagePolicy(`<style id="styles">a{color:red}</style>`, false)).toContain(
      `style-src 'self' 'sha256-${hash}' 'sha256-`,
    );
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
