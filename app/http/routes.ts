/** What a request costs: nothing worth counting, work, or a page. Work and pages wait for their turn and charge the client. */
export type Cost = "free" | "work" | "page";

/** The largest body that an address accepts, in bytes. A JSON array (a batch of requests) may be larger. */
export type BodyLimit = {
  readonly bytes: number;
  readonly arrayBytes: number;
  /** The most characters of JSON; an escape sequence counts as one. */
  readonly characters?: number;
};

type Route = {
  /** The path, with parameters after colons: "/convert/:category". */
  readonly path: string;
  readonly methods: readonly string[];
  readonly cost: Cost;
  /** The parameters of a cacheable page: its content depends only on its path, these, the exchange rates and the day. */
  readonly cached?: readonly string[];
  readonly body?: BodyLimit;
};

const READ = ["GET", "HEAD"];
const POST = ["POST"];
const CONVERTER = ["value", "from", "to", "more"];
const JSON_BODY: BodyLimit = { bytes: 16_384, arrayBytes: 16_384 };
/** A thousand conversions of 262 bytes each; the longest ids take 150. */
const BATCH_BODY: BodyLimit = { bytes: 16_384, arrayBytes: 262_144 };
/** 5,000 characters of a message: a URL-encoded form and escapes in JSON take up to 12 bytes for each. */
const FORM_BODY: BodyLimit = { bytes: 65_536, arrayBytes: 65_536 };
/** 64 KiB, but at most 16 Ki characters, because non-ASCII letters take several bytes. */
const MESSAGE_BODY: BodyLimit = { ...FORM_BODY, characters: 16_384 };

/** Every address of the site. */
export const routes: readonly Route[] = [
  { path: "/", methods: READ, cost: "page", cached: CONVERTER },
  { path: "/convert", methods: READ, cost: "page", cached: CONVERTER },
  { path: "/convert/:category", methods: READ, cost: "page", cached: CONVERTER },
  { path: "/convert/:category/:pair", methods: READ, cost: "page", cached: ["value"] },
  { path: "/ask", methods: READ, cost: "page" },
  { path: "/help", methods: [...READ, ...POST], cost: "page", body: FORM_BODY },
  { path: "/developers", methods: READ, cost: "page", cached: [] },
  { path: "/terms", methods: READ, cost: "page", cached: [] },
  { path: "/privacy", methods: READ, cost: "page", cached: [] },
  { path: "/suggest", methods: READ, cost: "work" },
  { path: "/read/:category", methods: READ, cost: "work" },
  { path: "/explain/:category", methods: READ, cost: "work" },
  { path: "/table/:category", methods: READ, cost: "work" },
  { path: "/og/:category", methods: READ, cost: "work" },
  { path: "/sitemap.xml", methods: READ, cost: "work" },
  { path: "/robots.txt", methods: READ, cost: "free" },
  { path: "/opensearch.xml", methods: READ, cost: "free" },
  { path: "/healthz", methods: READ, cost: "free" },
  { path: "/readyz", methods: READ, cost: "free" },
  { path: "/metrics", methods: READ, cost: "free" },
  { path: "/api/convert", methods: POST, cost: "work", body: BATCH_BODY },
  // Messages are limited by number, not by work.
  { path: "/api/contact", methods: POST, cost: "free", body: MESSAGE_BODY },
  { path: "/api/ask", methods: READ, cost: "work" },
  { path: "/api/units", methods: READ, cost: "work" },
  { path: "/api/units/:category", methods: READ, cost: "work" },
  { path: "/api/rates", methods: READ, cost: "free" },
  { path: "/api/openapi.json", methods: READ, cost: "free" },
];

/** The default for other addresses: a file, or the 404 page. */
const OTHER: Route = { path: "other", methods: READ, cost: "page" };

const byPath = new Map(routes.map((route) => [route.path, route]));
const patterns = routes
  .filter(({ path }) => path.includes(":"))
  .map((route) => [new RegExp(`^${route.path.replace(/:\w+/g, "[^/]+")}$`), route] as const);

/** Whether a path belongs to the API, in any spelling that Remix would answer without the API's headers: `/%61pi`, `//Api`. */
export const isApiPath = (pathname: string) => /^\/+(a|%[46]1)(p|%[57]0)(i|%[46]9)(\/|$)/i.test(pathname);

/** The route of a path or of a page's data (`/help.data`); `undefined` for an API address that does not exist. */
function routeOf(pathname: string): Route | undefined {
  const exact = byPath.get(pathname);
  if (exact) return exact;
  const isApi = isApiPath(pathname);
  if (isApi && pathname.endsWith(".data")) return undefined;
  const path = pathname.replace(isApi ? /\/$/ : /(?:\.data)?\/?$/, "");
  return (
    byPath.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? (isApi ? undefined : OTHER)
  );
}

/** The methods an address accepts; `undefined` for an API address that does not exist. */
export const allowedMethods = (pathname: string): readonly string[] | undefined => routeOf(pathname)?.methods;

/** The cost of a request. A form posted without scripts costs the same as a message to the API: nothing. */
export function costOf(pathname: string, method: string): Cost {
  const { cost, methods } = routeOf(pathname) ?? OTHER;
  return method === "POST" && methods.includes("GET") ? "free" : cost;
}

export const bodyLimitOf = (pathname: string): BodyLimit =>
  routeOf(pathname)?.body ?? (isApiPath(pathname) ? JSON_BODY : FORM_BODY);

/** Why a body over the limit of its address is refused. */
export const tooLargeFor = (pathname: string): string =>
  bodyLimitOf(pathname).bytes === FORM_BODY.bytes
    ? `The message is too long. The limit is 5,000 characters.${isApiPath(pathname) ? "" : " Go back to shorten it."}`
    : "The request body is too large for this address.";

/** The route that a path belongs to. The set of names is small, so they can serve as metric labels. */
export const routeName = (pathname: string): string =>
  pathname.startsWith("/build/") ? "/build/*" : (routeOf(pathname) ?? OTHER).path;

/** Whether the table has no route for a path: the path of a file, an unknown path, or a route in another spelling. */
export const isOther = (pathname: string): boolean => routeOf(pathname) === OTHER;

/** Whether any origin may use an address. The API's reads and conversions are public; messages come from this site's pages. */
export const isOpenToAllOrigins = (pathname: string): boolean =>
  isApiPath(pathname) && routeOf(pathname)?.path !== "/api/contact";

/** Parameters that campaigns and other sites append; no page reads them. */
const TRACKING_PARAMETER = /^(utm_\w+|[a-z]*clid)$/;
/** Longer addresses are rendered but not cached. */
const LONGEST_CACHED_ADDRESS = 512;
/** The spelling of a path that is cached; others, such as with a final slash, are not. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** The normalized address that serves as the cache key; `undefined` if the page is not cacheable. */
export function cachedAddress(target: string): string | undefined {
  if (target.length > LONGEST_CACHED_ADDRESS) return undefined;
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const parameters = PLAIN_PATH.test(path) ? routeOf(path)?.cached : undefined;
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

/** The time within which a body must arrive. */
export const BODY_TIMEOUT_MS = 10_000;

/** The catalogue only changes with a release, so an hour of caching is safe. */
export const CATALOGUE_CACHE = { "cache-control": "public, max-age=3600" };
