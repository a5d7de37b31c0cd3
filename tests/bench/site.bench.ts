import { startTestSite, type TestSite } from "../support/test-site";
import { type Call, cpuMicroseconds, createAgent, residentMegabytes, sendBatches } from "./load";
import { filesOf } from "./page-files";
import { startPlainSite } from "./plain-site";

const ROUNDS = 5;
/** As many as a page of currencies sends at one keystroke. */
const BURST = 160;

const CONVERSION: Call = {
  method: "POST",
  path: "/api/convert",
  body: '{"category":"length","fromUnit":"mi","toUnit":"km","value":5.25}',
};
const EMPTY_ROUTE: Call = { method: "POST", path: "/empty", body: CONVERSION.body };
/** The dearest number that fits in a body. */
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

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function measure({ site, calls, batches }: Load): Promise<Cost> {
  const agent = createAgent();
  const before = cpuMicroseconds(site.processId);
  const wallMs = (await sendBatches(site.origin, agent, calls, batches)) / batches;
  agent.destroy();
  return { cpuMicroseconds: (cpuMicroseconds(site.processId) - before) / batches, wallMs };
}

/** Medians of rounds that take ours and the floor in turn, so that whatever else the machine does concerns both. */
async function compare(name: string, what: keyof Cost, ours: Load, floor: Load): Promise<string> {
  const costs: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (const load of [ours, floor]) await measure({ ...load, batches: Math.ceil(load.batches / 4) });
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.ours.push((await measure(ours))[what]);
    costs.floor.push((await measure(floor))[what]);
  }
  const [own, least] = [median(costs.ours), median(costs.floor)];
  const unit = what === "wallMs" ? "ms" : "µs";
  const figures = [own, least].map(
    (number) => `${number.toFixed(unit === "ms" ? 1 : 0).padStart(7)} ${unit}`,
  );
  return `${name.padEnd(58)}${figures.join(" against ")}  × ${(own / least).toFixed(3)}`;
}

/** What the server costs beside what Remix alone costs, both in one run. */
async function run(): Promise<string[]> {
  const ours = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const floor = await startPlainSite();
  try {
    const files = { ours: await filesOf(ours.origin, "/"), floor: await filesOf(floor.origin, "/") };
    const visit = (paths: readonly string[]) => paths.map((path) => ({ path }));
    const idle = residentMegabytes(ours.processId);
    const lines = [
      await compare(
        "POST /api/convert, processor: empty resource route",
        "cpuMicroseconds",
        { site: ours, calls: [CONVERSION], batches: 1_500 },
        { site: floor, calls: [EMPTY_ROUTE], batches: 500 },
      ),
      await compare(
        `${BURST} POSTs at once over six connections, time: the same`,
        "wallMs",
        { site: ours, calls: repeat(CONVERSION, BURST), batches: 6 },
        { site: floor, calls: repeat(EMPTY_ROUTE, BURST), batches: 6 },
      ),
      await compare(
        "POST /api/convert with 16,000 digits: with three",
        "cpuMicroseconds",
        { site: ours, calls: [LONG_CONVERSION], batches: 500 },
        { site: ours, calls: [CONVERSION], batches: 500 },
      ),
      await compare(
        "repeated page, brotli, processor: plain Remix page",
        "cpuMicroseconds",
        { site: ours, calls: [PAGE], batches: 1_500 },
        { site: floor, calls: [PAGE], batches: 500 },
      ),
      await compare(
        "first visit with its files, processor: plain Remix page",
        "cpuMicroseconds",
        { site: ours, calls: visit(files.ours.paths), batches: 100 },
        { site: floor, calls: visit(files.floor.paths), batches: 50 },
      ),
    ];
    const kilobytes = [files.ours.bytes, files.floor.bytes].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`);
    return [
      ...lines,
      `first visit, bytes: ${kilobytes.join(" against ")}  × ${(files.ours.bytes / files.floor.bytes).toFixed(2)}; ` +
        `requests: ${files.ours.paths.length} against ${files.floor.paths.length}`,
      `memory: ${idle.toFixed(0)} MB after the start, ${residentMegabytes(ours.processId).toFixed(0)} MB after this load`,
    ];
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

export default { name: "site", run };
