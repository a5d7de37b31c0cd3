import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import ts from "typescript";
import { categoryFile, categoryIds } from "./category-files";
import { toAscii } from "./to-ascii";

/** The files whose declarations are the package's types. */
const DECLARED = ["index", "one-category", "currency", "conversion-error", "types"];

/** Functions without side effects, whose calls a bundler may drop if the result is unused. */
const PURE_FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    "base",
    "exact",
    "ofUs",
    "ofUk",
    "ofUsDry",
    "qualified",
    "btuAt",
    "gramsPerMole",
    "megabitsPerSecond",
    "conventional",
    "measured",
    "codata",
    "massOf",
    "nominalMass",
    "irrational",
    "rated",
    "category",
  ],
  ...["times", "per", "toThe", "squared", "cubed", "inverse", "convertIn", "ratio", "fraction", "decimal"],
  ...["peta", "tera", "giga", "mega", "kilo", "hecto", "deka", "renamed"],
  ...["deci", "centi", "milli", "micro", "nano", "pico", "femto", "atto"],
]);

/** Where a module calls such functions. */
function pureCallsIn(text: string): readonly number[] {
  const source = ts.createSourceFile("module.js", text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    const callee = ts.isCallExpression(node) ? node.expression : undefined;
    if (callee && ts.isIdentifier(callee) && PURE_FUNCTIONS.has(callee.text))
      places.push(node.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** A module whose pure calls are marked as such. */
function withPureCalls(text: string): string {
  const ends = [...pureCallsIn(text).toSorted((a, b) => a - b), text.length];
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end)).join("/* @__PURE__ */ ");
}

/** Imports for side effects only. No module has any, and a bundler would warn about them. */
const CHUNK_IMPORT = /^import "[^"]+";\n/gm;

/** The source of `everyunit/length`: the engine of one category. */
function sourceOf(id: string): string {
  const rates = id === "currency" ? ", snapshotRates" : "";
  const { path, exportName } = categoryFile(id);
  return `
    import { ${exportName} as only } from "${path}";
    ${rates && 'import { snapshotRates } from "./app/conversion/currencies/snapshot";'}
    import { convertIn } from "./library/convert-in";
    export { ConversionError } from "./library/conversion-error";
    export const convert = convertIn(only${rates});`;
}

const categoryEntries: Plugin = {
  name: "category-entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^category:/ }, ({ path }) => ({ path: path.slice(9), namespace: "category" }));
    onLoad({ filter: /./, namespace: "category" }, ({ path }) => ({
      contents: sourceOf(path),
      loader: "ts",
      resolveDir: ".",
    }));
  },
};

const ERROR_MODULE = "conversion-error";

/** All modules of the package share one error class, so that `instanceof` works for errors of any of them. */
const sharedError: Plugin = {
  name: "shared-error",
  setup({ onResolve }) {
    onResolve({ filter: /\/conversion-error$/ }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: ERROR_MODULE, external: true, sideEffects: false },
    );
  },
};

const SHARED_OPTIONS = {
  bundle: true,
  platform: "neutral",
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
} as const;

/**
 * For the whole engine. On import, V8 parses the body of an arrow function in full if it is an expression, as every
 * category's rows are; the body of a function it only skims.
 */
export const WHOLE_ENGINE = { ...SHARED_OPTIONS, supported: { arrow: false } } as const;

type Entry = { readonly in: string; readonly out: string };

/** Builds tree-shakable ES modules. */
async function buildModules(
  folder: string,
  entryPoints: Entry[],
  options: BuildOptions = SHARED_OPTIONS,
): Promise<void> {
  const { outputFiles } = await build({
    ...options,
    entryPoints,
    outdir: folder,
    chunkNames: "chunks/[hash]",
    format: "esm",
    splitting: true,
    write: false,
    plugins: [categoryEntries, sharedError],
  });
  for (const { path, text } of outputFiles) {
    const upward = relative(dirname(path), resolve(folder, ERROR_MODULE)).replaceAll("\\", "/");
    const target = upward.startsWith(".") ? upward : `./${upward}`;
    const finished = withPureCalls(text)
      .replace(CHUNK_IMPORT, "")
      .replaceAll(`from "${ERROR_MODULE}"`, `from "${target}.js"`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toAscii(finished));
  }
}

/** A CommonJS module for each category: a few lines around the chunks that the command uses too. */
function writeCategories(folder: string): void {
  for (const id of categoryIds)
    writeFileSync(
      join(folder, "categories", `${id}.cjs`),
      `"use strict";
const { ConversionError, convertInCategory } = require("../node-category.cjs");
exports.ConversionError = ConversionError;
exports.convert = convertInCategory("${id}");
`,
    );
}

/** The declarations of one file; its imports name files as Node.js needs them. */
function declarationsOf(name: string, extension: "js" | "cjs"): string {
  const fileName = `library/${name}.ts`;
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, "utf8"), {
    fileName,
    compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
  return outputText.replace(/(?<=from "\.\/[\w-]+)(?=")/g, `.${extension}`);
}

/** The package's public interface as one text, for reviewers. */
export const publicInterface = (): string =>
  DECLARED.map((name) => `// ${name}.d.ts\n${declarationsOf(name, "js")}`).join("\n");

/** Builds what `import "everyunit"` finds: ES modules, CommonJS and types. */
export async function buildLibrary(folder: string): Promise<void> {
  // Separate runs, because esbuild keeps in a chunk whatever any entry of the same run uses, and the index uses everything.
  await buildModules(folder, [{ in: "library/index.ts", out: "index" }], WHOLE_ENGINE);
  await buildModules(folder, [{ in: "library/conversion-error.ts", out: ERROR_MODULE }]);
  await buildModules(
    folder,
    categoryIds.map((id) => ({ in: `category:${id}`, out: `categories/${id}` })),
  );
  writeCategories(folder);
  for (const name of DECLARED) {
    writeFileSync(join(folder, `${name}.d.ts`), declarationsOf(name, "js"));
    writeFileSync(join(folder, `${name}.d.cts`), declarationsOf(name, "cjs"));
  }
}
