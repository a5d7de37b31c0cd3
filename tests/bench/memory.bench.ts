import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startTestSite } from "../support/test-site";
import { type Call, CONNECTIONS, createAgent, proportionalMegabytes, residentMegabytes, send } from "./load";
import { type Bench, limitRow, median, type Row } from "./report";

/** A smaller number shows a trend within minutes; a hundred thousand prove it. */
const PAGES = Number(process.env.BENCH_PAGES ?? 100_000);
const POSTS = 20_000;
/** Samples in a quarter: a single one depends on when garbage was last collected. */
const SAMPLES = 8;
const SETTLE_MS = 5_000;
const NO_DATABASE = "postgresql://nobody@127.0.0.1:1/none";

const CONVERSION: Call = {
  method: "POST",
  path: "/api/convert",
  body: '{"category":"length","fromUnit":"mi","toUnit":"km","value":5.25}',
};

const PAIRS = [
  ["length", "mi", "km"],
  ["weight", "lb", "kg"],
  ["temperature", "celsius", "fahrenheit"],
  ["currency", "USD", "EUR"],
] as const;

/** The URL of the page with this index. All are different, and every range has the same mix of categories. */
function pageAt(index: number): string {
  const [category, from, to] = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  return `/convert/${category}?value=${Math.floor(index / PAIRS.length) / 4}&from=${from}&to=${to}`;
}

const megabytes = (size: number): string => `${size.toFixed(0)} MB`;

async function sendMany(origin: string, count: number, call: (index: number) => Call): Promise<void> {
  const agent = createAgent();
  for (let sent = 0; sent < count; sent += CONNECTIONS)
    await Promise.all(
      Array.from({ length: Math.min(CONNECTIONS, count - sent) }, (_, at) =>
        send(origin, agent, call(sent + at)),
      ),
    );
  agent.destroy();
}

async function siteMemory(): Promise<readonly Row[]> {
  const site = await startTestSite(NO_DATABASE);
  const now = () => residentMegabytes(site.processId);
  try {
    await sleep(SETTLE_MS);
    const idle = now();
    const quarters: number[][] = [[], [], [], []];
    const step = Math.ceil(PAGES / quarters.length / SAMPLES);
    let sent = 0;
    for (const samples of quarters)
      for (let at = 0; at < SAMPLES; at += 1) {
        await sendMany(site.origin, step, (index) => ({ path: pageAt(sent + index) }));
        sent += step;
        await sendMany(site.origin, POSTS / quarters.length / SAMPLES, () => CONVERSION);
        samples.push(now());
      }
    const medians = quarters.map(median);
    const [first = 0, , , last = 0] = medians;
    return [
      limitRow("memory of the site, idle", idle, megabytes, 90),
      limitRow("memory of the site, loaded", Math.max(...quarters.flat()), megabytes, 160),
      {
        metric: `memory of the site over ${PAGES.toLocaleString("en")} different pages, median of each quarter`,
        ours: medians.map((sample) => sample.toFixed(0)).join(", "),
        result: `${last >= first ? "+" : ""}${(((last - first) / first) * 100).toFixed(0)} %`,
        target: "flat (+ 5 %)",
        isMet: last <= first * 1.05,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The descendants of a process. */
function descendantsOf(processId: number): number[] {
  const children = readdirSync(`/proc/${processId}/task`).flatMap((thread) =>
    readFileSync(`/proc/${processId}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

const commandOf = (processId: number): string => readFileSync(`/proc/${processId}/cmdline`, "utf8");

/** The processes that `npm start` keeps running besides the site: npm itself and the supervisor. */
async function supervisorMemory(): Promise<readonly Row[]> {
  const port = String(await freePort());
  const variables = { PORT: port, DATABASE_URL: NO_DATABASE, RATES_URL: "off" };
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    for await (const chunk of npm.stdout) if (String(chunk).includes("everyunit is at")) break;
    await sleep(SETTLE_MS);
    const all = descendantsOf(npm.pid ?? 0);
    const own = all.filter((id) => !commandOf(id).includes("@remix-run/serve"));
    const sum = (measure: (id: number) => number) =>
      own.map(measure).reduce((total, each) => total + each, 0);
    const shared = megabytes(sum(residentMegabytes));
    const row = limitRow("memory of npm start's own processes", sum(proportionalMegabytes), megabytes, 30);
    const note = `${own.length} process; ${shared} with the pages of Node.js that the site shares; npm: ${megabytes(proportionalMegabytes(npm.pid ?? 0))}`;
    return [{ ...row, result: note }];
  } finally {
    npm.kill();
  }
}

const run = async (): Promise<readonly Row[]> => [...(await siteMemory()), ...(await supervisorMemory())];

export default { name: "memory", run } satisfies Bench;
