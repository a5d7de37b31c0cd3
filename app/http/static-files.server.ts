import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { type Encoding, matchesEtag, negotiateEncoding } from "./content-encoding";
import { type Headers, send, sortHeaders } from "./send.server";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** The extensions of the compressed files that `scripts/build/compress-assets.ts` writes. */
const COMPRESSED = { br: ".br", gzip: ".gz" } as const;

type Variant = { readonly etag: string; readonly rawHeaders: readonly string[]; readonly body: Buffer };
type StaticFile = ReadonlyMap<Encoding, Variant>;
/** Files by path. Each function returns its file from memory or from disk; undefined if the file is gone. */
export type StaticFiles = ReadonlyMap<string, () => StaticFile | undefined>;

type Folder = {
  readonly path: string;
  readonly urlPrefix: string;
  readonly cacheControl: string;
  /** True for many rarely requested files, which are read for each request instead of kept in memory. */
  readonly isSeldomRead?: boolean;
};

function readVariants(path: string, headers: Headers): StaticFile {
  const etag = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 16);
  const encodings = Object.entries(COMPRESSED).filter(([, ending]) => existsSync(path + ending));
  const vary: Headers = encodings.length > 0 ? { vary: "accept-encoding" } : {};
  const variant = (file: string, name: string, encoding: Headers): Variant => {
    const body = readFileSync(file);
    const own = { "content-length": String(body.length), etag: `"${name}"` };
    return { etag: own.etag, rawHeaders: sortHeaders({ ...headers, ...vary, ...encoding, ...own }), body };
  };
  const compressed = encodings.map(([name, ending]) => {
    const made = variant(path + ending, `${etag}-${name}`, { "content-encoding": name });
    return [name as Encoding, made] as const;
  });
  return new Map([["identity", variant(path, etag, {})], ...compressed]);
}

/** The files of some folders, in every encoding that the build produced. A build never removes files that are in use. */
export function readStaticFiles(folders: readonly Folder[], defaults: Headers): StaticFiles {
  const files = folders.flatMap(({ path, urlPrefix, cacheControl, isSeldomRead = false }) => {
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const isOriginal = (name: string) => !Object.values(COMPRESSED).some((ending) => name.endsWith(ending));
    return names.filter(isOriginal).map((name) => {
      const type = contentTypes[extname(name)] ?? "application/octet-stream";
      const headers = { ...defaults, "content-type": type, "cache-control": cacheControl };
      const read = () => readVariants(name, headers);
      const kept = isSeldomRead ? undefined : read();
      const find = () => kept ?? (existsSync(name) ? read() : undefined);
      return [urlPrefix + name.slice(path.length), find] as const;
    });
  });
  // The first folder takes precedence: the assets folder is inside the public one.
  return new Map(files.reverse());
}

/** Sends a file, in the best encoding that it has. Returns false if it is undefined. */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile | undefined,
): boolean {
  const variant = file?.get(negotiateEncoding(request.headers["accept-encoding"])) ?? file?.get("identity");
  if (!variant) return false;
  const isKnown = matchesEtag(request.headers["if-none-match"], variant.etag);
  send(response, isKnown ? 304 : 200, variant.rawHeaders, variant.body);
  return true;
}
