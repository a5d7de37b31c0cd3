import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCli } from "./build-cli";
import { buildPairImages } from "./build-pair-images";
import { buildSite } from "./build-site";
import { buildSuggestions } from "./build-suggestions";
import { HASH_FILE } from "./current-build";

/**
 * Builds the site, the command and the images into an empty folder, and marks it with the hash of its sources.
 * @param print receives a line for each finished step: "2 of 4: the command (9 s)"
 */
export async function fillBuild(folder: string, hash: string, print: (line: string) => void): Promise<void> {
  const steps = {
    "the site": buildSite(folder),
    "the suggestions of the search box": buildSuggestions(folder),
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
