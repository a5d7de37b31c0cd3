/** sonner appends an empty style element without a nonce and fills it; a test compares this with the installed version. */
const SONNER_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(" ");

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/** The policy of a page: scripts are ours or carry this answer's nonce, nothing comes from anywhere else. */
export function pagePolicy(nonce: string, isDevelopment: boolean): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": `'self' ${SONNER_STYLE_HASHES}`,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    // The development server reloads the page over a web socket on a port of its own.
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
}

/** What every answer carries unless a route said otherwise. */
export function defaultHeaders(siteOrigin: string | undefined): Readonly<Record<string, string>> {
  return {
    "content-security-policy": policy({ "default-src": "'none'", "frame-ancestors": "'none'" }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cache-control": "no-store",
    ...(siteOrigin?.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
