import type { Page } from "@playwright/test";
import { HEAD_SCRIPT } from "~/shell/head-scripts.server";
import { expect, test } from "./support/test";

/** All that an empty Remix page loads is 92 kB, compressed; the answer line, recent conversions, numbers in the visitor's notation and one combobox add 3 kB. */
const MOST_SCRIPT_BYTES = 95_200;
/** The page brings its styles with it: 4 kB of them. */
const MOST_PAGE_BYTES = 14_000;

/** Words that only the server's libraries, the engine's sources or its tables contain. */
const SERVER_ONLY = /ZodError|drizzle|node-postgres|CODATA|SI Brochure|0\.3048|fawazahmed0/;

async function load(page: Page, path: string) {
  const scripts: { path: string; bytes: number; text: string }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("requestfinished", (request) => {
    if (!/\.js$/.test(new URL(request.url()).pathname)) return;
    const read = async () => {
      const response = await request.response();
      const { responseBodySize } = await request.sizes();
      scripts.push({ path: request.url(), bytes: responseBodySize, text: (await response?.text()) ?? "" });
    };
    pending.push(read());
  });
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const pageBytes = (await response?.request().sizes())?.responseBodySize;
  await Promise.all(pending);
  return { scripts, scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), pageBytes };
}

for (const path of ["/", "/convert/currency", "/help"]) {
  test(`${path} is little larger than an empty Remix page, contains no server code, and takes at most nine requests, none of which holds back the first paint`, async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(new URL(request.url()).pathname));
    const { scripts, scriptBytes, pageBytes } = await load(page, path);
    expect(addresses.length).toBeLessThanOrEqual(9);
    expect(addresses.filter((address) => address.endsWith(".css"))).toEqual([]);
    await expect(page.locator("link[rel=modulepreload]:not([fetchpriority=low])")).toHaveCount(0);
    const awaited = (await page.locator("link[rel=expect]").getAttribute("href")) ?? "";
    await expect(page.locator(awaited)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    // What every page runs is compiled while it arrives, not when the page should respond.
    const largest = scripts.toSorted((a, b) => b.bytes - a.bytes)[0];
    expect(largest?.text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(scriptBytes).toBeLessThan(MOST_SCRIPT_BYTES);
    expect(pageBytes).toBeLessThan(MOST_PAGE_BYTES);
    expect(scripts.filter(({ text }) => SERVER_ONLY.test(text)).map((script) => script.path)).toEqual([]);
  });
}

test("/terms has no scripts except those for the theme and the slash key", async ({ page }) => {
  const { scripts } = await load(page, "/terms");
  expect(scripts).toEqual([]);
  const inline = await page.locator("script").allTextContents();
  expect(inline).toEqual([HEAD_SCRIPT]);
});
