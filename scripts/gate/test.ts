import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { auditStep } from "./audit";
import { checks, REPORTS, tool, vitest } from "./checks";
import { provideChromium } from "./find-chromium";
import { provideEngines } from "./find-engines";
import {
  CADDY_HINT,
  NGINX_HINT,
  PGBOUNCER_HINT,
  provideCaddy,
  provideNginx,
  providePgbouncer,
} from "./find-servers";
import { printFailures, runInOrder, type Step } from "./run-step";
import { provideTestPrograms } from "./test-programs";
import { type Counts, readPlaywrightReport } from "./test-reports";

process.chdir(join(import.meta.dirname, "../.."));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** Prints the engines that are missing, and excludes their tests. */
async function withoutMissingEngines(): Promise<string[]> {
  const missing = await provideEngines();
  for (const { name, packages } of missing)
    console.log(`not run  ${name} tests: install ${packages.join(" and ")} (Debian)`);
  const names = missing.map(({ name }) => name).join("|");
  return names === "" ? [] : ["--grep-invert", `engines\\.spec\\.ts (${names})`];
}

async function browserTests(chromiumPath: string): Promise<Step> {
  const report = `${REPORTS}/e2e.json`;
  const config = ["--config", "tests/e2e/playwright.config.ts", "--reporter=line,json"];
  return {
    name: "browser tests",
    command: tool("playwright", "test", ...config, ...(await withoutMissingEngines())),
    env: {
      CHROMIUM_PATH: chromiumPath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}`,
    },
    readReport: () => readPlaywrightReport(report),
  };
}

/** A step that leaves the processor to others: the higher the number, up to 19, the more. */
const yielding = (niceness: number, step: Step): Step => ({
  ...step,
  command: ["nice", "-n", String(niceness), ...step.command],
});

const build: Step = { name: "build", command: tool("tsx", "scripts/build/build.ts") };

async function browserSteps(): Promise<Step[] | undefined> {
  try {
    return [await browserTests(await provideChromium())];
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

/** A proxy that this machine lacks and cannot install is named, and its tests left out. */
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

const NO_BROWSER: Counts = { passed: 0, failed: 1, skipped: 0 };
// Built once, before the lanes start, so that no test waits for another one's build. The checks need no build, and
// neither needs the programs that are installed meanwhile.
const started = [runInOrder([build]), runInOrder(checks)];
const auditing = auditStep();
const browser = await browserSteps();
const topology = await topologySteps();
const databaseStep = await databaseTests();
await provideTestPrograms();
await started[0];
// The first two lanes mostly wait, for starts and stops. The others fill what they leave: the unit tests, which use one
// core, before the browser's.
const lanes = [
  [vitest("process")],
  [...topology, databaseStep],
  [yielding(1, vitest("unit"))],
  (browser ?? []).map((step) => yielding(6, step)),
];
const results = (await Promise.all([...started, ...lanes.map(runInOrder)])).flat();
printFailures(results);

const counts: Counts[] = [...results.map(({ report }) => report), await auditing];
if (!browser) counts.push(NO_BROWSER);
const total = (key: keyof Counts) => counts.reduce((sum, result) => sum + result[key], 0);
const [passed, failed, skipped] = [total("passed"), total("failed"), total("skipped")];
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);
