import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { installDebianPackages, runQuietly } from "./debian-packages";

const HINT =
  "No Chromium was found and none could be installed: install the package chromium, or set CHROMIUM_PATH to a Chromium or Chrome.";

/** Paths of Chromium. The headless shell comes first: the same engine without a user interface, for half the CPU time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

const present = (path: string | undefined) => (path && existsSync(path) ? path : undefined);

const findInstalled = () =>
  present(process.env.CHROMIUM_PATH) ??
  present(chromium.executablePath()) ??
  PLACES.find((path) => existsSync(path));

async function installFromDebian(): Promise<void> {
  await installDebianPackages(["chromium-headless-shell"]);
  if (!findInstalled()) await installDebianPackages(["chromium"]);
}

async function installFromPlaywright(): Promise<void> {
  console.log("installing Chromium with Playwright");
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/package.json");
  try {
    await runQuietly(process.execPath, [join(dirname(playwright), "cli.js"), "install", "chromium"]);
  } catch {
    // The error below says what to do.
  }
}

/** The path of a Chromium for the browser tests, installed if this machine has none. Throws with one line of advice. */
export async function provideChromium(): Promise<string> {
  for (const install of [async () => {}, installFromDebian, installFromPlaywright]) {
    await install();
    const found = findInstalled();
    if (found) return found;
  }
  throw new Error(HINT);
}
