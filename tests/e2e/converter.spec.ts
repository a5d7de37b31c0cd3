import type { Page } from "@playwright/test";
import { chooseUnit, listenForConversions, openConverter, row } from "./support/converter-page";
import { expect, expectNoSidewaysScroll, test } from "./support/test";

/** A category of a few units: axe reads every row, and rows are alike. */
const SHORT_LIST = "/convert/temperature?from=celsius&to=kelvin";
/** Ten units: a changed value sends ten requests. In length it sends 110, most of which no test looks at. */
const AMOUNTS = "/convert/amount-of-substance?from=kmol&to=mol";
const ANSWERED = "/convert/length?value=5&from=km&to=m";
/** The mile is not among the first four units, so all 110 are listed. */
const EXPANDED = "/convert/length?value=5&from=mi&to=km";

test.describe("The address", () => {
  test("carries value and units, without navigation, so that reload and sharing work", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance");
    const before = await page.evaluate(() => window.history.length);
    await page.getByLabel("From:").fill("5");
    await chooseUnit(page, "From unit", "pound-mole");
    await chooseUnit(page, "To unit", "kmol");
    await expect(page).toHaveURL("/convert/amount-of-substance?value=5&from=lb-mol&to=kmol&more=1");
    await expect(page).toHaveTitle(/^5 lb-mol ≈ 2\.267962 kmol/);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.reload();
    await expect(page.getByLabel("From:")).toHaveValue("5");
    await expect(page.getByLabel("To:")).toHaveValue("2.267962");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link shows the filled card and its rows", async ({ page }) => {
    await page.goto(EXPANDED);
    await expect(page).toHaveTitle(/^5 mi = 8\.04672 km/);
    await expect(page.getByLabel("To:")).toHaveValue("8.04672");
    await expect(row(page, "km")).toContainText("8.04672");
    await expect(row(page, "km")).toHaveAttribute("aria-current", "true");
    await expect(row(page, "ft")).toContainText("26,400");
    await test.step("and explains how its answer is calculated", async () => {
      await expect(page.locator(".answer-note")).toHaveText("Exact. 1 mi = 1.609344 km");
      const calculation = page.getByRole("region", { name: "Calculation" });
      await expect(calculation).toContainText("5 mi × 1.609344 km/mi = 8.04672 km");
    });
  });

  test("a pair's page leads to the units that are chosen on it", async ({ page }) => {
    await page.goto("/convert/length/mi-to-km?value=5");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page.locator("output")).toHaveText("5 kilometers ≈ 3.106856 miles");
    await page.goto("/convert/length/mi-to-km?value=5");
    await page.getByLabel("To unit").selectOption("yd");
    await page.getByLabel("From:").press("Enter");
    await expect(page.locator("output")).toHaveText("5 miles = 8,800 yards");
  });

  test("Enter in the form converts by GET, and swap and the list's button work", async ({ page }) => {
    await page.goto("/convert/temperature");
    await page.getByLabel("From unit").selectOption("celsius");
    await page.getByLabel("To unit").selectOption("kelvin");
    await page.getByLabel("From:").fill("0");
    await page.getByLabel("From:").press("Enter");
    await expect(page.getByLabel("To:")).toHaveValue("273.2");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page).toHaveURL("/convert/temperature?value=0&from=kelvin&to=celsius");
    await page.goto("/convert/length?value=5&from=km");
    await page.getByRole("button", { name: "Show More Units" }).click();
    await expect(page).toHaveURL("/convert/length?value=5&from=km&more=1");
    await page.goto("/convert/length?value=5&from=km");
    await page.getByRole("button", { name: "List all 110" }).first().click();
    await expect(page.getByLabel("To unit").getByRole("option", { name: "furlong (fur)" })).toHaveCount(1);
    await expect(row(page, "mi")).toContainText("3.106856");
    await page.locator(".converter-submit").click();
    await expect(page).toHaveURL(/more=1/);
  });

  test("a value that is not a number is returned with an error", async ({ page }) => {
    await page.goto("/convert/length?value=abc&from=m&to=km");
    await expect(page.getByLabel("From:")).toHaveValue("abc");
    await expect(page.getByLabel("From:")).toHaveAccessibleDescription(
      "Please enter a valid number Write digits, as in 1234.5 or 1 1/2.",
    );
  });
});

test.describe("Numbers as people write them", () => {
  test("are understood, and the page shows how", async ({ page }) => {
    await openConverter(page, AMOUNTS);
    for (const [text, note, answer] of [
      ["1 234,5", "Read as 1234.5", "1,234,500"],
      ["5,000", "Read as 5000", "5,000,000"],
      ["1,234.5", "Read as 1234.5", "1,234,500"],
      ["6.02e23", "", "6.02e+26"],
      ["1/2", "Read as 0.5", "500"],
      ["−2", "", "-2,000"],
    ] as const)
      await test.step(text, async () => {
        await page.getByLabel("From:").fill(text);
        await expect(page.getByLabel("To:")).toHaveValue(answer);
        await expect(page.locator("#value-note")).toHaveText(note);
      });
  });

  // "6e" was reported after 300 ms, because it may be a quantity.
  test("unfinished input is reported once typing pauses, not before", async ({ page }) => {
    await page.clock.install();
    await openConverter(page, AMOUNTS);
    await page.clock.pauseAt(Date.now() + 60_000);
    const problem = page.getByText("Please enter a valid number");
    for (const [unfinished, digit, result] of [
      ["-", "2", "-2,000"],
      ["6e", "3", "6,000,000"],
    ] as const)
      await test.step(unfinished, async () => {
        await page.getByLabel("From:").fill("");
        await page.getByLabel("From:").pressSequentially(unfinished, { delay: 0 });
        const read = unfinished === "6e" ? page.waitForResponse("**/read/amount-of-substance?*") : undefined;
        await page.clock.runFor(400);
        await read;
        await expect(problem).toHaveCount(0);
        await page.clock.runFor(2_000);
        await expect(problem).toBeVisible();
        await page.getByLabel("From:").pressSequentially(digit);
        await page.clock.runFor(200);
        await expect(problem).toHaveCount(0);
        await expect(page.getByLabel("To:")).toHaveValue(result);
      });
  });
});

test.describe("The unit list", () => {
  test("typing a currency's sign or alias finds it", async ({ page }) => {
    await openConverter(page, "/convert/currency");
    for (const [typed, id] of [
      ["₹", "INR"],
      ["sterling", "GBP"],
    ] as const)
      await test.step(typed, async () => {
        await chooseUnit(page, "From unit", typed);
        await expect(page).toHaveURL(new RegExp(`from=${id}`));
      });
  });

  test("everything works with the keyboard alone", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance");
    await page.getByLabel("From:").focus();
    await page.keyboard.type("5");
    await page.keyboard.press("Tab");
    const from = page.getByRole("combobox", { name: "From unit" });
    await expect(from).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const search = page.getByRole("combobox", { name: "Find a unit" });
    await expect(search).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("option", { name: "kilomole" })).toHaveAttribute("data-active", "true");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    const active = await search.getAttribute("aria-activedescendant");
    await expect(page.locator(`[id="${active}"]`)).toHaveText(/millimole/);
    await page.keyboard.press("Enter");
    await expect(from).toBeFocused();
    await expect(from).toHaveText("millimole (mmol)");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Swap units" })).toBeFocused();
    await page.keyboard.press("Tab");
    const to = page.getByRole("combobox", { name: "To unit" });
    await expect(to).toBeFocused();
    await page.keyboard.type("micromole");
    await page.keyboard.press("Tab");
    await expect(to).toHaveText("micromole (µmol)");
    await expect(page.getByLabel("To:")).toHaveValue("5,000");
  });

  test("Escape or a press outside keeps the choice", async ({ page }) => {
    await openConverter(page, "/convert/length?from=km");
    const from = page.getByRole("combobox", { name: "From unit" });
    await from.click();
    await page.keyboard.type("mile");
    await page.keyboard.press("Escape");
    await expect(from).toBeFocused();
    await expect(from).toHaveText("kilometer (km)");
    await from.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(from).toHaveText("kilometer (km)");
  });
});

test.describe("On a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a tap opens the list without the screen keyboard, and another chooses", async ({ page }) => {
    await openConverter(page, "/convert/length?value=5&from=km");
    await page.getByRole("combobox", { name: "To unit" }).tap();
    await expect(page.getByRole("listbox")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Find a unit" })).not.toBeFocused();
    await page.getByRole("option", { name: "centimeter" }).tap();
    await expect(page.getByLabel("To:")).toHaveValue("500,000");
  });
});

test.describe("What visitors do", () => {
  test("Copy gives the number as shown, without digit groups; a row gives its full value first", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openConverter(page, "/convert/length?value=12345.6789123&from=m&to=km");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(clipboard).toBe("12.345679");
    await page.getByRole("button", { name: "12.3456789123 km" }).click();
    await expect.poll(clipboard).toBe("12.3456789123");
    await row(page, "cm").getByRole("button").click();
    await expect.poll(clipboard).toBe("1234567.89123");
    await page.getByRole("button", { name: "Copy 1,234,567.89123", exact: true }).click();
    await expect.poll(clipboard).toBe("1,234,567.89123");
  });

  // The page had 12,35 and the clipboard 12.3457.
  test("Copy has the decimal places and the comma that the page shows", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() =>
      localStorage.setItem("everyunit.format", JSON.stringify({ digits: "2", separators: "comma" })),
    );
    await openConverter(page, "/convert/length?value=12345678.9&from=m&to=km");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect(page.locator("output")).toHaveText("12345678.9 meters ≈ 12\u202f345,68 kilometers");
    await expect(page).toHaveTitle(/^12345678\.9 m ≈ 12\u202f345,68 km/);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(clipboard).toBe("12345,68");
    await page.getByRole("button", { name: "Copy 12345,6789", exact: true }).click();
    await expect.poll(clipboard).toBe("12345,6789");
    await row(page, "km").getByRole("button").click();
    await expect.poll(clipboard).toBe("12345,6789");
  });

  test("a row shows its full value on hover and focus, and always if rounding changes it visibly", async ({
    page,
  }) => {
    await openConverter(page, "/convert/length?value=0.012345&from=mm&to=m");
    await expect(row(page, "m").locator("data")).toHaveText("0.000012");
    await expect(row(page, "m").getByText("0.000012345")).toBeVisible();
    const value = row(page, "cm").getByRole("button");
    const before = (element: Element) => getComputedStyle(element, "::before").content;
    expect(await value.evaluate(before)).toBe("none");
    await value.hover();
    expect(await value.evaluate(before)).toBe('"0.0012345"');
    await page.getByRole("heading", { level: 1 }).hover();
    await row(page, "m").getByRole("button").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(value).toBeFocused();
    expect(await value.evaluate(before)).toBe('"0.0012345"');
  });

  test("recent conversions are stored in this browser only, with a clear button", async ({ page }) => {
    await openConverter(page, ANSWERED);
    await page.waitForFunction(() => localStorage.getItem("everyunit.recent") !== null);
    await openConverter(page, "/convert/temperature");
    await page.getByRole("link", { name: "5 km = 5,000 m" }).click();
    await expect(page).toHaveURL(ANSWERED);
    await openConverter(page, "/convert/temperature");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByRole("link", { name: "5 km =" })).toHaveCount(0);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });

  /** Returns what lets them run. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/build/entry.client-*.js", async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  test("digits typed after a served value before the scripts ran are kept", async ({ page }) => {
    const release = await holdScripts(page);
    // Even for a moment: on a slow phone, the next digit would follow the served value.
    await page.addInitScript(recordWrites);
    await page.goto("/convert/amount-of-substance?value=5&from=kmol&to=mol", { waitUntil: "commit" });
    await page.getByLabel("From:").press("End");
    await page.getByLabel("From:").pressSequentially("280");
    release();
    await expect(page.getByLabel("To:")).toHaveValue("5,280,000");
    await expect(page.getByLabel("From:")).toHaveValue("5280");
    expect(await page.evaluate(() => Reflect.get(window, "writes"))).not.toContain("5");
  });

  test("what was entered before the scripts ran is kept, and so is the focus", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/convert/amount-of-substance?to=mol", { waitUntil: "commit" });
    await page.getByLabel("From:").fill("5");
    await page.locator("select[name=from]").selectOption("kmol");
    await page.locator("select[name=from]").focus();
    release();
    await expect(page.locator("button[role=combobox]")).toHaveCount(2);
    await expect(page.locator("button[data-select=from]")).toBeFocused();
    await expect(page.getByLabel("From:")).toHaveValue("5");
    await expect(page.getByLabel("To:")).toHaveValue("5,000");
  });

  test("currency shows the date and source of its rates", async ({ page }) => {
    await page.goto("/convert/currency");
    await expect(
      page.getByText(
        /^Indicative rates of \d{1,2} [A-Z][a-z]{2} \d{4}, (today|\d+ days? old)( \(warning: .+\))?, from .+/,
      ),
    ).toBeVisible();
  });
});

test("the reason why a value has no answer stays beside the field after the toast", async ({
  page,
  noise,
}) => {
  noise.allow(/below absolute zero|status of 400/);
  await openConverter(page, "/convert/temperature?from=celsius");
  await page.getByLabel("From:").fill("-500");
  const sentence = "-500 °C is below absolute zero.";
  await expect(page.locator("[data-sonner-toast]")).toContainText(sentence);
  await expect(page.locator("#value-problem")).toHaveText(sentence);
  await expect(page.getByLabel("From:")).toHaveAccessibleDescription(sentence);
  await page.getByLabel("From:").fill("-200");
  await expect(row(page, "kelvin")).toContainText("73.2");
  await expect(page.locator("#value-problem")).toHaveText("");
});

test("on a phone, an open list is fully visible above the sticky results, down to the line that says what a name finds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openConverter(page, SHORT_LIST);
  await page.getByRole("combobox", { name: "To unit" }).click();
  const more = page.getByRole("button", { name: /^\d+ more: type a name$/ });
  await expect(more).toBeInViewport({ ratio: 1 });
  const isUncovered = await more.evaluate((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === line;
  });
  expect(isUncovered).toBe(true);
  await more.click();
  await expect(page.getByRole("combobox", { name: "Find a unit" })).toBeFocused();
});

test("on a phone, an amount of millions is whole in the answer line and in its row", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openConverter(page, "/convert/currency?value=1234567.891&from=USD&to=IDR");
  const isCut = await page.locator(".answer-line").evaluate((line) => line.scrollWidth > line.clientWidth);
  expect(isCut).toBe(false);
  const lineCount = await row(page, "IDR")
    .locator("data")
    .evaluate((value) => value.getClientRects().length);
  expect(lineCount).toBe(1);
});

test.describe("Accessibility", () => {
  test("results are announced once, after they settle", async ({ page }) => {
    await page.clock.install();
    await openConverter(page, "/convert/amount-of-substance?from=mol&to=kmol");
    await page.clock.pauseAt(Date.now() + 60_000);
    const status = page.locator("p[role=status]");
    for (const [typed, result] of [
      ["123", "0.123"],
      ["1234", "1.234"],
    ] as const) {
      await page.getByLabel("From:").fill(typed);
      await page.clock.runFor(150);
      await expect(page.getByLabel("To:", { exact: true })).toHaveValue(result);
      await expect(status).toHaveText("");
    }
    await page.clock.runFor(800);
    await expect(status).toHaveText("1234 mol = 1.234 kmol");
  });

  test("320 px and 400 % zoom need no sideways scrolling, in any state", async ({ page }) => {
    await openConverter(page, "/convert/length?value=123456789.123456789&from=mi&to=mm");
    const inBothHeights = async () => {
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        await expectNoSidewaysScroll(page);
      }
    };
    await inBothHeights();
    await page.getByRole("combobox", { name: "To unit" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await inBothHeights();
    await page.keyboard.press("Escape");
    await page.getByText("Definitions and sources").click();
    await inBothHeights();
  });

  // At 768 px, Copy and Share moved all that follows by 5 px.
  for (const width of [768, 1280])
    test(`at ${width} px, a filled-in page moves nothing while it hydrates, sends no request until something changes, and every target is at least 24 px in both directions`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const asked = listenForConversions(page);
      await page.clock.install();
      await openConverter(page, EXPANDED);
      await page.clock.runFor(2_000);
      // Shifts are reported after the frame that has them.
      await page.waitForTimeout(500);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
      expect(asked).toEqual([]);
      const targets = page.locator("main").locator("a, button, input, summary, select");
      expect(await targets.count()).toBeGreaterThan(20);
      const small = await targets.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 24 || height < 24),
      );
      expect(small).toEqual([]);
    });

  // "kilometer ..." instead of "kilometer (km)" or "kilometer".
  test("a symbol without room is hidden, so that the unit's name is whole", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 720 });
    await openConverter(page, "/convert/length?from=mi&to=km");
    const parts = page.getByRole("combobox", { name: "To unit" }).locator("span");
    const lines = () => parts.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().top));
    const [name = 0, symbol = 0] = await lines();
    expect(symbol).toBeGreaterThan(name + 40);
    expect(await parts.first().evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    const [wideName, wideSymbol] = await lines();
    expect(wideSymbol).toBe(wideName);
  });

  test("in forced colors, the chosen row, tab and option stand out", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openConverter(page, `${SHORT_LIST}&value=5`);
    await expect(row(page, "kelvin")).not.toHaveCSS("outline-style", "none");
    const tabs = page.getByRole("navigation", { name: "Categories" });
    const ruleOf = (name: string) =>
      tabs.getByRole("link", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await ruleOf("Weight")).toBe("rgb(255, 255, 255)");
    expect(await ruleOf("Temperature")).not.toBe("rgb(255, 255, 255)");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[data-active=true]")).not.toHaveCSS("outline-style", "none");
  });
});

/** Keeps what scripts write into the number field in `window.writes`. Runs in the page. */
function recordWrites() {
  const writes: string[] = [];
  Reflect.set(window, "writes", writes);
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  Object.defineProperty(HTMLInputElement.prototype, "value", {
    ...value,
    set(text: string) {
      if (this.id === "value") writes.push(text);
      value?.set?.call(this, text);
    },
  });
}
