import { createHash } from "node:crypto";

/** sonner appends an empty style element without a nonce and fills it; a test compares this with the installed version. */
const SONNER_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(" ");

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs;

/** The CSP sources that allow exactly the inline scripts of a page. Data blocks such as linked data never run. */
function scriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = ""]) => !/ld\+json/.test(attributes),
  );
  return [
    ...new Set(
      scripts.map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
    ),
  ];
}

/**
 * The policy of a page: its own inline scripts by their hashes, files of this site, nothing from anywhere else.
 * Hashes rather than nonces, so that the same bytes can be sent again, by us and by any cache in front of us.
 */
export function pagePolicy(html: string, isDevelopment: boolean): string {
  return policy({
    // Firefox judges a prefetch by this directive alone.
    "default-src": "'self'",
    "script-src": ["'self'", ...scriptHashes(html)].join(" "),
    "style-src": `'self' ${SONNER_STYLE_HASHES}`,
    "img-src": "'self' data:",
    // The development server reloads the page over a web socket on a port of its own.
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'none'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
}

/** What only means something on a document; a keystroke's 110 answers do without. */
export const documentHeaders: Readonly<Record<string, string>> = {
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
};

/** What every response carries unless a route said otherwise. */
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
