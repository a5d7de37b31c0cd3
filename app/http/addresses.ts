/** The methods that each address accepts. */
const apiMethods: readonly (readonly [pattern: RegExp, methods: readonly string[]])[] = [
  [/^\/api\/(convert|contact)\/?$/, ["POST"]],
  [/^\/api\/(ask|openapi\.json|rates|units)\/?$/, ["GET", "HEAD"]],
  [/^\/api\/units\/[^/]+(?<!\.data)\/?$/, ["GET", "HEAD"]],
];

const pageMethods: readonly (readonly [pattern: RegExp, methods: readonly string[]])[] = [
  [/^\/help(\.data)?\/?$/, ["GET", "HEAD", "POST"]],
  [/^\//, ["GET", "HEAD"]],
];

/** What a request costs: nothing worth counting, work that is done at once, or a page that waits for its turn. */
export type Cost = "free" | "work" | "page";

const costs: readonly (readonly [pattern: RegExp, cost: Cost])[] = [
  [/^\/(healthz|readyz|metrics|robots\.txt|opensearch\.xml|api\/(contact|rates|openapi\.json))\/?$/, "free"],
  [/^\/(api\/|suggest|sitemap\.xml|(read|explain|table)\/)/, "work"],
];

/** Messages are limited by number, not by work. */
export const costOf = (path: string, method: string): Cost =>
  method === "POST" && !OPEN_POST.test(path)
    ? "free"
    : (costs.find(([pattern]) => pattern.test(path))?.[1] ?? "page");

/** Cacheable pages: their content depends only on the path, these parameters, the exchange rates and the day. */
const cachedPages: readonly (readonly [pattern: RegExp, parameters: readonly string[]])[] = [
  [/^\/(convert(\/[\w-]+){0,2})?$/, ["value", "from", "to", "more"]],
  [/^\/(developers|terms|privacy)$/, []],
];

/** Parameters that campaigns and other sites append; no page reads them. */
const TRACKING_PARAMETER = /^(utm_\w+|[a-z]*clid)$/;

/** Longer addresses are rendered but not cached. */
const LONGEST_CACHED_ADDRESS = 512;

export const isApiPath = (pathname: string) => /^\/api(\/|$)/.test(pathname);

/** The methods an address accepts; `undefined` for an API address that does not exist. */
export function allowedMethods(pathname: string): readonly string[] | undefined {
  const table = isApiPath(pathname) ? apiMethods : pageMethods;
  return table.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** The only POST that other sites' pages may send: it stores nothing. */
const OPEN_POST = /^\/api\/convert\/?$/;

/** Whether any origin may use an address. The API's reads are public; messages are accepted only from this site's pages. */
export const isOpenToAllOrigins = (pathname: string) =>
  isApiPath(pathname) && (OPEN_POST.test(pathname) || !allowedMethods(pathname)?.includes("POST"));

/** The normalized address that serves as the cache key; `undefined` if the page is not cacheable. */
export function cachedAddress(target: string): string | undefined {
  if (target.length > LONGEST_CACHED_ADDRESS) return undefined;
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const parameters = cachedPages.find(([pattern]) => pattern.test(path))?.[1];
  if (!parameters || mark < 0) return parameters && path;
  const entries = [...new URLSearchParams(target.slice(mark))].filter(
    ([name]) => !TRACKING_PARAMETER.test(name),
  );
  const names = entries.map(([name]) => name);
  if (names.some((name, index) => !parameters.includes(name) || names.indexOf(name) !== index))
    return undefined;
  const query = new URLSearchParams(
    entries.sort(([a], [b]) => parameters.indexOf(a) - parameters.indexOf(b)),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The largest body that an address accepts, in bytes. A JSON array (a batch of requests) may be larger. */
export type BodyLimit = { readonly bytes: number; readonly arrayBytes: number };

const API_BODY_LIMIT: BodyLimit = { bytes: 16_384, arrayBytes: 16_384 };
/** A thousand conversions of 262 bytes each; the longest ids take 150. */
const BATCH_BODY_LIMIT: BodyLimit = { bytes: 16_384, arrayBytes: 262_144 };
/** A URL-encoded form takes up to 12 bytes per character. */
const FORM_BODY_LIMIT: BodyLimit = { bytes: 65_536, arrayBytes: 65_536 };

export function bodyLimitOf(pathname: string): BodyLimit {
  if (!isApiPath(pathname)) return FORM_BODY_LIMIT;
  return OPEN_POST.test(pathname) ? BATCH_BODY_LIMIT : API_BODY_LIMIT;
}

/** The time within which a body must arrive. */
export const BODY_TIMEOUT_MS = 10_000;

/** The catalogue only changes with a release, so an hour of caching is safe. */
export const CATALOGUE_CACHE = { "cache-control": "public, max-age=3600" };
