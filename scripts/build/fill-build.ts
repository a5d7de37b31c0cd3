import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCli } from "./build-cli";
import { buildPairImages } from "./build-pair-images";
import { compressAssets } from "./compress-assets";
import { HASH_FILE } from "./current-build";
import { joinSharedChunks } from "./join-chunks";
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

/** Builds the site, the command and the images into an empty folder, and marks it with the hash of its sources. */
export async function fillBuild(folder: string, hash: string): Promise<void> {
  await Promise.all([buildSite(folder), buildCli(join(folder, "cli")), buildPairImages(folder)]);
  writeFileSync(join(folder, HASH_FILE), hash);
}
