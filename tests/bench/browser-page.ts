import type { Browser, CDPSession, Page } from "@playwright/test";

/** What a visitor's browser does on a first visit. */
export type Paint = { readonly firstMs: number; readonly largestMs: number; readonly blockedMs: number };
export type Wire = { readonly kilobytes: number; readonly requests: number };

/** Opens a page as a new visitor, with an empty cache. */
async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage();
  // tsx wraps each named function in a helper that does not exist in the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return { page, session };
}

/** A phone: a quarter of this processor, 1.6 Mbit/s, 150 ms there and back. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

const readPaint = async (): Promise<Paint> => {
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, tasks] = await Promise.all(
    ["paint", "largest-contentful-paint", "longtask"].map(read),
  );
  return {
    firstMs: paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    largestMs: largest?.at(-1)?.startTime ?? Number.NaN,
    blockedMs: (tasks ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
};

export async function slowVisit(browser: Browser, url: string): Promise<Paint> {
  const { page, session } = await openPage(browser);
  await slowDown(session);
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(readPaint);
  await page.close();
  return paint;
}

/** The bytes of all responses with their headers, as they arrive, and the number of requests. */
export async function wireOf(browser: Browser, url: string): Promise<Wire> {
  const { page, session } = await openPage(browser);
  let bytes = 0;
  let requests = 0;
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.startsWith("data:")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return { kilobytes: bytes / 1000, requests };
}
