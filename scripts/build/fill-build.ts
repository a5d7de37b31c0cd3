import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCli } from "./build-cli";
import { buildPageScripts } from "./build-page-scripts";
import { buildPairImages } from "./build-pair-images";
import { compressAssets } from "./compress-assets";
import { HASH_FILE } from "./current-build";
import { joinSharedChunks } from "./join-chunks";
import { clientNotices } from "./third-party";

/** The license notices, next to the scripts that they apply to. */
const NOTICES = "third-party.txt";

/** Builds the server and the browser's files into a folder, which no running site may serve. */
async function buildSite(folder: string): Promise<void> {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1", BUILD_FOLDER: folder } as const;
  await promisify(execFile)(process.execPath, [remix, "build"], { env });
  writeFileSync(join(folder, "assets", NOTICES), clientNotices(join(folder, "metafile.js.json")));
  await joinSharedChunks(join(folder, "assets"), join(folder, "index.js"));
  await compressAssets(join(folder, "assets"));
}

/** Builds all into an empty folder, prints each finished step, and marks the folder with its sources' hash. */
export async function fillBuild(folder: string, hash: string, print: (line: string) => void): Promise<void> {
  const steps = {
    "the site": buildSite(folder),
    "the scripts of the static pages": buildPageScripts(folder),
    "the command": buildCli(join(folder, "cli")),
    "the pictures of the converters": buildPairImages(folder),
  };
  const startMs = performance.now();
  const count = Object.keys(steps).length;
  let finished = 0;
  await Promise.all(
    Object.entries(steps).map(async ([name, step]) => {
      await step;
      finished += 1;
      print(`  ${finished} of ${count}: ${name} (${Math.round((performance.now() - startMs) / 1_000)} s)`);
    }),
  );
  writeFileSync(join(folder, HASH_FILE), hash);
}
