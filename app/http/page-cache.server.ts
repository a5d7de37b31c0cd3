import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Visitor } from "./admission.server";
import type { Encoding } from "./content-encoding";
import { type Headers, sortHeaders } from "./send.server";

/** The higher quality takes ten times as long and saves a tenth, which pays off only for URLs that many people open. */
const BROTLI_QUALITY = { lasting: 11, single: 5 } as const;
/** Shorter bodies do not benefit from compression. */
const LEAST_COMPRESSED_BYTES = 1_024;
/** An estimate of an entry's size without its body and key, mostly headers. */
const ENTRY_OVERHEAD_BYTES = 4_096;

export type Page = {
  readonly status: number;
  readonly encoding: Encoding;
  readonly etag: string;
  readonly headers: Headers;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
};

/** A page to find. Requests with the same key share a page. Default key: the URL. */
type Wanted = {
  readonly url: string;
  readonly key?: string | undefined;
  readonly encoding: Encoding;
  readonly visitor: Visitor;
  readonly requestId?: string | undefined;
};

/** The placeholder for the request's id in a page that several requests share. */
export const SHARED_REQUEST_ID = "00000000-0000-0000-0000-000000000000";

export type PageCacheOptions = {
  /** Renders a page that is not cached when its turn comes. `isWanted`: whether any visitor still waits for it. */
  readonly inTurn: <T>(visitor: Visitor, work: () => Promise<T>, isWanted: () => boolean) => Promise<T>;
  /** Renders a URL. It gets no request, so one visitor's data can never reach another; error pages print the request's id. */
  readonly render: (url: string, requestId: string | undefined) => Promise<Response>;
  /** A key for everything a page depends on except its URL. */
  readonly version: () => Promise<string>;
  readonly maxBytes: number;
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

/** Copies zlib's result, so that the larger buffer behind it is freed. Buffer.from() would use a shared buffer too. */
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

/** Whether a page may be cached. A 404 may only if it is the page that unknown addresses share. */
const isCacheable = ({ status, headers }: Response, { key }: Pick<Wanted, "key">) =>
  (status === 200 || (status === 404 && key !== undefined)) && !headers.has("set-cookie");

/** The text of a page. In a shared page, a placeholder replaces the id of the first request. */
async function readText(response: Response, { key, requestId }: Wanted): Promise<Buffer> {
  const html = Buffer.from(await response.arrayBuffer());
  if (key === undefined || requestId === undefined) return html;
  return Buffer.from(html.toString("latin1").replaceAll(requestId, SHARED_REQUEST_ID), "latin1");
}

async function readPage(
  response: Response,
  wanted: Wanted,
  { headers: defaults, cacheControl }: PageCacheOptions,
): Promise<Page> {
  const html = await readText(response, wanted);
  const contentHash = createHash("sha256").update(html).digest("base64url").slice(0, 16);
  const headers = {
    ...defaults,
    ...Object.fromEntries(response.headers),
    ...(response.status === 200 && isCacheable(response, wanted) ? { "cache-control": cacheControl } : {}),
    vary: "accept-encoding",
  };
  if (html.length < LEAST_COMPRESSED_BYTES)
    return toPage(response.status, contentHash, headers, "identity", html);
  const isLasting = isCacheable(response, wanted) && !wanted.url.includes("?");
  const body = await brotli(html, isLasting ? BROTLI_QUALITY.lasting : BROTLI_QUALITY.single);
  return toPage(response.status, contentHash, headers, "br", body);
}

async function reencode({ status, etag, headers, body }: Page, encoding: Encoding): Promise<Page> {
  const html = await promisify(brotliDecompress)(body);
  const contentHash = etag.slice(1, etag.lastIndexOf("-"));
  const encoded = encoding === "gzip" ? ownCopy(await promisify(gzip)(html)) : html;
  return toPage(status, contentHash, headers, encoding, encoded);
}

/** An LRU cache of rendered pages, as brotli. Concurrent requests share one rendering, and each encoding is compressed once. */
export function createPageCache(options: PageCacheOptions) {
  const { render, version, maxBytes, inTurn } = options;
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  const inFlight = new Map<string, { readonly page: Promise<Page>; readonly visitors: Visitor[] }>();
  const counts = { hits: 0, misses: 0 };

  async function create(key: string, wanted: Wanted, startedAt: string): Promise<Page> {
    const response = await render(wanted.url, wanted.requestId);
    const page = await readPage(response, wanted, options);
    // If the rates changed during rendering, this page may contain the old or the new ones.
    if (isCacheable(response, wanted) && (await version()) === startedAt) pages.set(key, page);
    return page;
  }

  /** Joins a rendering in progress, or starts one in this visitor's turn. It is skipped if all its visitors have left. */
  function join(key: string, wanted: Wanted, startedAt: string): Promise<Page> {
    const { visitor } = wanted;
    const pending = inFlight.get(key);
    if (pending) {
      pending.visitors.push(visitor);
      return pending.page;
    }
    const visitors = [visitor];
    const isWanted = () => visitors.some((one) => !one.isGone());
    const page = inTurn(visitor, () => create(key, wanted, startedAt), isWanted).finally(() =>
      inFlight.delete(key),
    );
    inFlight.set(key, { page, visitors });
    return page;
  }

  /** The page at a URL, in an encoding, or uncompressed if it is too short. @throws what `inTurn` throws. */
  async function find(wanted: Wanted): Promise<Page> {
    const { encoding } = wanted;
    const current = await version();
    const key = `${current} ${wanted.key ?? wanted.url}`;
    const known = pages.get(key);
    counts[known ? "hits" : "misses"] += 1;
    const page = known ?? (await join(key, wanted, current));
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
