import { expect, test } from "@playwright/test";
import { ENGINES, missingPrograms } from "../../scripts/gate/find-engines";
import { SITE_ORIGIN, SITE_PORT } from "./support/addresses";
import type { EnginePage } from "./support/engine";
import { openFirefox } from "./support/firefox";
import { openWebkit } from "./support/webkit";

const ENTER = "\uE007";

const OPENERS = [
  { engine: ENGINES.firefox, openEngine: openFirefox },
  { engine: ENGINES.webkit, openEngine: openWebkit },
];

for (const [index, { engine, openEngine }] of OPENERS.entries())
  test.describe(engine.name, () => {
    const missing = missingPrograms(engine);
    test.skip(missing.length > 0, `${engine.name} did not run: ${missing.join(", ")} not installed`);
    test.slow();

    let page: EnginePage;
    test.beforeAll(async () => {
      // A browser that starts for the first time takes half a minute on a busy machine.
      test.setTimeout(120_000);
      page = await openEngine(SITE_PORT + 40 + index);
    });
    test.afterAll(() => page?.close());

    const state = () =>
      page.evaluate(`
      const field = (id) => document.getElementById(id)?.value ?? "";
      return [field("value"), field("result"), document.title, location.pathname + location.search].join(" | ");
    `);
    const open = async (path: string) => {
      await page.goto(`${SITE_ORIGIN}${path}`);
      await expect
        .poll(() => page.evaluate("return document.querySelectorAll('button[role=combobox]').length"))
        .toBe(2);
    };

    test("converts what is typed into the unit found in the list, and page, address and title agree after a tab, back and forward", async () => {
      await open("/convert/amount-of-substance?to=mol");
      await page.type("#value", "3");
      await page.click("[data-select=from]");
      // The list is loaded when it is first opened.
      await expect
        .poll(() => page.evaluate("return document.activeElement.getAttribute('aria-label')"))
        .toBe("Find a unit");
      await page.type("input[aria-label='Find a unit']", `kilomoles${ENTER}`);
      const amount =
        "3 | 3,000 | 3 kmol = 3,000 mol · Amount of substance converter | /convert/amount-of-substance?value=3&from=kmol&to=mol";
      await expect.poll(state).toBe(amount);
      await page.click(".tabs a[href^='/convert/weight']");
      const weight = "3 |  | Weight converter | /convert/weight?value=3";
      await expect.poll(state).toBe(weight);
      await page.back();
      await expect.poll(state).toBe(amount);
      await page.forward();
      await expect.poll(state).toBe(weight);
    });

    test("leaving the page while requests are open shows no failure", async () => {
      await open("/convert/length?from=mi&to=km");
      await page.evaluate(`
      new MutationObserver(() => {
        if (document.querySelector(".toast")) sessionStorage.setItem("toasts", "1");
      }).observe(document.body, { childList: true, subtree: true });
    `);
      await page.type("#value", "9");
      await page.evaluate("setTimeout(() => { location.href = '/help'; }, 110)");
      await expect.poll(() => page.evaluate("return location.pathname")).toBe("/help");
      expect(await page.evaluate("return sessionStorage.getItem('toasts')")).toBeNull();
    });

    test("hovering a tab violates no policy", async () => {
      await open("/convert/length");
      await page.evaluate(`
      window.violations = [];
      document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.blockedURI));
      const tab = document.querySelector(".tabs a[href^='/convert/weight']");
      for (const type of ["mouseover", "focusin", "touchstart"]) tab.dispatchEvent(new Event(type, { bubbles: true }));
    `);
      await page.click(".tabs a[href^='/convert/weight']");
      await expect.poll(() => page.evaluate("return location.pathname")).toBe("/convert/weight");
      expect(await page.evaluate("return window.violations")).toEqual([]);
    });
  });
