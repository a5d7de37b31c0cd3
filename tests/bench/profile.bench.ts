import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt } from "../../scripts/build/build";
import { freePort } from "../support/test-site";
import { sharesOf } from "./cpu-profile";
import { type Call, CONNECTIONS, createAgent, sendBatches } from "./load";
import type { Bench } from "./report";

/** Where profiles are kept. Open one in Chromium's developer tools or speedscope to see the flame graph. */
const FOLDER = ".cache/bench/profiles";
const TOP = 30;
/** How long the site takes to exit after its last response. */
const DRAIN_MS = 600;
const NO_DATABASE = "postgresql://nobody@127.0.0.1:1/none";

type Batch = (batch: number) => readonly Call[];
const repeated = (call: Call): Batch => {
  const calls = Array.from({ length: CONNECTIONS }, () => call);
  return () => calls;
};

const CONVERSION: Call = {
  method: "POST",
  path: "/api/convert",
  body: '{"category":"length","fromUnit":"mi","toUnit":"km","value":5.25}',
};
const missed: Batch = (batch) =>
  Array.from({ length: CONNECTIONS }, (_, at) => ({
    path: `/convert/length?value=${batch * CONNECTIONS + at}&from=mi&to=km`,
  }));

const LOADS: readonly (readonly [name: string, batches: number, calls: Batch])[] = [
  ["POST /api/convert", 2_000, repeated(CONVERSION)],
  ["a page from the cache", 2_000, repeated({ path: "/" })],
  ["a page that is not in the cache", 60, missed],
];

function newFolder(): string {
  mkdirSync(FOLDER, { recursive: true });
  return mkdtempSync(join(FOLDER, "profile-"));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);

function summaryOf(title: string, folder: string, lastMs?: number): string {
  const lines = sharesOf(folder, lastMs)
    .slice(0, TOP)
    .map(({ name, inclusive, self }) => `${percent(inclusive)} ${percent(self)}  ${name}`);
  return [`\n${title} (${folder})`, "    with      self", ...lines].join("\n");
}

/** Runs the site as `npm start` does, but under the profiler, which NODE_OPTIONS cannot enable. */
async function startProfiled(folder: string) {
  const build = await ensureBuilt();
  const port = String(await freePort());
  const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
  const variables = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: port,
    DATABASE_URL: NO_DATABASE,
  } as const;
  const child = spawn(
    process.execPath,
    ["--cpu-prof", `--cpu-prof-dir=${folder}`, serve, `${build}/index.js`],
    {
      env: { ...process.env, ...variables, LOG_LEVEL: "error", RATES_URL: "off" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await sleep(100);
  const stop = async () => {
    child.kill("SIGINT");
    await once(child, "exit");
  };
  return { origin, stop };
}

async function profileSite([title, batches, calls]: (typeof LOADS)[number]): Promise<string> {
  const folder = newFolder();
  const { origin, stop } = await startProfiled(folder);
  const agent = createAgent();
  const startedMs = performance.now();
  for (let batch = 0; batch < batches; batch += 1) await sendBatches(origin, agent, calls(batch), 1);
  agent.destroy();
  const tookMs = performance.now() - startedMs;
  await stop();
  return summaryOf(title, folder, tookMs + DRAIN_MS);
}

async function profileStart(): Promise<string> {
  const folder = newFolder();
  const file = join(await ensureBuilt(), "cli/everyunit.cjs");
  const flags = ["--cpu-prof", "--cpu-prof-interval=100", `--cpu-prof-dir=${folder}`];
  execFileSync(process.execPath, [...flags, file, "convert", "5", "mi", "km"]);
  return summaryOf("everyunit convert 5 mi km", folder);
}

/** The functions that take the most time, according to V8's sampling profiler. */
async function run(): Promise<readonly string[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  const summaries: string[] = [];
  for (const load of LOADS) summaries.push(await profileSite(load));
  return [...summaries, await profileStart()];
}

export default { name: "profile", run } satisfies Bench;
