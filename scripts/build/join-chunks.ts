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
/** The file that each chunk is merged into, by the chunk's URL. */
type Hosts = ReadonlyMap<string, string>;

const idOf = (url: string): string => `_${/chunk-(\w+)\.js$/.exec(url)?.[1]}`;

const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, , url = ""]) => url);

const find = (files: Files, pattern: RegExp): string[] =>
  [...files.keys()].filter((url) => pattern.test(url));

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

/**
 * Chunks that every page loads are merged into the root's file. Others that the start page loads are merged into its own
 * file, unless pages other than converters need them too. In dependency order.
 */
function chooseHosts(files: Files): Hosts {
  const [root = ""] = find(files, /\/root-/);
  const [startPage = ""] = find(files, /\/routes\/_index-/);
  const always = [root, ...find(files, /\/entry\.client-/)];
  const others = chunksOf(files, find(files, /\/routes\/(?!_index-|convert\.)/));
  const start = chunksOf(files, [startPage]);
  const shared = start.filter((url) => others.includes(url));
  const everywhere = new Set(chunksOf(files, [...always, ...shared]).concat(shared));
  return new Map(
    chunksOf(files, [...always, startPage]).map((url) => [url, everywhere.has(url) ? root : startPage]),
  );
}

/** Parses the list of an import or export, such as "a as b,c". */
const pairsOf = (list: string): readonly (readonly [name: string, alias: string])[] =>
  list.split(",").map((entry) => {
    const [name = "", alias = name] = entry.split(" as ");
    return [name, alias];
  });

/** A text whose imports of hosted chunks take what they name from the chunk's scope. */
const takeFromScopes = (text: string, hosts: Hosts): string =>
  text.replaceAll(IMPORT, (statement, list: string | undefined, url: string) => {
    if (!hosts.has(url)) return statement;
    const names = list ? pairsOf(list).map(([name, local]) => `${name}:${local}`) : [];
    return names.length > 0 ? `const{${names}}=${idOf(url)};` : "";
  });

/** License notices; the compiler writes them at the end of a chunk only. */
const NOTICES = /\/\*! Bundled license information:[\s\S]*\*\/\s*$/;

/**
 * A chunk as a function of its own that returns its exports, so that it keeps the short names it came with: a bundler
 * renames what meets in one scope, and the result compresses to 3 kB more. No chunk changes an export once it has run.
 */
function asScope(url: string, text: string, hosts: Hosts): string {
  const exported = EXPORT.exec(text)?.[1];
  if (exported === undefined) throw new Error(`${url} has no exports where the compiler writes them`);
  const body = takeFromScopes(text.replace(NOTICES, "").replace(/export\{[^}]*\};?\s*$/, ""), hosts);
  const returned = pairsOf(exported).map(([local, name]) => `${name}:${local}`);
  return `const ${idOf(url)}=(()=>{${body};return{${returned}}})();`;
}

/**
 * Has Chromium compile all functions while the file arrives, on another thread; else the page waits for each at its first call
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based). For files that run most of their functions at once.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** A file with the chunks that it hosts, whose scopes it exports, and imports of the scopes that others host. */
function joinInto(url: string, files: Files, hosts: Hosts): string {
  const isOwn = (chunk: string) => hosts.get(chunk) === url;
  const chunks = [...hosts.keys()].filter(isOwn);
  const texts = [...chunks, url].map((each) => textOf(files, each));
  // A chunk's own id is random, so it does not compress.
  const order = [...hosts.keys()];
  const nameOf = (chunk: string) => `s${order.indexOf(chunk)}`;
  const foreign = new Map<string, Set<string>>();
  for (const chunk of texts.flatMap(importsOf)) {
    const host = hosts.get(chunk);
    if (host === undefined || host === url) continue;
    foreign.set(host, (foreign.get(host) ?? new Set()).add(`${nameOf(chunk)} as ${idOf(chunk)}`));
  }
  return [
    ...[...foreign].map(([host, ids]) => `import{${[...ids]}}from"${host}";`),
    ...chunks.map((chunk) => asScope(chunk, textOf(files, chunk), hosts)),
    ...(chunks.length > 0 ? [`export{${chunks.map((chunk) => `${idOf(chunk)} as ${nameOf(chunk)}`)}};`] : []),
    takeFromScopes(textOf(files, url), hosts),
  ].join(chunks.length > 0 ? "\n" : "");
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
 * Joins the small files that Remix's compiler splits a page's script into: ten fewer requests at a first visit.
 * The server build names the files too, so it is rewritten with them.
 */
export function joinSharedChunks(assets: string, serverBuild: string): void {
  const files = readScripts(assets);
  const hosts = chooseHosts(files);
  const toHosts = (text: string) =>
    text.replaceAll(REFERENCE, (whole, url: string) => (hosts.has(url) ? `"${hosts.get(url)}"` : whole));
  const isHost = (url: string) => [...hosts.values()].includes(url);
  const textFor = (url: string) =>
    /\/manifest-/.test(url)
      ? toHosts(pruneManifest(textOf(files, url), (module) => files.get(module)))
      : (isHost(url) ? COMPILE_AHEAD : "") + minifyScript(joinInto(url, files, hosts));
  const kept: Files = new Map(
    [...files.keys()].filter((url) => !hosts.has(url)).map((url) => [url, textFor(url)]),
  );
  for (const url of files.keys()) rmSync(pathIn(assets, url));
  const named = nameByContent(kept);
  for (const { url, text } of named.values()) writeFileSync(pathIn(assets, url), text);
  const rename = (whole: string, url: string) => `"${named.get(url)?.url ?? whole.slice(1, -1)}"`;
  writeFileSync(
    serverBuild,
    toAscii(toHosts(readFileSync(serverBuild, "utf8")).replaceAll(REFERENCE, rename)),
  );
}
