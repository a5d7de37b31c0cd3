import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ask,
  convert,
  describeError,
  explain,
  findUnit,
  type Result,
  readApart,
  searchUnits,
  snapshotRates,
} from "~/conversion";
import { readInput } from "~/converter/read-input";
import { themes } from "../app/conversion/questions/themes";
import { createHostileTexts } from "../support/hostile-texts";
import { readTable } from "../support/read-table";
import { seeded } from "../support/seeded";
import { startTestSite } from "../support/test-site";
import { type Bench, limitRow, type Row } from "./report";

const N = "1234567890123456789012345678901234567891";
const GENERATED = Number(process.env.BENCH_TEXTS ?? 20_000);
/** What an input may cost, in milliseconds of processor time. */
const MOST_MS = 25;
const FLOOD_SECONDS = 10;

/** The worst inputs that were found, as functions of their length: "1 m + 1e-5000*1e-5000 … m to km". */
const known: Readonly<Record<string, (size: number) => string>> = {
  "products of 1e-5000": (size) =>
    `1 m + ${Array(Math.ceil(size / 8))
      .fill("1e-5000")
      .join("*")} m to km`,
  "powers of a long number": (size) =>
    `${Array(Math.ceil(size / 45))
      .fill(`${N}^99`)
      .join("/")} m to km`,
  "sums of fractions": (size) =>
    `${Array.from({ length: Math.ceil(size / 20) }, (_, i) => `1/${N.slice(0, 12)}${1001 + 2 * i} m`).join(" + ")} to km`,
  hyphens: (size) => "-".repeat(size),
  "letters and a digit": (size) => `${"a".repeat(size)}1`,
  "a sign of two letters": (size) => "Eₕ".repeat(size / 2),
  "digits after a range": (size) => `5 km-6 km${"1".repeat(size)}!`,
  "digits of another script": (size) => "٣".repeat(size),
  spaces: (size) => `5 km${" ".repeat(size)}to m`,
  "a chain of targets": (size) => `1 %${" →%".repeat(size / 4)} → km`,
  "a chain of quotients": (size) => `${"÷ GGy →".repeat(size / 8)} km`,
  "parts of parts": (size) => `${"10% of ".repeat(size / 7)}5 kg in lb`,
  "targets without a space": (size) => `5 m to ${"$".repeat(size)}5`,
  "names side by side": (size) => `5 ${"gallon pint ".repeat(size / 12)}to m`,
};
const SIZES = [100, 400, 1_600];

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The least of three, as other programs and the garbage collector only add to it. */
function costOf(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const startMs = processorMs();
    work();
    least = Math.min(least, processorMs() - startMs);
  }
  return least;
}

function told(result: Result<unknown>): void {
  if (!result.ok) describeError(result.error);
}

/** Every way by which text reaches the engine. */
const doors: Readonly<Record<string, (text: string) => unknown>> = {
  question: (text) => told(ask(text, snapshotRates)),
  "quantity apart": (text) => told(readApart(text, "km")),
  "target apart": (text) => told(readApart("5 m", text)),
  "name of a unit": (text) => told(findUnit(text)),
  "unit of a conversion": (text) =>
    told(convert({ category: "length", fromUnit: text, toUnit: "m", value: 1 }, snapshotRates)),
  explanation: (text) => told(explain("length", text, "m", snapshotRates)),
  "number field": (text) => readInput(text),
  search: (text) => searchUnits(text),
};

const milliseconds = (figure: number): string => `${figure.toFixed(1)} ms`;
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? Number.NaN;

function costsOfDoors(): readonly (Row | string)[] {
  const questions = [
    ...Object.values(themes).flatMap((theme) => theme.map((question) => question.ask)),
    ...readTable("tests/app/conversion/questions/worked-out.tsv").map(([question = ""]) => question),
  ];
  for (const text of questions.slice(0, 2_000)) told(ask(text, snapshotRates));
  const texts = createHostileTexts(seeded(20_261_126), GENERATED, questions);
  const lines: string[] = [];
  const rows = Object.entries(doors).map(([door, open]): Row => {
    const grown = Object.entries(known).map(([name, make]) => {
      const costs = SIZES.map((size) => costOf(() => open(make(size))));
      lines.push(`${door}, ${name}: ${costs.map(milliseconds).join(", ")} at ${SIZES.join(", ")} characters`);
      return Math.max(...costs);
    });
    const costs = texts.map((text) => costOf(() => open(text)));
    const worst = Math.max(...grown, ...costs);
    return {
      ...limitRow(
        `${door}: worst of ${texts.length} generated and the known inputs`,
        worst,
        milliseconds,
        MOST_MS,
      ),
      result: `median ${milliseconds(quantile(costs, 0.5))}, p99 ${milliseconds(quantile(costs, 0.99))}`,
    };
  });
  return [...lines, ...rows];
}

const CONVERSION = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
const CONVERSIONS_PER_SECOND = 50;
const WARM_UP_REQUESTS = 60;

type Flood = { readonly name: string; readonly perSecond: number; readonly path: (i: number) => string };
const longest = "5 BTU mile foot yard inch gallon pint quart cup stone pound acre hectare liter meter to kg";
const floods: readonly Flood[] = [
  {
    name: "ten of the hardest questions",
    perSecond: 10,
    path: (i) => `/api/ask?q=${encodeURIComponent(`${i}${longest}`)}`,
  },
  {
    name: "ten questions of 106 targets",
    perSecond: 10,
    path: (i) => `/api/ask?q=${encodeURIComponent(`${i} ${"÷ GGy →".repeat(105)} km`)}`,
  },
  { name: "60 new pages", perSecond: 60, path: (i) => `/convert/length?value=${i}.5&from=mi&to=km` },
  { name: "100 new pages", perSecond: 100, path: (i) => `/convert/length?value=${i}.25&from=mi&to=km` },
  { name: "100 unknown paths", perSecond: 100, path: (i) => `/wp-${i}/login.php` },
];

/** Calls at fixed times, however long each takes. */
async function atRate(perSecond: number, seconds: number, call: (i: number) => Promise<void>): Promise<void> {
  const startMs = performance.now();
  const pending: Promise<void>[] = [];
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const waitMs = startMs + (i * 1_000) / perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    pending.push(call(i));
  }
  await Promise.all(pending);
}

type Asked = { readonly path: string; readonly address: string; readonly body?: string };

/** A response's status, 0 where none came. `address`: the client that a proxy in front would name. */
const statusOf = (origin: string, agent: Agent, { path, address, body }: Asked): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      "accept-encoding": "br",
      "x-forwarded-for": address,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const method = body === undefined ? "GET" : "POST";
    request(origin + path, { method, agent, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    })
      .once("error", () => resolve(0))
      .end(body);
  });

/** What other clients wait for while one client sends a flood, with that client's limit on or off. */
async function waitingIn({ name, perSecond, path }: Flood, clientWork: string): Promise<readonly Row[]> {
  const variables = { CLIENT_WORK: clientWork, TRUST_PROXY: "1" };
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none", variables);
  const agent = new Agent({ keepAlive: true });
  const timed: Readonly<Record<"conversion" | "health", number[]>> = { conversion: [], health: [] };
  const statuses = new Map<number, number>();
  let failed = 0;
  const measure = async (into: number[], asked: Asked) => {
    const startMs = performance.now();
    if ((await statusOf(site.origin, agent, asked)) !== 200) failed += 1;
    into.push(performance.now() - startMs);
  };
  try {
    // A site that has just started compiles its code as it is first used, whatever the flood.
    for (let i = 0; i < WARM_UP_REQUESTS; i += 1) {
      await statusOf(site.origin, agent, { path: path(1_000_000 + i), address: "198.51.100.251" });
      await statusOf(site.origin, agent, {
        path: "/api/convert",
        body: CONVERSION,
        address: "198.51.100.251",
      });
    }
    await Promise.all([
      atRate(perSecond, FLOOD_SECONDS, async (i) => {
        const status = await statusOf(site.origin, agent, { path: path(i), address: "192.0.2.1" });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      atRate(CONVERSIONS_PER_SECOND, FLOOD_SECONDS, (i) =>
        measure(timed.conversion, {
          path: "/api/convert",
          body: CONVERSION,
          address: `198.51.100.${i % 200}`,
        }),
      ),
      atRate(2, FLOOD_SECONDS, () => measure(timed.health, { path: "/healthz", address: "198.51.100.250" })),
    ]);
  } finally {
    agent.destroy();
    await site.stop();
  }
  const flooded = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const where = `${name} a second, CLIENT_WORK=${clientWork}`;
  return [
    {
      ...limitRow(`conversions of others, p99, ${where}`, quantile(timed.conversion, 0.99), milliseconds, 50),
      result: `median ${milliseconds(quantile(timed.conversion, 0.5))}, ${failed} failed; the flood: ${flooded}`,
    },
    limitRow(`/healthz, longest, ${where}`, Math.max(...timed.health), milliseconds, 100),
  ];
}

async function run(): Promise<readonly (Row | string)[]> {
  const rows: (Row | string)[] = [...costsOfDoors()];
  for (const flood of floods) for (const work of ["500", "off"]) rows.push(...(await waitingIn(flood, work)));
  return rows;
}

export default { name: "worst", run } satisfies Bench;
