const FIXED = new Set([
  "/",
  "/ask",
  "/suggest",
  "/developers",
  "/help",
  "/terms",
  "/privacy",
  "/api/convert",
  "/api/contact",
  "/api/rates",
  "/api/units",
  "/api/ask",
  "/api/openapi.json",
  "/healthz",
  "/readyz",
  "/metrics",
]);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/build\//, "/build/*"],
  [/^\/convert\/?$/, "/convert"],
  [/^\/convert\/[^/]+$/, "/convert/:category"],
  [/^\/convert\/[^/]+\/[^/]+$/, "/convert/:category/:pair"],
  [/^\/read\/[^/]+$/, "/read/:category"],
  [/^\/api\/units\/[^/]+$/, "/api/units/:category"],
];

/** The route that a path belongs to. The set of names is small, so they can serve as metric labels. */
export function routeName(path: string): string {
  if (FIXED.has(path)) return path;
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? "other";
}
