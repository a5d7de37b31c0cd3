import { type Browser, chromium } from "@playwright/test";
import { provideChromium } from "../../scripts/gate/find-chromium";
import { startTestSite } from "../support/test-site";
import { type Paint, slowVisit, wireOf } from "./browser-page";
import { keystrokeRow } from "./keystrokes";
import { startPlainSite } from "./plain-site";
import { type Bench, limitRow, median, type Row, ratioRow } from "./report";

const VISITS = 5;

/** On par: within what two runs of the same page differ. */
const ON_PAR = 1.1;
const MOST_BLOCKED_MS = 30;

/** Lists of four rows, of all of length, and of all currencies, and how soon they are due. */
const LISTS = [
  ["/convert/length?value=5&from=m", 150],
  ["/convert/length?value=5&from=m&more=1", 250],
  ["/convert/currency?value=5&from=USD&more=1", 350],
] as const;

const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

type Sites = { readonly ours: string; readonly floor: string };

/** Visits take turns, so that whatever else the machine does concerns both. */
async function paints(browser: Browser, { ours, floor }: Sites): Promise<readonly Row[]> {
  const seen: { ours: Paint[]; floor: Paint[] } = { ours: [], floor: [] };
  for (let round = 0; round < VISITS; round += 1) {
    seen.ours.push(await slowVisit(browser, ours));
    seen.floor.push(await slowVisit(browser, floor));
  }
  const of = (key: keyof Paint) => ({
    ours: median(seen.ours.map((paint) => paint[key])),
    floor: median(seen.floor.map((paint) => paint[key])),
  });
  const slow = "4x CPU slowdown, mobile network";
  const blocked = of("blockedMs");
  return [
    ratioRow(`${slow}: FCP`, of("firstMs"), milliseconds, ON_PAR),
    ratioRow(`${slow}: LCP`, of("largestMs"), milliseconds, ON_PAR),
    limitRow(`${slow}: blocking time`, blocked.ours, milliseconds, MOST_BLOCKED_MS, blocked.floor),
  ];
}

async function weights(browser: Browser, { ours, floor }: Sites): Promise<readonly Row[]> {
  const [own, plain] = [await wireOf(browser, ours), await wireOf(browser, floor)];
  const kilobytes = (size: number) => `${size.toFixed(1)} kB`;
  const figures = { ours: own.kilobytes, floor: plain.kilobytes };
  return [
    ratioRow("first visit: bytes on the wire, headers included", figures, kilobytes, 1.1),
    limitRow("first visit: requests", own.requests, String, 9, plain.requests),
  ];
}

/** What a visitor's browser needs for a first visit on a slow phone, and for a keystroke at full speed. */
async function run(): Promise<readonly Row[]> {
  const executablePath = await provideChromium();
  const [ours, floor] = [await startTestSite("postgresql://nobody@127.0.0.1:1/none"), await startPlainSite()];
  const args = ["--no-sandbox", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath, args });
  const sites = { ours: `${ours.origin}/`, floor: `${floor.origin}/` };
  try {
    const rows = [...(await weights(browser, sites)), ...(await paints(browser, sites))];
    for (const [path, targetMs] of LISTS) rows.push(await keystrokeRow(browser, ours.origin, path, targetMs));
    return rows;
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

export default { name: "browser", run } satisfies Bench;
