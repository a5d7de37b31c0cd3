import { startTestSite } from "../support/test-site";
import { pageAt } from "./different-pages";
import { createAgent, residentMegabytes, send } from "./load";
import type { Bench, Row } from "./report";

const PAGES = 100_000;
/** Enough to fill the cache several times. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 20_000);
const PARALLEL = 8;
const TOKEN = "bench-of-the-page-cache";

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Ranks as visitors choose them: the second page half as often as the first, the third a third as often. */
function createZipf(count: number): () => number {
  const random = createRandom(1);
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1);
    sums.push(sum);
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

async function readCache(origin: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const readings = (await response.text()).matchAll(/everyunit_state\{reading="page_cache_(\w+)"\} (\S+)/g);
  return new Map([...readings].map(([, name = "", number]) => [name, Number(number)]));
}

/** The cache under visitors who choose among 100,000 pages by Zipf's law. */
async function run(): Promise<readonly Row[]> {
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none", { METRICS_TOKEN: TOKEN });
  const agent = createAgent();
  const next = createZipf(PAGES);
  const rows: Row[] = [];
  let [hits, misses] = [0, 0];
  try {
    for (let part = 1; part <= 4; part += 1) {
      for (let sent = 0; sent < REQUESTS / 4; sent += PARALLEL) {
        const batch = Array.from({ length: PARALLEL }, () =>
          send(site.origin, agent, { path: pageAt(next()) }),
        );
        await Promise.all(batch);
      }
      const cache = await readCache(site.origin);
      const of = (name: string) => cache.get(name) ?? Number.NaN;
      const [newHits, newMisses] = [of("hits") - hits, of("misses") - misses];
      [hits, misses] = [of("hits"), of("misses")];
      rows.push({
        metric: `page cache, Zipf mix of ${PAGES.toLocaleString("en")} pages, ${((part - 1) * 25).toString()} to ${part * 25} % of ${REQUESTS.toLocaleString("en")} requests`,
        ours: `${((100 * newHits) / (newHits + newMisses)).toFixed(1)} % hits`,
        result: `${of("entries")} pages in ${(of("bytes") / 1e6).toFixed(1)} MB; process ${residentMegabytes(site.processId).toFixed(0)} MB`,
      });
    }
    return rows;
  } finally {
    agent.destroy();
    await site.stop();
  }
}

export default { name: "page-cache", run } satisfies Bench;
