import { startTestSite } from "../support/test-site";
import { filesOf } from "./page-files";
import { startPlainSite } from "./plain-site";

const PAGES = [
  "/",
  "/convert/length?value=5&from=mi&to=km",
  "/convert/currency",
  "/convert/currency?more=1",
  "/help",
  "/terms",
];

/** The bodies of a first visit as a browser gets them, compressed, beside those of a plain Remix page. */
async function run(): Promise<string[]> {
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const floor = await startPlainSite();
  try {
    const plain = await filesOf(floor.origin, "/");
    const line = (name: string, { paths, bytes }: typeof plain) =>
      `${name.padEnd(42)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  × ${(bytes / plain.bytes).toFixed(2)}  ${paths.length} requests`;
    const lines = [line("a plain Remix page", plain)];
    for (const path of PAGES) lines.push(line(path, await filesOf(site.origin, path)));
    return lines;
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
}

export default { name: "page-weight", run };
