import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCli } from "./build-cli";
import { buildPairImages } from "./build-pair-images";
import { buildSite } from "./build-site";
import { buildSuggestions } from "./build-suggestions";
import { HASH_FILE } from "./current-build";

/** Builds the site, the command and the images into an empty folder, and marks it with the hash of its sources. */
export async function fillBuild(folder: string, hash: string): Promise<void> {
  await Promise.all([
    buildSite(folder),
    buildSuggestions(folder),
    buildCli(join(folder, "cli")),
    buildPairImages(folder),
  ]);
  writeFileSync(join(folder, HASH_FILE), hash);
}
