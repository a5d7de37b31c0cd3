/** What each address accepts. One table for the server's front and for the guard of each route. */
const apiMethods: readonly (readonly [pattern: RegExp, methods: readonly string[]])[] = [
  [/^\/api\/(convert|contact)\/?$/, ["POST"]],
  [/^\/api\/(rates|units)\/?$/, ["GET", "HEAD"]],
  [/^\/api\/units\/[^/]+\/?$/, ["GET", "HEAD"]],
];

const pageMethods: readonly (readonly [pattern: RegExp, methods: readonly string[]])[] = [
  [/^\/help(\.data)?\/?$/, ["GET", "HEAD", "POST"]],
  [/^\//, ["GET", "HEAD"]],
];

export const isApiPath = (pathname: string) => /^\/api(\/|$)/.test(pathname);

/** The methods an address accepts; `undefined` for an API address that does not exist. */
export function allowedMethods(pathname: string): readonly string[] | undefined {
  const table = isApiPath(pathname) ? apiMethods : pageMethods;
  return table.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** The largest body an API route reads, in bytes. */
export const API_BODY_LIMIT_BYTES = 16_384;

/** The same message as an HTML form sends it takes up to 12 bytes a character. */
export const FORM_BODY_LIMIT_BYTES = 65_536;

/** How long a body may take to arrive before the server gives up on it. */
export const BODY_TIMEOUT_MS = 10_000;

/** The catalogue changes with a release only; an hour late is soon enough. */
export const CATALOGUE_CACHE = { "cache-control": "public, max-age=3600" };
