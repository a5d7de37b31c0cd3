import { execFileSync, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { provideNode } from "./provide-node";

/** The versions that package.json's engines promise: the oldest, and the newest of each major version. */
const VERSIONS = ["20.19.0", "20", "22", "24"];

const steps = process.argv.slice(2);
const chosen = steps.length > 0 ? steps : ["--project", "unit"];
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...chosen];
let hasFailed = false;
for (const version of VERSIONS) {
  const node = provideNode(version);
  const exact = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } as const;
  const { status } = spawnSync(node, vitest, { env, stdio: "inherit" });
  console.log(`${status === 0 ? "ok" : "FAILED"}  Node.js ${exact}`);
  hasFailed ||= status !== 0;
}
process.exit(hasFailed ? 1 : 0);
