import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { buildCli } from "./build-cli";
import { withFolderLock } from "./build-lock";
import { buildPairImages } from "./build-pair-images";
import { compressAssets } from "./compress-assets";
import { currentBuild, HASH_FILE } from "./current-build";
import { joinSharedChunks } from "./join-chunks";
import { sourceHash } from "./source-hash";
import { BUILDS, storeBuild } from "./store-build";
import { clientNotices } from "./third-party";

/** Beside the scripts whose code it names. */
const NOTICES = "third-party.txt";

async function buildSite(folder: string): Promise<void> {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1", BUILD_FOLDER: folder } as const;
  await promisify(execFile)(process.execPath, [remix, "build"], { env });
  writeFileSync(join(folder, "assets", NOTICES), clientNotices(join(folder, "metafile.js.json")));
  joinSharedChunks(join(folder, "assets"), join(folder, "index.js"));
  await compressAssets(join(folder, "assets"));
}

async function fillBuild(folder: string, hash: string): Promise<void> {
  await Promise.all([buildSite(folder), buildCli(join(folder, "cli")), buildPairImages(folder)]);
  writeFileSync(join(folder, HASH_FILE), hash);
}

/** Builds the site and the command unless they are up to date. Safe to call from several processes at once. */
export async function ensureBuilt(onStart: () => void = () => {}): Promise<string> {
  const built = currentBuild();
  if (built) return built;
  mkdirSync(BUILDS, { recursive: true });
  return withFolderLock(`${BUILDS}/.lock`, async () => {
    const hash = sourceHash();
    if (currentBuild(hash) === undefined) {
      onStart();
      await storeBuild(hash, (folder) => fillBuild(folder, hash));
    }
    const stored = currentBuild(hash);
    if (stored === undefined) throw new Error("The build was stored but cannot be found");
    return stored;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(join(import.meta.dirname, "../.."));
  await ensureBuilt(() => console.log("building everyunit"));
}
