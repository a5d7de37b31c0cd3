import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { sourceHash } from "./source-hash.js";

/** The symlink to the current build. A build never changes once the link points at it. */
export const CURRENT = "build";
export const HASH_FILE = "source.hash";
const RESULTS = [HASH_FILE, "index.js", "assets", "cli/everyunit.cjs"];

/** The folder of the build that matches these sources, or undefined. */
export function currentBuild(hash = sourceHash()) {
  if (!RESULTS.every((path) => existsSync(`${CURRENT}/${path}`))) return undefined;
  if (readFileSync(`${CURRENT}/${HASH_FILE}`, "utf8") !== hash) return undefined;
  return relative(".", realpathSync(CURRENT));
}

/**
 * Keeps a build's files while this process runs, if it may write there.
 * @param {string} folder
 */
export function holdBuild(folder) {
  const file = `${folder}/used-by-${process.pid}`;
  try {
    writeFileSync(file, "");
  } catch {
    return;
  }
  process.once("exit", () => rmSync(file, { force: true }));
}
