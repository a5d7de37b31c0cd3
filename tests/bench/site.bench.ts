import { startTestSite, type TestSite } from "../support/test-site";
import { type Call, CONNECTIONS, cpuMicroseconds, createAgent, sendBatches } from "./load";
import { filesOf } from "./page-files";
import { startPlainSite } from "./plain-site";
import { type Bench, median, type Row, ratioRow } from "./report";

const ROUNDS = 5;
/** As many as a page of currencies sends at one keystroke. */
const BURST = 160;

const CONVERSION: Call = {
  method: "POST",
  path: "/api/convert",
  body: '{"category":"length","fromUnit":"mi","toUnit":"km","value":5.25}',
};
const EMPTY_ROUTE: Call = { method: "POST", path: "/empty", body: CONVERSION.body };
/** The most expensive number that fits in a body. */
const LONG_CONVERSION: Call = {
  ...CONVERSION,
  body: CONVERSION.body
    ?.replace("5.25", `0.${"1234567890".repeat(1_600)}e-5000`)
    .replace("length", "temperature")
    .replace("mi", "celsius")
    .replace("km", "kelvin"),
};
const PAGE: Call = { path: "/" };

type Load = { readonly site: TestSite; readonly calls: readonly Call[]; readonly batches: number };
type Cost = { readonly cpuMicroseconds: number; readonly wallMs: number };

const repeat = (call: Call, times: number): Call[] => Array.from({ length: times }, () => call);

/** The cost of one batch, which sends all its calls at once. */
async function measure({ site, calls, batches }: Load): Promise<Cost> {
  const agent = createAgent();
  const before = cpuMicroseconds(site.processId);
  const wallMs = (await sendBatches(site.origin, agent, calls, batches)) / batches;
  agent.destroy();
  return { cpuMicroseconds: (cpuMicroseconds(site.processId) - before) / batches, wallMs };
}

const formats = {
  wallMs: (ms: number) => `${ms.toFixed(1)} ms`,
  cpuMicroseconds: (time: number) => `${time.toFixed(0)} µs`,
} as const;

type Comparison = { metric: string; what: keyof Cost; ours: Load; floor: Load; target: number };

/** Medians of rounds that alternate between ours and the floor, so that other load on the machine affects both. */
async function compare({ metric, what, ours, floor, target }: Comparison): Promise<Row> {
  const costs: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (const load of [ours, floor]) await measure({ ...load, batches: Math.ceil(load.batches / 4) });
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.ours.push((await measure(ours))[what]);
    costs.floor.push((await measure(floor))[what]);
  }
  const perCall = (load: Load, all: number[]) =>
    median(all) / (what === "cpuMicroseconds" && isRepeated(load) ? load.calls.length : 1);
  const figures = { ours: perCall(ours, costs.ours), floor: perCall(floor, costs.floor) };
  return ratioRow(metric, figures, formats[what], target);
}

const isRepeated = ({ calls }: Load) => calls.every((call) => call === calls[0]);

/** The server's cost relative to that of Remix alone. */
async function run(): Promise<readonly Row[]> {
  const ours = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const floor = await startPlainSite();
  const visit = async (site: TestSite) => (await filesOf(site.origin, "/")).map((path) => ({ path }));
  const busy = (site: TestSite, call: Call, batches: number): Load => ({
    site,
    calls: repeat(call, CONNECTIONS),
    batches,
  });
  const comparisons: readonly Comparison[] = [
    {
      metric: "POST /api/convert, CPU: an empty resource route",
      what: "cpuMicroseconds",
      ours: busy(ours, CONVERSION, 300),
      floor: busy(floor, EMPTY_ROUTE, 100),
      target: 0.15,
    },
    {
      metric: `${BURST} simultaneous POSTs over six connections, time: the same route`,
      what: "wallMs",
      ours: { site: ours, calls: repeat(CONVERSION, BURST), batches: 6 },
      floor: { site: floor, calls: repeat(EMPTY_ROUTE, BURST), batches: 6 },
      target: 0.4,
    },
    {
      metric: "POST /api/convert with 16,000 digits and e-5000, CPU: with three digits",
      what: "cpuMicroseconds",
      ours: busy(ours, LONG_CONVERSION, 100),
      floor: busy(ours, CONVERSION, 100),
      target: 3,
    },
    {
      metric: "repeated page request, brotli, CPU: a plain Remix page",
      what: "cpuMicroseconds",
      ours: busy(ours, PAGE, 300),
      floor: busy(floor, PAGE, 60),
      target: 0.05,
    },
    {
      metric: "first visit (page and its files), CPU: a plain Remix page",
      what: "cpuMicroseconds",
      ours: { site: ours, calls: await visit(ours), batches: 60 },
      floor: { site: floor, calls: await visit(floor), batches: 30 },
      target: 0.2,
    },
  ];
  try {
    const rows: Row[] = [];
    for (const comparison of comparisons) rows.push(await compare(comparison));
    return rows;
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

export default { name: "site", run } satisfies Bench;
