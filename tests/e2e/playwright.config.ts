import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { ADS_ORIGIN, ADS_PORT, SITE_ORIGIN, SITE_PORT } from "./support/addresses";

const DEBIAN_CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env.CHROMIUM_PATH || DEBIAN_CHROMIUMS.find((path) => existsSync(path));

const CHROMIUM_FLAGS = [
  // Chromium's sandbox does not work as root.
  "--no-sandbox",
  "--disable-gpu",
  // Two processes fewer, and no new one for each navigation, halve the CPU time of a page load.
  "--in-process-gpu",
  "--renderer-process-limit=1",
  // A page lives for a second: to optimize its scripts takes longer than they run.
  "--js-flags=--no-opt --no-maglev",
  // Without a network, these features would fill the log.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const builtSite = (origin: string, port: number, env: Record<string, string>) => ({
  command: "node scripts/start/start.js",
  cwd: "../..",
  url: `${origin}/healthz`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
  env: {
    PORT: String(port),
    DATA_DIR: `.data/e2e-${SITE_PORT}`,
    RATES_URL: "off",
    CLIENT_WORK: "off",
    ...env,
  },
});

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A machine that runs other things too is not a failure.
  timeout: 90_000,
  // A request may wait behind a keystroke's hundred others on a busy machine.
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: SITE_ORIGIN,
    locale: "en-US",
    timezoneId: "UTC",
    // Recording took a third of the CPU time. To record a failure, run it again with `--trace on`.
    trace: "off",
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  webServer: [
    builtSite(SITE_ORIGIN, SITE_PORT, { CONTACT_LIMITS: "off" }),
    builtSite(ADS_ORIGIN, ADS_PORT, { ADS_VISIBLE: "1", CONTACT_LIMITS: "1,60" }),
  ],
});
