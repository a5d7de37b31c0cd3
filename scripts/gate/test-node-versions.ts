import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The versions that package.json's engines promise: the oldest, and the newest of each line. */
const VERSIONS = ["20.19.0", "20", "22", "24"];

process.chdir(join(import.meta.dirname, "../.."));

const steps = process.argv.slice(2);
const vitestArgs = steps.length > 0 ? steps : ["--project", "unit"];
let hasFailed = false;
for (const version of VERSIONS) {
  const node = provideNode(version);
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

const FOLDER = ".cache/node-versions";

/** The path of this version's program, from the npm package that holds it. Throws where npm does not provide it. */
export function provideNode(version: string): string {
  const folder = join(FOLDER, version);
  const program = join(folder, "node_modules/node/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    // The package's script installs the program; elsewhere in this repository no script runs.
    const options = ["--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts=false"];
    execFileSync("npm", ["install", ...options, `node@${version}`], { stdio: "ignore" });
  }
  return resolve(program);
}
