import { readFileSync } from "node:fs";
import { test as base, expect, type Page, type Route } from "@playwright/test";
import type { RunOnly, RunOptions } from "axe-core";

type Noise = {
  /** Allows console errors that the test causes, such as the browser's line about a 404. */
  allow: (pattern: RegExp) => void;
};

/** Every test fails on a foreign host, a policy violation, an uncaught error or an unexpected console line. */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context, baseURL }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const ownHost = new URL(baseURL ?? "").hostname;
      context.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== ownHost) heard.push(`foreign host: ${request.url()}`);
      });
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          heard.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => heard.push(`uncaught: ${error.error().message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests of many pages: an unknown parameter bypasses the cache, which compresses for six times as long as it renders. */
export const uncached = (path: string) => `${path}?uncached`;

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
}

export async function waitUntilHydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

type Scope = {
  /** Parts that were checked in another state of the same page. The list of all converters takes half of the time. */
  except?: readonly string[];
};

export const DIRECTORY = ".directory";
export const FRAME = [".site > header", ".site > footer"];

/** axe with every rule of WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page, scope: Scope = {}) =>
  expectNoViolations(page, { type: "tag", values: AXE_TAGS }, scope);

/** All rules in the light theme; in the dark one, where only colors differ, those that depend on colors. */
export async function expectAccessibleInBothThemes(page: Page, scope: Scope = {}) {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, scope);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] }, scope);
  await page.emulateMedia({ colorScheme: "light" });
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Minified, because the browser compiles it for each document. */
const AXE_SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

async function expectNoViolations(page: Page, runOnly: RunOnly, { except = [] }: Scope) {
  // Elements that are still fading in have a lower contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // Half a megabyte, so only once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const { violations, rulesPassed } = await page.evaluate(
    async ({ runOnly, except }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const options: RunOptions = { runOnly, resultTypes: ["violations"] };
      // Hidden, because axe computes the place and the colors even of what it is told to exclude.
      const hidden = except.flatMap((part) => [...document.querySelectorAll<HTMLElement>(part)]);
      for (const part of hidden) part.style.display = "none";
      const { violations, passes } = await axe.run(document, options);
      for (const part of hidden) part.style.display = "";
      return {
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
        rulesPassed: passes.length,
      };
    },
    { runOnly, except },
  );
  expect(rulesPassed).toBeGreaterThan(0);
  expect(violations).toEqual([]);
}

/** No sideways scrolling at the current viewport width. */
export async function expectNoSidewaysScroll(page: Page) {
  const surplusPx = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(surplusPx).toBeLessThanOrEqual(0);
}

/** Lets held requests through, and waits for their answers; the page may have dropped some of them. */
export async function letThrough(held: readonly Route[]) {
  await Promise.all(
    held.map(async (route) => {
      await route.continue().catch(() => {});
      const response = await route.request().response();
      await response?.finished();
    }),
  );
}
