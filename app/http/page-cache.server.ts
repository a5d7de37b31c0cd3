import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./content-encoding";
import { type Headers, inOrder } from "./send.server";

/**
 * More effort takes ten times longer and saves a tenth. It is worth the wait for a few hundred addresses, which many
 * people open; not for any value that somebody may enter.
 */
const BROTLI_QUALITY = { lasting: 10, single: 5 } as const;
/** Shorter bodies gain nothing. */
const LEAST_COMPRESSED_BYTES = 1_024;
/** What an entry weighs besides its body and key: its headers. */
const ENTRY_OVERHEAD_BYTES = 4_096;

/** A response that can be sent any number of times. */
export type Page = {
  readonly status: number;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly headers: Headers;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
};

export type PageCacheOptions = {
  /** Renders an absolute address. There is no request, so that nothing of one visitor can reach another. */
  readonly render: (url: string) => Promise<Response>;
  /** What decides the bytes of a page besides its address. */
  readonly version: () => Promise<string>;
  readonly maxBytes: number;
  /** How long caches in front of this one may keep a page. */
  readonly cacheControl: string;
  /** Headers of every page, unless its response said otherwise. */
  readonly headers: Headers;
};

export type PageCache = ReturnType<typeof createPageCache>;

const brotli = (html: Buffer, quality: number) =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

function toPage(
  status: number,
  contentHash: string,
  headers: Headers,
  encoding: Encoding,
  body: Buffer,
): Page {
  const etag = `"${contentHash}-${encoding}"`;
  const encoded: Headers = encoding === "identity" ? {} : { "content-encoding": encoding };
  const rawHeaders = inOrder({ ...headers, ...encoded, etag, "content-length": String(body.length) });
  return { status, encoding, etag, headers, rawHeaders, body };
}

const isKeepable = (response: Response) => response.status === 200 && !response.headers.has("set-cookie");

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
    ...(isKeepable(response) ? { "cache-control": cacheControl } : {}),
    vary: "accept-encoding",
  };
  const isShort = html.length < LEAST_COMPRESSED_BYTES;
  return isShort
    ? toPage(response.status, contentHash, headers, "identity", html)
    : toPage(
        response.status,
        contentHash,
        headers,
        "br",
        await brotli(html, url.includes("?") ? BROTLI_QUALITY.single : BROTLI_QUALITY.lasting),
      );
}

async function reencode({ status, etag, headers, body }: Page, encoding: Encoding): Promise<Page> {
  const html = await promisify(brotliDecompress)(body);
  const contentHash = etag.slice(1, etag.lastIndexOf("-"));
  return toPage(
    status,
    contentHash,
    headers,
    encoding,
    encoding === "gzip" ? await promisify(gzip)(html) : html,
  );
}

/**
 * Rendered pages, the least recently used dropped first. A page is rendered once, however many visitors wait for it, and
 * compressed once for each encoding. It is kept as brotli; a copy without compression is made when somebody asks.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, version, maxBytes } = options;
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  const underWay = new Map<string, Promise<Page>>();
  const counts = { hits: 0, misses: 0 };

  async function create(key: string, url: string, startedAt: string): Promise<Page> {
    const response = await render(url);
    const page = await readPage(response, url, options);
    // Rates that changed meanwhile may or may not be in this page.
    if (isKeepable(response) && (await version()) === startedAt) pages.set(key, page);
    return page;
  }

  async function findBrotli(key: string, url: string, startedAt: string): Promise<Page> {
    const kept = pages.get(key);
    counts[kept ? "hits" : "misses"] += 1;
    if (kept) return kept;
    const pending = underWay.get(key) ?? create(key, url, startedAt).finally(() => underWay.delete(key));
    underWay.set(key, pending);
    return pending;
  }

  /** The page of an address, in this encoding or, where it gains nothing, in none. */
  async function find(url: string, encoding: Encoding): Promise<Page> {
    const current = await version();
    const key = `${current} ${url}`;
    const page = await findBrotli(key, url, current);
    if (page.encoding === "identity" || page.encoding === encoding) return page;
    const encodedKey = `${encoding} ${key}`;
    const kept = pages.get(encodedKey);
    if (kept) return kept;
    const encoded = await reencode(page, encoding);
    if (encoding === "gzip" && pages.has(key)) pages.set(encodedKey, encoded);
    return encoded;
  }

  return { find, statistics: () => ({ ...counts, entries: pages.size, bytes: pages.calculatedSize }) };
}
