import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { pagePolicy } from "~/http/security-headers.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The text that sonner's module hands to the style element it appends. */
function sonnerStyles(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve("sonner"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  return JSON.parse(literal ?? '""');
}

it("lets through the styles of the installed sonner, empty and filled, and no other inline style", () => {
  const styles = /style-src ([^;]+)/.exec(pagePolicy("abc", false))?.[1]?.split(" ");
  expect(sonnerStyles().length).toBeGreaterThan(1000);
  expect(styles).toEqual(["'self'", hashOf(""), hashOf(sonnerStyles())]);
});

it("lets scripts run that are ours or carry this answer's nonce", () => {
  expect(pagePolicy("abc", false)).toContain("script-src 'self' 'nonce-abc';");
});
