import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { writeNameIndex } from "~/conversion";
import { commandTable } from "~cli/command-table";
import { manPage } from "~cli/help/man-page";
import project from "../../package.json";
import { bundleCommand, bundleLibrary } from "./bundle-package";
import { writeDeclarations } from "./declarations";
import { thirdPartyNotices } from "./third-party";

const PROGRAM = "everyunit.cjs";
const NAMES = "unit-names.txt";
const MANUAL = "everyunit.1";
const NOTICES = "THIRD-PARTY.txt";

const typed = (types: string, extension: "ts" | "cts", file: string) => ({
  types: `./library/${types}.d.${extension}`,
  default: `./library/${file}`,
});

/** The exports of the whole library: several files for Node.js, one file for bundlers ("module") and browsers. */
const wholeLibrary = {
  module: typed("index", "ts", "index.js"),
  node: typed("index", "cts", "node.cjs"),
  import: typed("index", "ts", "index.js"),
  require: typed("index", "cts", "node.cjs"),
};
const oneCategory = (types: string, file: string) => ({
  import: typed(types, "ts", `categories/${file}.js`),
  require: typed(types, "cts", `categories/${file}.cjs`),
});

/** For TypeScript's node10 resolution, which ignores `exports`. The longest matching pattern applies. */
const TYPES_WITHOUT_EXPORTS = {
  "*": {
    "library/*": ["library/*"],
    currency: ["library/currency.d.cts"],
    "*": ["library/one-category.d.cts"],
  },
};

/** The package.json, without dependencies: packages are bundled, and PostgreSQL is an optional peer dependency. */
function manifest(): string {
  const { name, version, license, engines, optionalDependencies } = project;
  const binaries = Object.keys(optionalDependencies);
  const content = {
    name,
    version,
    description: "Exact unit conversion for JavaScript and the terminal",
    keywords: ["unit", "units", "convert", "conversion", "exact", "si", "ucum", "cli"],
    license,
    type: "module",
    sideEffects: false,
    engines,
    exports: {
      ".": wholeLibrary,
      "./package.json": "./package.json",
      "./currency": oneCategory("currency", "currency"),
      "./*": oneCategory("one-category", "*"),
    },
    types: "./library/index.d.cts",
    typesVersions: TYPES_WITHOUT_EXPORTS,
    bin: { everyunit: PROGRAM },
    // An array, because npm ignores a string here when it links the manual of a global install.
    man: [`./${MANUAL}`],
    files: [PROGRAM, "chunks", "library", NAMES, MANUAL, "migrations", "LICENSE", NOTICES],
    peerDependencies: optionalDependencies,
    peerDependenciesMeta: Object.fromEntries(binaries.map((binary) => [binary, { optional: true }])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Builds the package into an empty folder: command, library, index of unit names, manual, migrations and manifest. */
export async function buildCli(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [modules] = await Promise.all([bundleCommand(folder), bundleLibrary(`${folder}/library`)]);
  writeDeclarations(`${folder}/library`);
  writeFileSync(`${folder}/${NOTICES}`, thirdPartyNotices(modules));
  cpSync("LICENSE", `${folder}/LICENSE`);
  chmodSync(`${folder}/${PROGRAM}`, 0o755);
  writeFileSync(`${folder}/${NAMES}`, writeNameIndex());
  writeFileSync(`${folder}/${MANUAL}`, manPage(commandTable));
  writeFileSync(`${folder}/package.json`, manifest());
  cpSync("db/migrations", `${folder}/migrations`, { recursive: true });
}
