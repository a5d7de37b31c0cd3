import { createHash } from "node:crypto";

/** sonner injects a style element without a nonce. A test compares these hashes with the installed version. */
const SONNER_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(" ");

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/** Matches an inline script or style whose nonce is the mark, and captures its text. */
const marked = (element: "script" | "style", mark: string): RegExp =>
  new RegExp(`<${element}(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([^]*?)</${element}>`, "g");

const hashes = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    ),
  ),
];

/**
 * A page's content security policy. It allows files from this site, and by hash the inline scripts and styles that the site
 * has marked, but no injected ones. It uses hashes instead of nonces, so that the page can be cached.
 */
export function pagePolicy(html: string, mark: string, isDevelopment: boolean): string {
  return policy({
    // Firefox checks prefetches against this directive only.
    "default-src": "'self'",
    "script-src": ["'self'", ...hashes(html, marked("script", mark))].join(" "),
    "style-src": ["'self'", ...hashes(html, marked("style", mark)), SONNER_STYLE_HASHES].join(" "),
    "img-src": "'self' data:",
    // The development server reloads pages over a WebSocket on another port.
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'none'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
}

/**
 * Headers that only matter for documents; API responses omit them. Cross-Origin-Opener-Policy is left out: a browser would
 * start a new process once it has read that header, which delays the first paint. It protects pages that act on messages
 * from other windows or show a visitor's data to them; ours do neither.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
};

/** Default headers, which a route may override. */
export function defaultHeaders(siteOrigin: string | undefined): Readonly<Record<string, string>> {
  return {
    "content-security-policy": policy({ "default-src": "'none'", "frame-ancestors": "'none'" }),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    ...(siteOrigin?.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
