import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "app",
  "cli",
  "db",
  "library",
  "scripts/build",
  "LICENSE",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash of the contents of all files that the build depends on. */
export function sourceHash() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf).sort())
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
