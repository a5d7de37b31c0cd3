import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultHeaders, pagePolicy } from "~/http/security-headers.server";

describe("pagePolicy", () => {
  it("lets the installed sonner's style element through by its hash", () => {
    const folder = dirname(createRequire(import.meta.url).resolve("sonner"));
    const source = readFileSync(join(folder, "index.mjs"), "utf8");
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "";
    const hash = createHash("sha256").update(JSON.parse(literal)).digest("base64");
    expect(pagePolicy("n", false)).toContain(`'sha256-${hash}'`);
  });

  it("allows nothing inline but what carries the nonce, and no other host", () => {
    const policy = pagePolicy("abc", false);
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/unsafe|http|ws:|\*/);
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
