import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./content-encoding";
import { type Headers, sortHeaders } from "./send.server";

/**
 * The higher quality takes ten times as long and saves a tenth. That pays off for the few hundred URLs that many people
 * open, but not for a URL with an arbitrary value.
 */
const BROTLI_QUALITY = { lasting: 11, single: 5 } as const;
/** Shorter bodies do not benefit from compression. */
const LEAST_COMPRESSED_BYTES = 1_024;
/**
 * More pages at once would take no less time each, only more memory: a flood of new addresses waits here, while pages from
 * the cache and conversions are still answered.
 */
const MOST_AT_ONCE = 8;
/** An estimate of an entry's size besides its body and key, mostly headers. */
const ENTRY_OVERHEAD_BYTES = 4_096;

/** A reusable response. */
export type Page = {
  readonly status: number;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly headers: Headers;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
};

export type PageCacheOptions = {
  /** Renders an absolute URL. It gets no request, so one visitor's data can never reach another. */
  readonly render: (url: string) => Promise<Response>;
  /** A key for everything a page depends on besides its URL. */
  readonly version: () => Promise<string>;
  readonly maxBytes: number;
  /** The Cache-Control header for browsers and proxies. */
  readonly cacheControl: string;
  /** Default headers, which a page's response may override. */
  readonly headers: Headers;
};

export type PageCache = ReturnType<typeof createPageCache>;

async function brotli(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return ownCopy(await promisify(brotliCompress)(html, { params }));
}

/** Copies what zlib returns as a part of a larger buffer, all of which would be kept. Not Buffer.from(), which does the same. */
function ownCopy(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

function toPage(
  status: number,
  contentHash: string,
  headers: Headers,
  encoding: Encoding,
  body: Buffer,
): Page {
  const etag = `"${contentHash}-${encoding}"`;
  const encoded: Headers = encoding === "identity" ? {} : { "content-encoding": encoding };
  const rawHeaders = sortHeaders({ ...headers, ...encoded, etag, "content-length": String(body.length) });
  return { status, encoding, etag, headers, rawHeaders, body };
}

const isCacheable = (response: Response) => response.status === 200 && !response.headers.has("set-cookie");

async function readPage(
  response: Response,
  url: string,
  { headers: defaults, cacheControl }: PageCacheOptions,
): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const contentHash = createHash("sha256").update(html).digest("base64url").slice(0, 16);
  const headers = {
    ...defaults,
    ...Object.fromEntries(response.headers),
    ...(isCacheable(response) ? { "cache-control": cacheControl } : {}),
    vary: "accept-encoding",
  };
  if (html.length < LEAST_COMPRESSED_BYTES)
    return toPage(response.status, contentHash, headers, "identity", html);
  const isLasting = isCacheable(response) && !url.includes("?");
  const body = await brotli(html, isLasting ? BROTLI_QUALITY.lasting : BROTLI_QUALITY.single);
  return toPage(response.status, contentHash, headers, "br", body);
}

/** Runs pieces of work, at most so many at once; the others wait their turn. */
function createQueue(mostAtOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < mostAtOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function reencode({ status, etag, headers, body }: Page, encoding: Encoding): Promise<Page> {
  const html = await promisify(brotliDecompress)(body);
  const contentHash = etag.slice(1, etag.lastIndexOf("-"));
  return toPage(
    status,
    contentHash,
    headers,
    encoding,
    encoding === "gzip" ? ownCopy(await promisify(gzip)(html)) : html,
  );
}

/**
 * An LRU cache of rendered pages. Concurrent requests for a page share one rendering, and each encoding is compressed once.
 * Pages are stored as brotli and decompressed on demand.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, version, maxBytes } = options;
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  const inFlight = new Map<string, Promise<Page>>();
  const counts = { hits: 0, misses: 0 };
  const inTurn = createQueue(MOST_AT_ONCE);

  async function create(key: string, url: string, startedAt: string): Promise<Page> {
    const response = await render(url);
    const page = await readPage(response, url, options);
    // If the rates changed during rendering, this page may contain the old or the new ones.
    if (isCacheable(response) && (await version()) === startedAt) pages.set(key, page);
    return page;
  }

  async function findBrotli(key: string, url: string, startedAt: string): Promise<Page> {
    const cached = pages.get(key);
    counts[cached ? "hits" : "misses"] += 1;
    if (cached) return cached;
    const pending =
      inFlight.get(key) ?? inTurn(() => create(key, url, startedAt)).finally(() => inFlight.delete(key));
    inFlight.set(key, pending);
    return pending;
  }

  /** The page at this URL, in this encoding, or uncompressed if it is too short. */
  async function find(url: string, encoding: Encoding): Promise<Page> {
    const current = await version();
    const key = `${current} ${url}`;
    const page = await findBrotli(key, url, current);
    if (page.encoding === "identity" || page.encoding === encoding) return page;
    const encodedKey = `${encoding} ${key}`;
    const cached = pages.get(encodedKey);
    if (cached) return cached;
    const encoded = await reencode(page, encoding);
    if (encoding === "gzip" && pages.has(key)) pages.set(encodedKey, encoded);
    return encoded;
  }

  return { find, statistics: () => ({ ...counts, entries: pages.size, bytes: pages.calculatedSize }) };
}
