import type { Page } from "@playwright/test";
import { PREFERENCES_SCRIPT, QUERY_BOX_SCRIPT } from "~/shell/head-scripts.server";
import { expect, test } from "./support/test";

// A first visit has an empty cache.
test.use({ reuseContext: false });

/** An empty Remix page is 94 kB of scripts, compressed; every further kB needs a reason. */
const MOST_SCRIPT_BYTES = 96_000;
const MOST_STYLE_BYTES = 8_000;

/** Words that only the server's libraries, the engine's sources or its tables contain. */
const SERVER_ONLY = /ZodError|drizzle|node-postgres|CODATA|SI Brochure|0\.3048|fawazahmed0/;

async function load(page: Page, path: string) {
  const answers: { path: string; bytes: number; text: string }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("requestfinished", (request) => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return;
    const read = async () => {
      const response = await request.response();
      const { responseBodySize } = await request.sizes();
      answers.push({ path: request.url(), bytes: responseBodySize, text: (await response?.text()) ?? "" });
    };
    pending.push(read());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await Promise.all(pending);
  const bytesOf = (ending: string) =>
    answers.filter((answer) => answer.path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { scripts: answers.filter((answer) => answer.path.endsWith(".js")), bytesOf };
}

for (const path of ["/", "/convert/currency", "/help"]) {
  test(`${path} is little larger than an empty Remix page, and contains no server code`, async ({ page }) => {
    const { scripts, bytesOf } = await load(page, path);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytesOf(".js")).toBeLessThan(MOST_SCRIPT_BYTES);
    expect(bytesOf(".css")).toBeLessThan(MOST_STYLE_BYTES);
    expect(scripts.filter(({ text }) => SERVER_ONLY.test(text)).map((script) => script.path)).toEqual([]);
  });
}

test("a first visit takes at most nine requests", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(addresses.length).toBeLessThanOrEqual(9);
});

for (const path of ["/terms", "/privacy"]) {
  test(`${path} has no scripts except those for the theme and the slash key`, async ({ page }) => {
    const { scripts } = await load(page, path);
    expect(scripts).toEqual([]);
    const inline = await page.locator("script").allTextContents();
    expect(inline).toEqual([PREFERENCES_SCRIPT, QUERY_BOX_SCRIPT]);
  });
}
