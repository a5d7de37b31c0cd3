import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifyScript } from "./minify-script";
import { pruneManifest } from "./prune-manifest";
import { toAscii } from "./to-ascii";

/** Where pages find the files of the assets folder. */
const PUBLIC_PATH = "/build/";

const IMPORT = /import(?:\{([^}]*)\}from)?"(\/build\/_shared\/chunk-[^"]+\.js)";/g;
/** License notices may follow the export. */
const EXPORT = /(?:^|[;}\n])export\{([^}]*)\};?\s*(?:\/\*[\s\S]*\*\/\s*)?$/;
const REFERENCE = /"(\/build\/[^"]+\.js)"/g;

type Files = Map<string, string>;
/** The URLs of the chunks that are merged into the root's file, in dependency order. */
type Joined = readonly string[];

const idOf = (url: string): string => `_${/chunk-(\w+)\.js$/.exec(url)?.[1]}`;

const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, , url = ""]) => url);

function textOf(files: Files, url: string): string {
  const text = files.get(url);
  if (text === undefined) throw new Error(`The build has no file ${url}`);
  return text;
}

/** All direct and indirect static imports of some files, dependencies first, without the files themselves. */
function chunksOf(files: Files, urls: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    for (const imported of importsOf(textOf(files, url))) {
      if (found.has(imported)) continue;
      visit(imported);
      found.add(imported);
    }
  };
  for (const url of urls) visit(url);
  return [...found];
}

/** The one file that matches. */
function find(files: Files, pattern: RegExp): string {
  const [found] = [...files.keys()].filter((url) => pattern.test(url));
  if (found === undefined) throw new Error(`The build has no file like ${pattern}`);
  return found;
}

/** Parses the list of an import or export, such as "a as b,c". */
const pairsOf = (list: string): readonly (readonly [name: string, alias: string])[] =>
  list.split(",").map((entry) => {
    const [name = "", alias = name] = entry.split(" as ");
    return [name, alias];
  });

/** A text whose imports of joined chunks take what they name from the chunk's scope. */
const takeFromScopes = (text: string, joined: Joined): string =>
  text.replaceAll(IMPORT, (statement, list: string | undefined, url: string) => {
    if (!joined.includes(url)) return statement;
    const names = list ? pairsOf(list).map(([name, local]) => `${name}:${local}`) : [];
    return names.length > 0 ? `const{${names}}=${idOf(url)};` : "";
  });

/** License notices; the compiler writes them at the end of a chunk only. */
const NOTICES = /\/\*! Bundled license information:[\s\S]*\*\/\s*$/;

/**
 * A chunk as a function of its own that returns its exports, so that it keeps the short names it came with: a bundler
 * renames what meets in one scope, and the result compresses to 3 kB more. No chunk changes an export once it has run.
 */
function asScope(url: string, text: string, joined: Joined): string {
  const exported = EXPORT.exec(text)?.[1];
  if (exported === undefined) throw new Error(`${url} has no exports where the compiler writes them`);
  const body = takeFromScopes(text.replace(NOTICES, "").replace(/export\{[^}]*\};?\s*$/, ""), joined);
  const returned = pairsOf(exported).map(([local, name]) => `${name}:${local}`);
  return `const ${idOf(url)}=(()=>{${body};return{${returned}}})();`;
}

/**
 * Has Chromium compile all functions while the file arrives, on another thread; else the page waits for each at its first call
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based). For files that run most of their functions at once.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** The name that the root's file exports a chunk's scope by. A chunk's own id is random, so it does not compress. */
const exportedName = (chunk: string, joined: Joined): string => `s${joined.indexOf(chunk)}`;

/** The root's file with the joined chunks before it. */
const withChunks = (root: string, files: Files, joined: Joined): string =>
  [
    ...joined.map((chunk) => asScope(chunk, textOf(files, chunk), joined)),
    `export{${joined.map((chunk) => `${idOf(chunk)} as ${exportedName(chunk, joined)}`)}};`,
    takeFromScopes(textOf(files, root), joined),
  ].join("\n");

/** A file that imports the scopes of joined chunks from the root's file. */
function withoutChunks(text: string, root: string, joined: Joined): string {
  const named = new Set(importsOf(text).filter((url) => joined.includes(url)));
  const scopes = [...named].map((chunk) => `${exportedName(chunk, joined)} as ${idOf(chunk)}`);
  return (scopes.length > 0 ? `import{${scopes}}from"${root}";` : "") + takeFromScopes(text, joined);
}

/** Renames every file by a hash of its own content and of all that it names, directly or not. */
function nameByContent(files: Files): ReadonlyMap<string, { url: string; text: string }> {
  const referencesOf = (url: string) =>
    [...textOf(files, url).matchAll(REFERENCE)]
      .map(([, reference = ""]) => reference)
      .filter((reference) => files.has(reference));
  const nameOf = (url: string): string => {
    const reached = new Set([url]);
    for (const each of reached) for (const reference of referencesOf(each)) reached.add(reference);
    const hash = createHash("sha256");
    for (const each of reached) hash.update(textOf(files, each));
    return url.replace(/(-[A-Z0-9]{8})?\.js$/, `-${hash.digest("hex").slice(0, 8).toUpperCase()}.js`);
  };
  const names = new Map([...files.keys()].map((url) => [url, nameOf(url)]));
  const rename = (whole: string, url: string) => (names.has(url) ? `"${names.get(url)}"` : whole);
  return new Map(
    [...files].map(([url, text]) => [
      url,
      { url: names.get(url) ?? url, text: text.replaceAll(REFERENCE, rename) },
    ]),
  );
}

function readScripts(assets: string): Files {
  const paths = readdirSync(assets, { recursive: true }).map(String);
  const scripts = paths.filter((path) => path.endsWith(".js"));
  return new Map(scripts.map((path) => [PUBLIC_PATH + path, readFileSync(join(assets, path), "utf8")]));
}

const pathIn = (assets: string, url: string): string => join(assets, url.slice(PUBLIC_PATH.length));

/**
 * Joins the small files that Remix's compiler splits a converter page's script into: ten fewer requests at a first visit.
 * The server build names the files too, so it is rewritten with them.
 */
export function joinSharedChunks(assets: string, serverBuild: string): void {
  const files = readScripts(assets);
  const root = find(files, /\/root-/);
  const joined = chunksOf(files, [root, find(files, /\/entry\.client-/), find(files, /\/routes\/home-/)]);
  const toRoot = (text: string) =>
    text.replaceAll(REFERENCE, (whole, url: string) => (joined.includes(url) ? `"${root}"` : whole));
  const textFor = (url: string) => {
    const text = textOf(files, url);
    if (/\/manifest-/.test(url)) return toRoot(pruneManifest(text, (module) => files.get(module)));
    return url === root
      ? COMPILE_AHEAD + minifyScript(withChunks(root, files, joined))
      : minifyScript(withoutChunks(text, root, joined));
  };
  const kept: Files = new Map(
    [...files.keys()].filter((url) => !joined.includes(url)).map((url) => [url, textFor(url)]),
  );
  for (const url of files.keys()) rmSync(pathIn(assets, url));
  const named = nameByContent(kept);
  for (const { url, text } of named.values()) writeFileSync(pathIn(assets, url), text);
  const rename = (whole: string, url: string) => `"${named.get(url)?.url ?? whole.slice(1, -1)}"`;
  writeFileSync(
    serverBuild,
    toAscii(toRoot(readFileSync(serverBuild, "utf8")).replaceAll(REFERENCE, rename)),
  );
}
