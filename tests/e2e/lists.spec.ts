import type { Route } from "@playwright/test";
import { openConverter, row } from "./support/converter-page";
import { expect, expectNoSidewaysScroll, openHydrated, test } from "./support/test";

const results = "Results";

test.describe("A long list", () => {
  test("shows the fifth row cut in half, its length and the chosen units at the top, within 173 px", async ({
    page,
  }) => {
    await openConverter(page, "/convert/length?value=5&from=mi&to=ft");
    const list = page.getByRole("list", { name: results });
    expect((await list.boundingBox())?.height).toBe(173);
    const rows = list.getByRole("listitem");
    await expect(rows.nth(0)).toHaveAttribute("data-unit", "mi");
    await expect(rows.nth(1)).toHaveAttribute("data-unit", "ft");
    await expect(rows.nth(2)).toHaveAttribute("data-unit", "m");
    const fifth = await rows.nth(4).boundingBox();
    const box = await list.boundingBox();
    const visiblePx = (box?.y ?? 0) + (box?.height ?? 0) - (fifth?.y ?? 0);
    expect(visiblePx / (fifth?.height ?? 1)).toBeCloseTo(0.5, 1);
    await expect(page.getByText(`${await rows.count()} units`)).toBeVisible();
  });

  test("is filtered by name, plural or symbol, and says if nothing matches", async ({ page }) => {
    await openConverter(page, "/convert/length?value=5&from=mi&to=ft&more=1");
    const filter = page.getByRole("searchbox", { name: "Filter the list of results" });
    const rows = page.getByRole("list", { name: results }).getByRole("listitem");
    const heightPx = async () => (await page.getByRole("list", { name: results }).boundingBox())?.height;
    await expect(filter).toBeVisible();
    const wholePx = await heightPx();
    await filter.fill("yards");
    await expect(rows.first()).toHaveAttribute("data-unit", "yd");
    await filter.press("Enter");
    await expect(page).toHaveURL(/from=mi/);
    await filter.fill("parrot");
    await expect(rows).toHaveCount(0);
    // The list shrank, and the filter jumped up while somebody typed in it.
    expect(await heightPx()).toBe(wholePx);
    await expect(page.getByRole("status").filter({ hasText: "No unit called “parrot”" })).toBeVisible();
    await page.getByRole("button", { name: "Show Less Units" }).click();
    await expect(rows).toHaveCount(4);
  });

  test("stays short after Show Less, while a value is typed and after a reload", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?value=5&from=lb-mol&to=kmol");
    await page.getByRole("button", { name: "Show Less Units" }).click();
    await page.getByLabel("From:").fill("6");
    await expect(row(page, "kmol")).toContainText("2.721554");
    const rows = page.getByRole("list", { name: results }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(page).toHaveURL(/more=0/);
    await page.reload();
    await expect(rows).toHaveCount(4);
  });

  test("stays long, with its filter, when Swap opens the other pair's page", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance/kmol-to-mol?value=5");
    await page.getByRole("button", { name: "Show More Units" }).click();
    await page.getByRole("searchbox", { name: "Filter the list of results" }).fill("pound");
    await expect(row(page, "lb-mol")).toContainText("11.02");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page.getByRole("table").first()).toHaveAccessibleName("mol to kmol");
    await expect(row(page, "lb-mol")).toContainText("0.011");
    await expect(page.getByRole("list", { name: results }).getByRole("listitem")).toHaveCount(1);
  });

  test("breaks names only between words, at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openConverter(
      page,
      "/convert/moment-of-inertia?value=123456.789&from=kilogram-square-meter&more=1",
    );
    await expectNoSidewaysScroll(page);
    const names = page.locator(".result-unit");
    expect(await names.count()).toBeGreaterThan(4);
    const broken = await names.evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild;
        if (!text) return [];
        return [...(text.textContent ?? "").matchAll(/\p{L}+/gu)].filter((word) => {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
      }),
    );
    expect(broken).toEqual([]);
  });
});

// At 360 px two lines of a name made a row 0.44 px too high, and the list of four rows scrolled.
test("a list of four rows has no scrollbar where a name takes two lines", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openConverter(page, "/convert/amount-of-substance?value=5&from=kmol");
  const list = page.getByRole("list", { name: results });
  const name = list.locator("[data-unit=micromole] .result-unit");
  expect((await name.boundingBox())?.height).toBeGreaterThan(32);
  const surplusPx = await list.evaluate((list) => {
    const [last, box] = [list.lastElementChild, list].map(
      (part) => part?.getBoundingClientRect().bottom ?? 0,
    );
    return (last ?? 0) + list.clientTop - (box ?? 0);
  });
  expect(surplusPx).toBe(0);
});

test("no key is lost while the unit list opens, and Enter that ends an IME composition does not choose a unit", async ({
  page,
}) => {
  await openConverter(page, "/convert/length");
  await page.getByRole("combobox", { name: "From unit" }).focus();
  await page.evaluate(() => {
    for (const key of ["y", "a", "r", "d"]) {
      const target = document.activeElement as HTMLElement;
      const isTaken = !target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      if (isTaken || !(target instanceof HTMLInputElement)) continue;
      document.execCommand("insertText", false, key);
    }
  });
  const search = page.getByRole("combobox", { name: "Find a unit" });
  await expect(search).toHaveValue("yard");
  await search.fill("mile");
  await search.dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true });
  await expect(search).toBeVisible();
  await search.press("Enter");
  await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("mile (mi)");
});

test("the note below the answer says what the answer does not", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await test.step("a long number, which the field may cut off, is whole in the answer", async () => {
    await openConverter(page, "/convert/length?value=123456789012345.25&from=m&to=m");
    const number = page.locator(".answer data");
    await expect(number).toHaveText("123,456,789,012,345.25");
    const { x = 0, width = 0 } = (await number.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  });
  await test.step("a rounded answer is followed by its full value", async () => {
    await openConverter(page, "/convert/temperature?value=350&from=fahrenheit&to=celsius");
    await expect(page.locator(".answer-note")).toHaveText("In full 176.66666666666666 °C");
  });
  await test.step("an answer in feet is given in feet and inches too", async () => {
    await openConverter(page, "/convert/length?value=180&from=cm&to=ft");
    await expect(page.locator(".answer-note")).toHaveText(/^5 ft 10\.87 in/);
  });
});

test("print has the answer, the formula, all listed rows and the address, but no controls", async ({
  page,
}) => {
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("output")).toHaveText("5 miles = 8.04672 kilometers");
  await expect(page.locator(".print-only")).toContainText("Multiply by 1.609344.");
  await expect(page.locator(".print-only")).toContainText("/convert/length?value=5&from=mi&to=km");
  // The 110 rows pushed the answer to the last page.
  const summary = await page.locator(".print-only").boundingBox();
  const rows = await page.getByRole("list", { name: results }).boundingBox();
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(rows?.y ?? 0);
  await expect(page.locator(".print-only")).toBeVisible();
  await expect(page.getByRole("button").filter({ hasNot: page.locator("data"), visible: true })).toHaveCount(
    0,
  );
  // The value took a fifth of the line.
  const [source, target] = await page
    .locator(".converter-side")
    .evaluateAll((sides) => sides.map((side) => side.clientWidth));
  expect(source).toBe(target);
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "All converters" })).toBeHidden();
  const hiddenRows = await page
    .getByRole("list", { name: results })
    .evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hiddenRows).toBe(0);
});

test("printed examples for developers are whole, without buttons", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/developers");
  const cut = await page
    .locator("pre")
    .evaluateAll(
      (examples) => examples.filter((example) => example.scrollWidth > example.clientWidth).length,
    );
  expect(cut).toBe(0);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});

// White text on white paper, with the dark theme chosen.
test("the light theme is printed", async ({ page }) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.goto("/terms");
  const light = await ink();
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await ink()).not.toBe(light);
  await page.emulateMedia({ media: "print" });
  expect(await ink()).toBe(light);
});

test("a printed pair page has its formula and tables, and no links", async ({ page }) => {
  await openConverter(page, "/convert/length/mi-to-km");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Calculation" })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByText("Related conversions")).toBeHidden();
});

test("a tab changes the heading even after a translation service has wrapped every text", async ({
  page,
}) => {
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
  });
  await page.getByRole("link", { name: "Weight" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weight converter");
  await expect(row(page, "kg")).toBeVisible();
  await page.getByRole("button", { name: "Show More Units" }).click();
  await expect(page.getByRole("button", { name: "Show Less Units" })).toBeVisible();
});

test("with site data blocked, a tab opens its category", async ({ page, noise }) => {
  noise.allow(/Access is denied/);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await openConverter(page, "/");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weight converter");
});

test("requests aborted because the visitor leaves are not reported as failures", async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/);
  const held: Route[] = [];
  await page.route("**/api/convert", (route) => void held.push(route));
  await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
  await page.getByLabel("From:").fill("5");
  const rows = await page.getByRole("list", { name: results }).getByRole("listitem").count();
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(rows);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeunload")));
  await Promise.all(held.map((route) => route.abort()));
  await Promise.all(held.map((route) => route.request().response()));
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a replaced toast leaves no Tab stop behind", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/convert/length?value=5&from=km&to=m");
  for (const unit of ["m", "km", "cm"]) await row(page, unit).getByRole("button").click();
  await expect(page.locator(".toast")).toHaveText(/Copied500000/);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
});

// "Copy 6.2137119223733396" and "e+29" stood beside each other, on two lines; and "5.9", "055", "12" on three.
test("the toast's numbers stay whole", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/convert/length?value=1e30&from=km&to=mi");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  const other = page.locator(".toast .button");
  await expect(other).toHaveText("Copy 6.2137119223733396e+29");
  expect(await other.innerText()).not.toMatch(/\d\s+e/);
  await openHydrated(page, "/convert/length?value=180&from=cm&to=ft");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  const copied = page.locator(".toast p");
  await expect(copied).toHaveText("5.905512");
  expect((await copied.boundingBox())?.height).toBeLessThan(2 * 14);
});

// The first digits were outside the row: IRR 169,753,… read 69,753,….
test("a row shows the start of a number that is too long for it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, "/convert/currency?value=123456789012345&from=USD&to=IRR");
  const data = row(page, "IRR").locator("data");
  // A row below the window has no box until it is rendered.
  await data.scrollIntoViewIfNeeded();
  const [list, number] = await Promise.all([
    page.getByRole("list", { name: "Results" }).boundingBox(),
    data.boundingBox(),
  ]);
  expect(number?.x).toBeGreaterThan(list?.x ?? Number.POSITIVE_INFINITY);
});
