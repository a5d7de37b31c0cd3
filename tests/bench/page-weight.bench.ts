import { startTestSite } from "../support/test-site";
import { filesOf } from "./page-files";
import { startPlainSite } from "./plain-site";
import type { Bench, Row } from "./report";

const PAGES = [
  "/",
  "/convert/length?value=5&from=mi&to=km",
  "/convert/currency",
  "/convert/currency?more=1",
  "/help",
  "/terms",
];

/** The compressed response bodies of a first visit, compared with those of a plain Remix page. */
async function run(): Promise<readonly Row[]> {
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const floor = await startPlainSite();
  try {
    const plain = await filesOf(floor.origin, "/");
    const rows: Row[] = [];
    for (const path of PAGES) {
      const { paths, bytes } = await filesOf(site.origin, path);
      const format = (files: { paths: readonly string[]; bytes: number }) =>
        `${(files.bytes / 1000).toFixed(1)} kB, ${files.paths.length} requests`;
      rows.push({
        metric: `weight of ${path}`,
        ours: format({ paths, bytes }),
        floor: format(plain),
        result: `× ${(bytes / plain.bytes).toFixed(2)}`,
      });
    }
    return rows;
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
}

export default { name: "page-weight", run } satisfies Bench;
