import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

/** Standard license texts, for packages that name a license without shipping its text. */
const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  MIT: "LICENSE",
  "Apache-2.0": "node_modules/typescript/LICENSE.txt",
};

type Metafile = { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> };
type Manifest = { name: string; version: string; license?: string; author?: string | { name: string } };

/** The folders of the packages that modules belong to; a bundler marks its own modules with a zero byte. */
const packageFolders = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((path) => PACKAGE_FOLDER.exec(path.replace("\0", ""))?.[0] ?? [])),
];

function standardText(license = ""): string {
  const file = STANDARD_TEXTS[license];
  if (!file) throw new Error(`A bundled package ships no text of its license (${license || "none named"})`);
  const text = readFileSync(file, "utf8").trim();
  // Our LICENSE starts with our own copyright line; the text below it is the standard one.
  return license === "MIT" ? text.slice(text.indexOf("Permission is hereby granted")) : text;
}

function noticeOf(folder: string): string | undefined {
  if (!existsSync(join(folder, "package.json"))) return undefined;
  const { name, version, license, author }: Manifest = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const holder = typeof author === "string" ? author : author?.name;
  const own = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  const texts =
    own.length > 0 ? own : [`Copyright (c) ${holder ?? `the authors of ${name}`}`, standardText(license)];
  return `${name} ${version} (${license})\n\n${texts.join("\n\n")}`;
}

/** Names and licenses of the packages whose code is bundled, in alphabetical order. */
export function thirdPartyNotices(modules: readonly string[]): string {
  const notices = packageFolders(modules).flatMap((folder) => noticeOf(folder) ?? []);
  const parts = [...new Set(notices)].sort((a, b) => a.localeCompare(b, "en"));
  return `This contains code of the following packages, under their own licenses.\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

/** The notices for the code that browsers download, according to esbuild's metafile. */
export function clientNotices(metafilePath: string): string {
  const { outputs }: Metafile = JSON.parse(readFileSync(metafilePath, "utf8"));
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return thirdPartyNotices(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}
