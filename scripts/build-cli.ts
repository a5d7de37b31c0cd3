import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { writeNameIndex } from "~/conversion";
import { commandTable } from "../cli/command-table";
import { manPage } from "../cli/man-page";
import project from "../package.json";
import { bundleCli } from "./bundle-cli";

export const CLI_FOLDER = "build/cli";
const PROGRAM = "everyunit.cjs";
const NAMES = "unit-names.txt";
const MANUAL = "everyunit.1";

/** The site's packages are bundled or not needed: only the database's binaries are left to install. */
function manifest(): string {
  const { name, version, license, engines, optionalDependencies } = project;
  const content = {
    name,
    version,
    description: "Exact unit conversion in a terminal",
    license,
    type: "module",
    engines,
    bin: { everyunit: PROGRAM },
    man: MANUAL,
    files: [PROGRAM, "chunks", NAMES, MANUAL, "migrations"],
    optionalDependencies,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Builds what the package holds: the program, an index of the catalogue's names, the manual, the migrations, a manifest. */
export async function buildCli(folder = CLI_FOLDER): Promise<void> {
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/chunks`, { recursive: true, force: true });
  await bundleCli(folder, PROGRAM);
  chmodSync(`${folder}/${PROGRAM}`, 0o755);
  writeFileSync(`${folder}/${NAMES}.new`, writeNameIndex());
  renameSync(`${folder}/${NAMES}.new`, `${folder}/${NAMES}`);
  writeFileSync(`${folder}/${MANUAL}`, manPage(commandTable));
  writeFileSync(`${folder}/package.json`, manifest());
  rmSync(`${folder}/migrations`, { recursive: true, force: true });
  cpSync("db/migrations", `${folder}/migrations`, { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(dirname(import.meta.dirname));
  await buildCli(process.argv[2]);
}
