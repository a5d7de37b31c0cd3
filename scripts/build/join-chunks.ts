import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "rolldown";
import { minifyScript } from "./minify-script";

/** The URL prefix of the files in the assets folder. */
const PUBLIC_PATH = "/build/";
const REFERENCE = /"\/build\/([^"]+\.js)"/g;

/** Matches chunks that Remix's compiler creates for shared imports. Files that are loaded on demand have other names. */
const CHUNK = /\/_shared\/chunk-/;
const JOINED = "shared";

/** Makes Chromium compile all functions as the file loads (github.com/WICG/explicit-javascript-compile-hints-file-based). */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** Escapes non-ASCII characters, because V8 reads ASCII in two thirds of the time and half the memory. */
const toAscii = (script: string): string =>
  script.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Bundles the compiler's files again, with its chunks in one file. Returns the new name of each file. */
async function bundle(folder: string, entries: readonly string[]): Promise<Map<string, string>> {
  const { output } = await build({
    input: Object.fromEntries(
      entries.map((file) => [file.replace(/(-[A-Z0-9]{8})?\.js$/, ""), join(folder, file)]),
    ),
    preserveEntrySignatures: "strict",
    plugins: [
      {
        name: "assets",
        resolveId: (url) =>
          url.startsWith(PUBLIC_PATH) ? join(folder, url.slice(PUBLIC_PATH.length)) : null,
        renderChunk: (code, { name }) => (name === JOINED ? COMPILE_AHEAD : "") + minifyScript(code),
      },
    ],
    write: false,
    output: {
      minify: false,
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "_shared/[name]-[hash].js",
      codeSplitting: { groups: [{ name: JOINED, test: CHUNK }] },
    },
  });
  const names = new Map<string, string>();
  for (const file of output) {
    if (file.type !== "chunk") continue;
    writeFileSync(join(folder, file.fileName), file.code);
    for (const path of file.moduleIds) names.set(path.slice(folder.length + 1), file.fileName);
  }
  return names;
}

/** Joins the small files of Remix's compiler and renames all references to them. Saves 21 requests and 21 kB. */
export async function joinSharedChunks(assets: string, serverBuild: string): Promise<void> {
  const folder = resolve(assets);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => path.endsWith(".js"));
  const isManifest = (file: string) => file.startsWith("manifest-");
  const manifest = files.find(isManifest) ?? "";
  const text = readFileSync(join(folder, manifest), "utf8");
  const names = await bundle(
    folder,
    files.filter((file) => !isManifest(file) && !file.startsWith("_shared/")),
  );
  for (const file of files) rmSync(join(folder, file));
  const rename = (script: string) =>
    script.replaceAll(REFERENCE, (whole, file: string) =>
      names.has(file) ? `"${PUBLIC_PATH}${names.get(file)}"` : whole,
    );
  const hash = createHash("sha256").update(rename(text)).digest("hex").slice(0, 8);
  const renamed = `manifest-${hash}.js`;
  names.set(manifest, renamed);
  writeFileSync(join(folder, renamed), rename(text));
  writeFileSync(serverBuild, toAscii(rename(readFileSync(serverBuild, "utf8"))));
}
