import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { type Category, categories, writeReadyMadeNames } from "~/conversion";

const ENGINE = "app/conversion";
const DIRECTORY = `${ENGINE}/categories/directory.ts`;
const LATE_FUNCTIONS = [`${ENGINE}/explain.ts`, `${ENGINE}/qudt-names.ts`];
const BLOCK_LENGTH = 8192;

type CategoryImport = { readonly line: string; readonly name: string; readonly path: string };

function categoryImports(): CategoryImport[] {
  const source = readFileSync(DIRECTORY, "utf8");
  const imports = [...source.matchAll(/^import \{ (\w+) \} from "\.\/(.+)";$/gm)].map(
    ([line, name, from]) => ({
      line,
      name: name!,
      path: `${ENGINE}/categories/${from}.ts`,
    }),
  );
  if (imports.length !== categories.length)
    throw new Error(`${DIRECTORY} no longer has one import a category.`);
  return imports;
}

const partOf = (path: string): string =>
  path.replace(`${ENGINE}/`, "").replace(".ts", "").replaceAll("/", "-");

/** Modules of the engine that a command rarely needs: parts of their own. */
export const lateModules = (): { readonly in: string; readonly out: string }[] =>
  [...categoryImports().map(({ path }) => path), ...LATE_FUNCTIONS].map((path) => ({
    in: path,
    out: partOf(path),
  }));

/** The catalogue's names in blocks of lines, so that no start has to make an index of two thousand rows. */
export function nameBlocks(): Record<string, string> {
  const text = writeReadyMadeNames();
  const blocks: Record<string, string> = {};
  for (let start = 0, at = 0; start < text.length; at += 1) {
    const end = text.indexOf("\n", Math.min(start + BLOCK_LENGTH, text.length - 1)) + 1;
    blocks[`names-${at}.txt`] = text.slice(start, end);
    start = end;
  }
  return blocks;
}

/** In place of ready-made-names.ts: the block in which a line would stand, read from the command line's own file. */
function blockReader(): string {
  const first = Object.values(nameBlocks()).map((block) => block.slice(0, block.indexOf("\t")));
  return `import { blockOf } from "./names-text";
const FIRST = ${JSON.stringify(first)};
const PATHS = FIRST.map((_, at) => "./names-" + at + ".txt");
export const readyMadeNames = (key) => require(PATHS[blockOf(FIRST, key)]);`;
}

const importSource = (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(resolve(path)).href);

const LATE_PROPERTIES: readonly string[] = [
  "reference",
  "units",
  "minimum",
  "displayStyle",
] satisfies (keyof Category)[];

const LATE = `const late = (texts, load) => ({
  note: undefined,
  ...texts,
  ${LATE_PROPERTIES.map((key) => `get ${key}() { return load().${key}; },`).join("\n  ")}
});`;

/** A category's texts stand ready, for lists and suggestions; its module is loaded when anything else is asked for. */
function lateCategory({ name, path }: CategoryImport, category: Category): string {
  const texts: Record<string, string> = {};
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(category)))
    if (typeof value === "string") texts[key] = value;
    else if (key !== "note" && !LATE_PROPERTIES.includes(key))
      throw new Error(`A category's ${key} is neither a text nor among the late properties.`);
  return `const ${name} = late(${JSON.stringify(texts)}, () => require("./${partOf(path)}.js").${name});`;
}

async function lateDirectory(): Promise<string> {
  let source = readFileSync(DIRECTORY, "utf8");
  for (const late of categoryImports()) {
    const module = await importSource(late.path);
    const category = lateCategory(late, module[late.name] as Category);
    source = source.replace(late.line, () => category);
  }
  return `${LATE}\n${source}`;
}

/** The same functions, whose module is loaded at the first call. */
async function lateFunctions(path: string): Promise<string> {
  const functions = Object.entries(await importSource(path)).filter(([, is]) => typeof is === "function");
  const load = `require("./${partOf(path)}.js")`;
  return functions
    .map(([name]) => `export const ${name} = (...given) => ${load}.${name}(...given);`)
    .join("\n");
}

/** Lets the command line load of the engine only what a command asks for; the source and its types stay as they are. */
export const lateEngine: Plugin = {
  name: "late-engine",
  setup(build) {
    build.onLoad({ filter: /conversion[\\/]categories[\\/]directory\.ts$/ }, async () => ({
      contents: await lateDirectory(),
      loader: "ts",
    }));
    build.onLoad({ filter: /conversion[\\/]ready-made-names\.ts$/ }, () => ({
      contents: blockReader(),
      resolveDir: ENGINE,
      loader: "js",
    }));
    build.onResolve({ filter: /[\\/](explain|qudt-names)$/ }, ({ path, resolveDir }) => {
      const file = `${relative(".", resolve(resolveDir, path))}.ts`;
      return LATE_FUNCTIONS.includes(file) ? { path: file, namespace: "late-functions" } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: "late-functions" }, async ({ path }) => ({
      contents: await lateFunctions(path),
      loader: "js",
    }));
    const external = new Set(lateModules().map(({ out }) => `./${out}.js`));
    build.onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, kind }) =>
      kind === "require-call" && external.has(path) ? { path, external: true } : undefined,
    );
  },
};
