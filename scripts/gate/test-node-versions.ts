import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The versions that package.json's engines promise: the oldest, and the newest of each line. */
const VERSIONS = ["20.19.0", "20", "22", "24"];
const FOLDER = ".cache/node-versions";

process.chdir(join(import.meta.dirname, "../.."));

/** Installs Node.js from the npm package `node`. */
function install(version: string): string {
  const folder = join(FOLDER, version);
  const program = join(folder, "node_modules/node/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", `node@${version}`], {
      stdio: "ignore",
    });
  }
  return resolve(program);
}

const steps = process.argv.slice(2);
const vitestArgs = steps.length > 0 ? steps : ["--project", "unit"];
let hasFailed = false;
for (const version of VERSIONS) {
  const node = install(version);
  const exact = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } as const;
  const { status } = spawnSync(
    node,
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...vitestArgs],
    {
      env,
      stdio: "inherit",
    },
  );
  console.log(`${status === 0 ? "ok" : "FAILED"}  Node.js ${exact}`);
  hasFailed ||= status !== 0;
}
process.exit(hasFailed ? 1 : 0);
