import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

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

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** axe with every rule of WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page) => expectNoViolations(page, { type: "tag", values: AXE_TAGS });

/** Only the rules that depend on colours, for the second theme of a page that passes all rules in the first. */
export const expectContrast = (page: Page) =>
  expectNoViolations(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoViolations(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }) {
  // Elements that are still fading in have a lower contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // Legacy mode runs in the page itself, without a second page for cross-origin frames, which these pages lack.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ["violations"] });
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}

/** No sideways scrolling at the current viewport width. */
export async function expectNoSidewaysScroll(page: Page) {
  const surplusPx = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(surplusPx).toBeLessThanOrEqual(0);
}
