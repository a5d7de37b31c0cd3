import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { buildCli } from "./build-cli";
import { withFolderLock } from "./build-lock";
import { sourceHash } from "./source-hash";

const HASH_FILE = "build/source.hash";
const RESULTS = [HASH_FILE, "build/index.js", "build/cli/everyunit.cjs"];

const isFresh = (hash: string) =>
  RESULTS.every((path) => existsSync(path)) && readFileSync(HASH_FILE, "utf8") === hash;

async function buildSite(): Promise<void> {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" } as const;
  await promisify(execFile)(process.execPath, [remix, "build"], { env });
}

async function buildAll(hash: string): Promise<void> {
  rmSync(HASH_FILE, { force: true });
  await Promise.all([buildSite(), buildCli()]);
  writeFileSync(HASH_FILE, hash);
}

/** Builds the site and the command line unless they stand already; safe to call from several processes at once. */
export async function ensureBuilt(onStart: () => void = () => {}): Promise<void> {
  if (isFresh(sourceHash())) return;
  mkdirSync("build", { recursive: true });
  await withFolderLock("build/.lock", async () => {
    const hash = sourceHash();
    if (isFresh(hash)) return;
    onStart();
    await buildAll(hash);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(dirname(import.meta.dirname));
  await ensureBuilt(() => console.log("building everyunit"));
}
