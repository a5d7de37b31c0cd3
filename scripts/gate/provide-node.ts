import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const FOLDER = ".cache/node-versions";

/** The path of a version of Node.js, installed from npm. Throws if npm does not provide it. */
export function provideNode(version: string): string {
  const folder = join(FOLDER, version);
  const program = join(folder, "node_modules/node/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    // The package's install script must run; install scripts are disabled elsewhere in this repository.
    const options = ["--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts=false"];
    execFileSync("npm", ["install", ...options, `node@${version}`], { stdio: "ignore" });
  }
  return resolve(program);
}
