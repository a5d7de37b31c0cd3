import { type Browser, chromium, type Page } from "@playwright/test";
import { provideChromium } from "../../scripts/gate/find-chromium";
import { startTestSite } from "../support/test-site";
import { startPlainSite } from "./plain-site";

const ROUNDS = 5;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Paint = { firstMs: number; largestMs: number; blockedMs: number };

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // tsx wraps each named function in a call of its own helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  return page;
}

/** A phone: a quarter of this processor, 1.6 Mbit/s, 150 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

async function firstVisit(browser: Browser, url: string): Promise<Paint> {
  const page = await openPage(browser);
  await slowDown(page);
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 300);
      });
    const [paints, largest, tasks] = await Promise.all(
      ["paint", "largest-contentful-paint", "longtask"].map(read),
    );
    return {
      firstMs: paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
      largestMs: largest?.at(-1)?.startTime ?? 0,
      blockedMs: (tasks ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await page.close();
  return paint;
}

/** Milliseconds from a keystroke until every listed row shows another value, the 100 ms of rest included. */
async function keystroke(page: Page): Promise<number> {
  await page.getByLabel("From:").focus();
  return page.evaluate(() => {
    const values = () =>
      [...document.querySelectorAll("[data-unit] data")].map((row) => row.getAttribute("value"));
    const before = values();
    const startedMs = performance.now();
    document.execCommand("insertText", false, "3");
    return new Promise<number>((resolve) => {
      const look = () => {
        const now = values();
        if (now.length === before.length && now.every((value, index) => value !== before[index]))
          resolve(performance.now() - startedMs);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
}

async function keystrokes(browser: Browser, url: string): Promise<string> {
  const page = await openPage(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await keystroke(page));
  const rows = await page.locator("[data-unit]").count();
  await page.close();
  return `last keystroke to ${rows} rows: ${median(times).toFixed(0)} ms`;
}

/** What a visitor's browser takes: a first visit on a slow phone, and a keystroke at full speed. */
async function run(): Promise<string[]> {
  const executablePath = provideChromium();
  const [ours, floor] = [await startTestSite("postgresql://nobody@127.0.0.1:1/none"), await startPlainSite()];
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const lines: string[] = [];
    for (const [name, origin] of Object.entries({ ours: ours.origin, "plain Remix": floor.origin })) {
      const paints: Paint[] = [];
      for (let round = 0; round < 3; round += 1) paints.push(await firstVisit(browser, `${origin}/`));
      const of = (key: keyof Paint) => median(paints.map((paint) => paint[key])).toFixed(0);
      lines.push(
        `first visit of a slow phone, ${name}: first paint ${of("firstMs")} ms, largest ${of("largestMs")} ms, blocked ${of("blockedMs")} ms`,
      );
    }
    const addresses = [
      "/convert/length?value=5&from=m",
      "/convert/length?value=5&from=m&more=1",
      "/convert/currency?value=5&from=USD&more=1",
    ];
    for (const address of addresses) lines.push(await keystrokes(browser, ours.origin + address));
    return lines;
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

export default { name: "browser", run };
