import { expect, test } from "@playwright/test";
import { SITE_ORIGIN, SITE_PORT } from "./support/addresses";
import { missingForWebkit, openWebkit, type WebkitPage } from "./support/webkit";

const ENTER = "\uE007";

test.describe("WebKitGTK", () => {
  const missing = missingForWebkit();
  test.skip(missing.length > 0, `WebKitGTK did not run: ${missing.join(", ")} not installed`);
  test.slow();

  let webkit: WebkitPage;
  test.beforeAll(async () => {
    webkit = await openWebkit(SITE_PORT + 40);
  });
  test.afterAll(() => webkit?.close());

  const state = () =>
    webkit.evaluate(`
      const field = (id) => document.getElementById(id)?.value ?? "";
      return [field("value"), field("result"), document.title, location.pathname + location.search].join(" | ");
    `);
  const open = async (path: string) => {
    await webkit.goto(`${SITE_ORIGIN}${path}`);
    await expect
      .poll(() => webkit.evaluate("return document.querySelectorAll('button[role=combobox]').length"))
      .toBe(2);
  };

  test("converts what is typed, and page, address and title agree after a tab, back and forward", async () => {
    await open("/convert/length?from=mi&to=km");
    await webkit.type("#value", "3");
    const length =
      "3 | 4.828032 | 3 mi = 4.828032 km · Length converter | /convert/length?value=3&from=mi&to=km&more=1";
    await expect.poll(state).toBe(length);
    await webkit.click(".tabs a[href^='/convert/weight']");
    const weight = "3 |  | Weight converter | /convert/weight?value=3";
    await expect.poll(state).toBe(weight);
    await webkit.back();
    await expect.poll(state).toBe(length);
    await webkit.forward();
    await expect.poll(state).toBe(weight);
  });

  test("finds a unit by its plural", async () => {
    await open("/convert/weight?value=3&to=g");
    await webkit.click("[data-select=from]");
    await webkit.type("input[aria-label='Find a unit']", `ounces${ENTER}`);
    await expect.poll(state).toContain("3 oz = 85.048569 g");
  });

  test("leaving the page while requests are open shows no failure", async () => {
    await open("/convert/length?from=mi&to=km");
    await webkit.evaluate(`
      new MutationObserver(() => {
        if (document.querySelector(".toast")) sessionStorage.setItem("toasts", "1");
      }).observe(document.body, { childList: true, subtree: true });
    `);
    await webkit.type("#value", "9");
    await webkit.evaluate("setTimeout(() => { location.href = '/help'; }, 110)");
    await expect.poll(() => webkit.evaluate("return location.pathname")).toBe("/help");
    expect(await webkit.evaluate("return sessionStorage.getItem('toasts')")).toBeNull();
  });

  test("with an input method, Enter that ends a composition chooses no unit", async () => {
    await open("/convert/length");
    await webkit.click("[data-select=from]");
    await webkit.type("input[aria-label='Find a unit']", "mile");
    await webkit.evaluate(`
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
      Object.defineProperty(event, "keyCode", { value: 229 });
      document.activeElement.dispatchEvent(event);
    `);
    expect(await webkit.evaluate("return document.querySelectorAll('[role=listbox]').length")).toBe(1);
  });
});
