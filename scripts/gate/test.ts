import { existsSync } from "node:fs";
import { audit } from "./audit";
import { checks, tool, vitest } from "./checks";
import { installDebianPackages } from "./debian-packages";
import { provideChromium } from "./find-chromium";
import { provideEngines } from "./find-engines";
import {
  CADDY_HINT,
  NGINX_HINT,
  PGBOUNCER_HINT,
  provideCaddy,
  provideNginx,
  providePgbouncer,
  providePromtool,
} from "./find-servers";
import { conclude, runInOrder, type Step } from "./run-step";

/** Prints the engines that are missing, and excludes their tests. */
async function withoutMissingEngines(): Promise<string[]> {
  const missing = await provideEngines();
  for (const { name, packages } of missing)
    console.log(`not run  ${name} tests: install ${packages.join(" and ")} (Debian)`);
  const names = missing.map(({ name }) => name).join("|");
  return names === "" ? [] : ["--grep-invert", `engines\\.spec\\.ts (${names})`];
}

async function browserTests(): Promise<Step> {
  const name = "browser tests";
  const config = ["--config", "tests/e2e/playwright.config.ts", "--reporter=dot"];
  try {
    const env = { CHROMIUM_PATH: await provideChromium() };
    return { name, command: tool("playwright", "test", ...config, ...(await withoutMissingEngines())), env };
  } catch (error) {
    return { name, command: ["sh", "-c", 'echo "$0"; exit 1', (error as Error).message] };
  }
}

/** A step with lower priority: the higher the niceness, up to 19, the more it yields to other steps. */
const yielding = (niceness: number, step: Step): Step => ({
  ...step,
  command: ["nice", "-n", String(niceness), ...step.command],
});

const build: Step = { name: "build", command: tool("tsx", "scripts/build/build.ts") };

/** The topology tests. Prints which proxies are missing, and excludes their tests. */
async function topologySteps(): Promise<Step[]> {
  const missing = [(await provideCaddy()) ? "" : CADDY_HINT, (await provideNginx()) ? "" : NGINX_HINT].filter(
    Boolean,
  );
  for (const hint of missing) console.log(`not run  topology tests: ${hint}`);
  if (missing.length === 2) return [];
  const leftOut = missing.flatMap((hint) => [
    "--exclude",
    `tests/topology/${hint === NGINX_HINT ? "nginx" : "topology"}.test.ts`,
  ]);
  return [vitest("topology", ...leftOut)];
}

async function databaseTests(): Promise<Step> {
  if (await providePgbouncer()) return vitest("db");
  console.log(`not run  tests behind a pooler: ${PGBOUNCER_HINT}`);
  return vitest("db", "--exclude", "tests/db/pooler.test.ts");
}

/** Programs for individual tests: shells whose completion is tested, and converters to compare our definitions with. */
const PROGRAMS: Readonly<Record<string, string>> = {
  zsh: "/usr/bin/zsh",
  fish: "/usr/bin/fish",
  units: "/usr/bin/units",
  "python3-pint": "/usr/lib/python3/dist-packages/pint",
};

/** Installs missing programs if possible. Tests that need a missing program are skipped. */
async function provideTestPrograms(): Promise<void> {
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name] ?? ""));
  if (missing.length > 0) await installDebianPackages(missing);
  await providePromtool();
}

const started = [runInOrder([build]), runInOrder(checks)];
const auditing = audit();
await provideTestPrograms();
// The unit tests keep one core busy, so they start first: the few that need the build wait for it. The other lanes use
// the remaining CPU time, the browser tests last.
const unit = runInOrder([vitest("unit", "--exclude", "tests/library/**")]);
const browser = await browserTests();
const topology = await topologySteps();
const databaseStep = await databaseTests();
await started[0];
const library: Step = { ...vitest("unit", "tests/library/"), name: "library tests" };
const lanes = [[vitest("process"), library], [...topology, databaseStep], [yielding(6, browser)]];
const results = (await Promise.all([...started, unit, ...lanes.map(runInOrder)])).flat();
process.exit(conclude([...results, ...(await auditing)]));
