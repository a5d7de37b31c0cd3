import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pruneManifest } from "./prune-manifest";

/** Where pages find the files of the assets folder. */
const PUBLIC_PATH = "/build/";
const COMMON_URL = `${PUBLIC_PATH}_shared/common.js`;
/** A shared chunk of this size earns a request of its own on the pages that need it. */
const LEAST_CHUNK_BYTES = 4_096;

const IMPORT = /import(?:\{([^}]*)\}from)?"(\/build\/_shared\/chunk-[^"]+\.js)";/g;
/** Licence notices may follow the export. */
const EXPORT = /(?:^|[;}\n])export\{([^}]*)\};?\s*(?:\/\*[\s\S]*\*\/\s*)?$/;
const REFERENCE = /"(\/build\/[^"]+\.js)"/g;

type Files = Map<string, string>;

const idOf = (url: string): string => `_${/chunk-(\w+)\.js$/.exec(url)?.[1]}`;

const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, , url = ""]) => url);

const find = (files: Files, pattern: RegExp): string[] =>
  [...files.keys()].filter((url) => pattern.test(url));

function textOf(files: Files, url: string): string {
  const text = files.get(url);
  if (text === undefined) throw new Error(`The build has no file ${url}`);
  return text;
}

/** All static imports of some files, direct and indirect, without the files themselves and without dynamic imports. */
function chunksOf(files: Files, urls: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (url: string) => {
    for (const imported of importsOf(textOf(files, url))) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  for (const url of urls) visit(url);
  return found;
}

/** The chunks that every page loads, and those of the start page that are too small for a request of their own. */
function chunksToJoin(files: Files): ReadonlySet<string> {
  const everywhere = chunksOf(files, find(files, /\/(root|entry\.client)-/));
  const onStartPage = chunksOf(files, find(files, /\/routes\/_index-/));
  const small = [...onStartPage].filter((url) => textOf(files, url).length < LEAST_CHUNK_BYTES);
  return new Set([...everywhere, ...small, ...chunksOf(files, small)]);
}

/** Parses the list of an import or export, such as "a as b,c". */
const pairsOf = (list: string): readonly (readonly [name: string, alias: string])[] =>
  list.split(",").map((entry) => {
    const [name = "", alias = name] = entry.split(" as ");
    return [name, alias];
  });

/** Licence notices; the compiler writes them at the end of a chunk only. */
const NOTICES = /\/\*! Bundled license information:[\s\S]*\*\/\s*$/;

/**
 * A chunk as a function of its own that returns its exports, so that it keeps the short names it came with: a bundler
 * renames what meets in one scope, and the result compresses to 3 kB more. No chunk changes an export once it has run.
 */
function asScope(url: string, text: string): string {
  const exported = EXPORT.exec(text)?.[1];
  if (exported === undefined) throw new Error(`${url} has no exports where the compiler writes them`);
  const taken: string[] = [];
  const body = text
    .replace(NOTICES, "")
    .replace(/export\{[^}]*\};?\s*$/, "")
    .replaceAll(IMPORT, (_, list: string | undefined, from: string) => {
      const names = pairsOf(list ?? "").map(([name, local]) => `${name}:${local}`);
      if (list) taken.push(`const{${names}}=${idOf(from)};`);
      return "";
    });
  const returned = pairsOf(exported).map(([local, name]) => `${name}:${local}`);
  return `const ${idOf(url)}=(()=>{${taken.join("")}${body};return{${returned}}})();`;
}

/** One module that exports what the joined chunks export, each name with its chunk's id before it. */
function joinChunks(files: Files, joined: ReadonlySet<string>): string {
  const ordered = new Set<string>();
  const add = (url: string) => {
    if (ordered.has(url)) return;
    for (const imported of importsOf(textOf(files, url))) add(imported);
    ordered.add(url);
  };
  for (const url of joined) add(url);
  const scopes = [...ordered].map((url) => asScope(url, textOf(files, url)));
  const exports = [...ordered].map((url) => {
    const names = pairsOf(EXPORT.exec(textOf(files, url))?.[1] ?? "").map(([, name]) => name);
    return `export const{${names.map((name) => `${name}:${idOf(url)}_${name}`)}}=${idOf(url)};`;
  });
  return [...scopes, ...exports].join("\n");
}

/** Replaces a file's imports from the joined chunks by one import from the common module. */
function importFromCommon(text: string, joined: ReadonlySet<string>): string {
  const names: string[] = [];
  const rest = text.replaceAll(IMPORT, (statement, list: string | undefined, url: string) => {
    if (!joined.has(url)) return statement;
    for (const [name, local] of list ? pairsOf(list) : []) names.push(`${idOf(url)}_${name} as ${local}`);
    return "";
  });
  return rest === text ? text : `import{${names}}from"${COMMON_URL}";${rest}`;
}

/** Renames every file by a hash of its new content. */
function nameByContent(files: Files): ReadonlyMap<string, { url: string; text: string }> {
  const named = new Map<string, { url: string; text: string }>();
  const nameOf = (url: string): string => {
    const known = named.get(url);
    if (known) return known.url;
    const text = textOf(files, url).replaceAll(REFERENCE, (whole, reference: string) =>
      files.has(reference) && reference !== url ? `"${nameOf(reference)}"` : whole,
    );
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
    const hashed = url.replace(/(-[A-Z0-9]{8})?\.js$/, `-${hash}.js`);
    named.set(url, { url: hashed, text });
    return hashed;
  };
  for (const url of files.keys()) nameOf(url);
  return named;
}

function readScripts(assets: string): Files {
  const paths = readdirSync(assets, { recursive: true }).map(String);
  const scripts = paths.filter((path) => path.endsWith(".js"));
  return new Map(scripts.map((path) => [PUBLIC_PATH + path, readFileSync(join(assets, path), "utf8")]));
}

const pathIn = (assets: string, url: string): string => join(assets, url.slice(PUBLIC_PATH.length));

/**
 * Joins the small files that Remix's compiler splits a page's script into: eight fewer requests at a first visit.
 * The server build names the files too, so it is rewritten with them.
 */
export function joinSharedChunks(assets: string, serverBuild: string): void {
  const files = readScripts(assets);
  const joined = chunksToJoin(files);
  const common = joinChunks(files, joined);
  const kept: Files = new Map([[COMMON_URL, common]]);
  for (const [url, text] of files) {
    rmSync(pathIn(assets, url));
    const isManifest = /\/manifest-/.test(url);
    if (!joined.has(url)) kept.set(url, isManifest ? text : importFromCommon(text, joined));
  }
  const toCommon = (text: string) =>
    text.replaceAll(REFERENCE, (whole, url: string) => (joined.has(url) ? `"${COMMON_URL}"` : whole));
  const [manifest = ""] = find(kept, /\/manifest-/);
  kept.set(manifest, toCommon(pruneManifest(textOf(kept, manifest), (url) => files.get(url))));
  const named = nameByContent(kept);
  for (const { url, text } of named.values()) writeFileSync(pathIn(assets, url), text);
  const server = toCommon(readFileSync(serverBuild, "utf8"));
  const rename = (whole: string, url: string) => `"${named.get(url)?.url ?? whole.slice(1, -1)}"`;
  writeFileSync(serverBuild, server.replaceAll(REFERENCE, rename));
}
