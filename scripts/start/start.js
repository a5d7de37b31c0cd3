// Runs for as long as the site does, so it is plain JavaScript with few imports to save memory.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentBuild, holdBuild } from "../build/current-build.js";
import { startSite } from "./site-process.js";
import { superviseSite } from "./supervise-site.js";

const PARENT_CHECK_MS = 500;

process.chdir(join(import.meta.dirname, "../.."));
if (existsSync(".env")) process.loadEnvFile(".env");

// A full disk under the log ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Builds in a child process, so that the compilers' memory is freed before the site starts. */
function build() {
  if (!existsSync("node_modules/tsx") || !existsSync("node_modules/@remix-run/dev"))
    fail(
      "The site is not built, and the build tools are not installed: run npm ci && npm run build first, or npm ci without --omit=dev.",
    );
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/start/prepare-start.ts"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  return currentBuild() ?? fail("The sources changed during the build: start again.");
}

/** A killed npm forwards no signal, so `npm start` exits when npm does. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
}

const folder = currentBuild() ?? build();
holdBuild(folder);
const site = superviseSite({
  start: () => startSite(folder),
  // Behind a proxy, the site keeps serving until the proxy has noticed.
  stopMessage: Number(process.env.TRUST_PROXY) > 0 ? "lame-duck" : "drain",
  onFirstAddress: (address) => console.log(`everyunit is at ${address}`),
  printError: (line) => console.error(line),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, site.stop);
stopWithNpm(site.stop);
process.exitCode = await site.ended;
process.exit();
