import type { Page } from "@playwright/test";
import { chooseUnit, openConverter, row } from "./support/converter-page";
import {
  DIRECTORY,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "./support/test";

test.describe("A pair's page", () => {
  test("has its own title, address and content, and works as a converter", async ({ page }) => {
    await openConverter(page, "/convert/length/miles-to-kilometers");
    await expect(page).toHaveURL("/convert/length/mi-to-km");
    await expect(page).toHaveTitle("1 mi = 1.609344 km · Miles to kilometers");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/convert\/length\/mi-to-km$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Miles to kilometers");
    await expect(page.getByText("1 mi × 1.609344 km/mi = 1.609344 km")).toBeVisible();
    await expect(page.getByRole("img", { name: "1 mi stands at 1.609344 km" })).toBeVisible();
    await expect(page.getByRole("table", { name: "mi to km" }).getByRole("row").last()).toHaveText(
      "1,0001,609.344",
    );
    await page.getByLabel("From:").fill("26.2");
    await expect(page.getByLabel("To:")).toHaveValue("42.164813");
    await expect(page).toHaveURL("/convert/length/mi-to-km?value=26.2");
    await test.step("a row of its tables leads to its value", async () => {
      await page
        .getByRole("table", { name: "mi to km" })
        .getByRole("link", { name: "100", exact: true })
        .click();
      await expect(page).toHaveURL("/convert/length/mi-to-km?value=100");
      await expect(page.locator("output")).toHaveText("100 miles = 160.9344 kilometers");
    });
  });

  // After Swap the heading said the opposite of the card.
  test("follows its card: Swap or another unit opens that pair's page, and Back returns", async ({
    page,
  }) => {
    await openConverter(page, "/convert/length/mi-to-km?value=5");
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(heading).toHaveText("Kilometers to miles");
    await expect(page).toHaveURL("/convert/length/km-to-mi?value=5");
    await expect(page.getByLabel("To:")).toHaveValue("3.106856");
    await expect(page.getByRole("table").first()).toHaveAccessibleName("km to mi");
    await chooseUnit(page, "To unit", "yard");
    await expect(heading).toHaveText("Kilometers to yards");
    await expect(page).toHaveURL("/convert/length/km-to-yd?value=5");
    await page.goBack();
    await expect(heading).toHaveText("Kilometers to miles");
    await page.goBack();
    await expect(heading).toHaveText("Miles to kilometers");
    await expect(page.locator("output")).toHaveText("5 miles = 8.04672 kilometers");
  });

  test("is shared with an image of its own, links to its inverse and to other pairs, and is in the sitemap", async ({
    page,
    request,
  }) => {
    await page.goto("/convert/length/mi-to-km");
    const tag = (name: string) => page.locator(`meta[property="og:image${name}"]`);
    await expect(tag(":alt")).toHaveAttribute("content", "Miles to kilometers. 1 mi = 1.609344 km");
    const image = await request.get((await tag("").getAttribute("content")) ?? "");
    expect(image.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
    });
    const png = await image.body();
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size).toEqual(["1200", "630"]);
    await expect(tag(":width")).toHaveAttribute("content", size[0] ?? "");
    await expect(tag(":height")).toHaveAttribute("content", size[1] ?? "");
    await page.getByRole("link", { name: "Kilometers to miles", exact: true }).click();
    await expect(page).toHaveURL("/convert/length/km-to-mi");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain("/convert/length/km-to-mi</loc>");
    expect(sitemap).toContain("/convert/speed/mph-to-kilometer-per-hour</loc>");
    expect((await request.get("/convert/length/mi-to-kg")).status()).toBe(404);
  });

  test("with a value it is shared with a picture of the answer, and without an answer with that of its units", async ({
    page,
    request,
  }) => {
    await page.goto("/convert/length/mi-to-km?value=26.2");
    const tag = page.locator('meta[property="og:image"]');
    const image = await request.get((await tag.getAttribute("content")) ?? "");
    expect(image.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
    });
    const own = await request.get("/og/length/mi-to-km.png");
    expect((await image.body()).equals(await own.body())).toBe(false);
    const none = await request.get("/og/length?value=x&from=mi&to=km");
    expect((await none.body()).equals(await own.body())).toBe(true);
  });

  test("axe finds nothing in either theme, and nothing scrolls sideways at 320 px", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    await openConverter(page, "/convert/temperature/celsius-to-fahrenheit");
    await page.getByText("Preferences").click();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page, { except: [DIRECTORY] });
  });
});

test("the home page says what the site is, in its title too, and offers what people ask", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/^[\w.]+: convert units exactly$/);
  await expect(
    page.getByText(/^Exact answers from official sources, .* No advertising, no trackers\.$/),
  ).toBeVisible();
  const popular = page.getByRole("navigation", { name: "Popular conversions" });
  await expect(popular.getByRole("link", { name: "miles per hour to kilometers per hour" })).toHaveAttribute(
    "href",
    "/convert/speed/mph-to-kilometer-per-hour",
  );
  await page.getByRole("navigation", { name: "Examples" }).getByRole("link", { name: "350 F to C" }).click();
  await expect(page.getByLabel("To:")).toHaveValue("176.7");
});

test("on a phone, all converters but the everyday ones are folded, and every link is 44 px high", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto("/");
  const directory = page.getByRole("navigation", { name: "All converters" });
  await expect(directory.getByRole("link", { name: "Speed", exact: true })).toBeVisible();
  await expect(directory.getByRole("link", { name: "Torque", exact: true })).toBeHidden();
  await directory.getByText("All other converters").click();
  await expect(directory.getByRole("link", { name: "Torque", exact: true })).toBeVisible();
  for (const link of [directory, page.getByRole("navigation", { name: "Popular conversions" })]) {
    const heights = await link
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
  await context.close();
});

test("an untouched page offers six pairs; a press fills in both units and focuses the value", async ({
  page,
}) => {
  await openConverter(page, "/convert/weight");
  const popular = page.getByRole("navigation", { name: "Popular conversions" });
  await expect(popular.getByRole("link")).toHaveCount(6);
  await popular.getByRole("link", { name: "kilograms to pounds" }).click();
  await expect(page.getByLabel("From:")).toBeFocused();
  await expect(page).toHaveURL("/convert/weight?from=kg&to=lb");
  await page.keyboard.type("5");
  await expect(popular).toHaveCount(0);
  await expect(page.getByLabel("To:")).toHaveValue("11.023113");
});

test("a converter leads to the table of its two units, which can be downloaded as CSV", async ({ page }) => {
  await openConverter(page, "/convert/length?value=5&from=yd&to=ft");
  await page.getByRole("link", { name: "Table: yard to foot" }).click();
  await expect(page).toHaveURL("/convert/length/yd-to-ft?value=5");
  await expect(page.getByRole("table", { name: "yd to ft" }).getByRole("row").nth(1)).toHaveText("13");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("yd-to-ft.csv");
});

test("an answer is compared with a familiar thing, in one sentence with its source", async ({ page }) => {
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  await expect(page.getByText("5 mi is 0.91 times Mount Everest.")).toBeVisible();
  await expect(page.getByText("Source: Survey of Nepal and China, 2020.")).toBeVisible();
  // "5 ft 11 in ft is …"
  await openConverter(page, "/convert/length?value=5+ft+11+in&from=ft&to=m");
  await expect(page.getByText("5 ft 11 in is 1.1 times")).toBeVisible();
});

// The sentence with the familiar thing was five windows wide.
test("a number of hundreds of digits needs no sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openConverter(page, `/convert/length?value=${"7".repeat(300)}&from=mi&to=km`);
  await expect(page.getByText("times the way to the Sun.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.waitForFunction(() => localStorage.getItem("everyunit.recent") !== null);
  await openConverter(page, "/convert/weight");
  await expect(page.getByRole("navigation", { name: "Recent conversions" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a returning visitor finds recent conversions in the place of the stock pairs, and the last units", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "everyunit.recent",
      JSON.stringify([
        { href: "/convert/length?value=5&from=m&to=km", text: "5 m = 0.005 km" },
        { href: "/convert/length?value=5&from=km&to=m", text: "5 km = 5,000 m" },
      ]),
    );
  });
  await openConverter(page, "/");
  const recent = page.getByRole("navigation", { name: "Recent conversions" });
  await expect(recent.getByRole("link")).toHaveText(["5 m = 0.005 km", "5 km = 5,000 m"]);
  await expect(page.getByRole("combobox", { name: "From unit" })).toContainText("meter (m)");
  await expect(page.getByRole("combobox", { name: "To unit" })).toContainText("kilometer (km)");
  await page.getByLabel("From:").fill("7");
  await expect(page.getByLabel("To:")).toHaveValue("0.007");
  await openConverter(page, "/");
  await recent.getByRole("button", { name: "Clear" }).click();
  await expect(recent).toHaveCount(0);
  // The focus was lost with the button: the next Tab started at the top of the page.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Examples" }).getByRole("link").first()).toBeFocused();
});

test("Clear also clears the recent conversions of another tab", async ({ page, context }) => {
  await openConverter(page, "/");
  await page.evaluate(() =>
    localStorage.setItem(
      "everyunit.recent",
      JSON.stringify([{ href: "/convert/length?value=5&from=m&to=km", text: "5 m = 0.005 km" }]),
    ),
  );
  await openConverter(page, "/");
  const other = await context.newPage();
  await openConverter(other, "/convert/weight");
  const recent = (tab: Page) => tab.getByRole("navigation", { name: "Recent conversions" });
  await expect(recent(page)).toBeVisible();
  await recent(other).getByRole("button", { name: "Clear" }).click();
  await expect(recent(page)).toHaveCount(0);
});

for (const { value, texts } of [
  { value: "12345.678" },
  // The only label of the lower side, 2,000,000, was left out beside the mark.
  {
    value: "1234567.891",
    texts: ["1,000,000", "2,000,000", "mi", "2,000,000", "km", "1,234,567.891 mi", "1,986,844.427974 km"],
  },
  { value: "123456789012" },
])
  test(`the ruler's labels for ${value} are all there, fit, and do not overlap at twice the text size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openConverter(page, `/convert/length/mi-to-km?value=${value}`);
    if (texts) await expect(page.locator(".ruler text")).toHaveText(texts);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const boxes = await page
      .locator(".ruler text")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    const overlapping = boxes.filter((box, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.right &&
            other.left < box.right &&
            Math.abs(box.top - other.top) < box.height / 2,
        ),
    );
    expect(overlapping).toEqual([]);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
  });

test.describe("In a German browser", () => {
  test.use({ locale: "de-DE" });

  test("numbers have a decimal comma, and 1.500 is asked", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?value=767.08&from=mol&to=mol");
    await expect(page.getByLabel("To:")).toHaveValue("767,08");
    await page.getByLabel("From:").fill("1.500");
    await expect(page.getByText("Which number?")).toBeVisible();
    await expect(page.getByLabel("To:")).toHaveValue("");
    await page.getByRole("button", { name: "1,5", exact: true }).click();
    await expect(page.getByLabel("To:")).toHaveValue("1,5");
    await page.getByLabel("From:").fill("1.500");
    await page.getByRole("button", { name: "1500", exact: true }).click();
    await expect(page.getByLabel("To:")).toHaveValue("1\u202f500");
  });

  // "1.500 meters = …" stayed without an answer, and 1.5 was the answer beside the question whether it is 1500.
  test("a number is converted, or asked about, when the format changes", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?from=mol&to=mol");
    await page.getByText("Preferences").click();
    const format = page.getByLabel("Number format");
    await page.getByLabel("From:").fill("1.500");
    await expect(page.getByText("Which number?")).toBeVisible();
    await format.selectOption("point");
    await expect(page.getByLabel("To:")).toHaveValue("1.5");
    await format.selectOption("comma");
    await expect(page.getByText("Which number?")).toBeVisible();
    await expect(page.getByLabel("To:")).toHaveValue("");
  });

  // The other page read 1.500 from its address as 1.5.
  test("a number that is asked about is asked about after Swap and after a tab too", async ({ page }) => {
    await openConverter(page, "/convert/length/mi-to-km");
    await page.getByLabel("From:").fill("1.500");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page).toHaveURL("/convert/length/km-to-mi");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
    await expect(page).toHaveURL("/convert/weight");
    await expect(page.getByLabel("From:")).toHaveValue("1.500");
    await expect(page.getByText("Which number?")).toBeVisible();
  });

  // The choice of a number with three decimals was asked about again, and after Back it was answered as a decimal.
  test("a number with three decimals can be entered, and one that is asked about is in no address", async ({
    page,
  }) => {
    await openConverter(page, "/convert/amount-of-substance?from=mol&to=mol");
    await page.getByLabel("From:").fill("0,125");
    await expect(page.getByLabel("To:")).toHaveValue("0,125");
    await page.getByLabel("From:").fill("2,345");
    await expect(page).toHaveURL("/convert/amount-of-substance?from=mol&to=mol");
    await page.getByRole("button", { name: "2,3450", exact: true }).click();
    await expect(page.getByLabel("To:")).toHaveValue("2,345");
    await expect(page).toHaveURL(/\?value=2(?:,|%2C)3450&/);
    await page.reload();
    await expect(page.getByLabel("To:")).toHaveValue("2,345");
  });
});

test.describe("Preferences", () => {
  test("for theme and numbers are stored in this browser and applied without a flash", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openConverter(page, "/convert/length?value=1234.56789&from=m&to=m");
    await page.getByText("Preferences").click();
    await page.getByLabel("Theme").selectOption("dark");
    await page.getByLabel("Decimal places").selectOption("2");
    await page.getByLabel("Number format").selectOption("comma");
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(page.getByLabel("To:")).toHaveValue("1\u202f234,57");
    await expect(row(page, "km").locator("data")).toHaveText("1,23");
    const dark = await paper();
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await paper()).toBe(dark);
    await expect(page.getByLabel("To:")).toHaveValue("1\u202f234,57");
    await page.getByText("Preferences").click();
    await page.getByLabel("Theme").selectOption("auto");
    await page.getByLabel("Decimal places").selectOption("auto");
    await page.getByLabel("Number format").selectOption("auto");
    expect(await paper()).not.toBe(dark);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "everyunit.recent")),
    ).toEqual([]);
  });

  test("for the theme are followed by the other tabs", async ({ page, context }) => {
    await openConverter(page, "/convert/length");
    const other = await context.newPage();
    await other.goto("/help");
    await page.getByText("Preferences").click();
    // There, the open preferences still said Automatic.
    await other.getByText("Preferences").click();
    await expect(other.getByLabel("Theme")).toHaveValue("auto");
    await page.getByLabel("Theme").selectOption("dark");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(other.getByLabel("Theme")).toHaveValue("dark");
    await page.getByLabel("Theme").selectOption("auto");
    await expect(other.locator("html")).not.toHaveAttribute("data-theme");
  });

  test("chosen on the page from which Back returns are followed", async ({ page }) => {
    await openConverter(page, "/convert/length?value=1234.5&from=m&to=m");
    // As a browser restores a page that it kept.
    await page.evaluate(() => {
      localStorage.setItem("everyunit.theme", "dark");
      localStorage.setItem("everyunit.format", JSON.stringify({ digits: "auto", separators: "comma" }));
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByLabel("To:")).toHaveValue("1\u202f234,5");
  });

  // The rule that hides the default format was loaded with the controls, long after the numbers.
  test("for numbers hide the default format until scripts apply them, but no longer than four seconds; then the form's button converts without scripts", async ({
    page,
    noise,
  }) => {
    noise.allow(/ERR_FAILED/);
    await page.addInitScript(() =>
      localStorage.setItem("everyunit.format", JSON.stringify({ digits: "2", separators: "comma" })),
    );
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/convert/length?value=1234.56789&from=m&to=m");
    const result = page.getByLabel("To:");
    await expect(result).toHaveCSS("color", "rgba(0, 0, 0, 0)");
    await expect(result).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
    await page.getByLabel("From unit").selectOption("km");
    await page.locator(".converter-submit").click();
    await expect(result).toHaveValue("1,234,567.89");
  });

  // Results alone had the decimal comma.
  test("for numbers hold in every part of the page", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("everyunit.format", JSON.stringify({ digits: "auto", separators: "comma" })),
    );
    await openConverter(page, "/convert/length/mi-to-km?value=1234,5");
    await expect(page.locator("output")).toHaveText("1234,5 miles = 1\u202f986,735168 kilometers");
    await expect(page).toHaveTitle("1234,5 mi = 1\u202f986,735168 km · Miles to kilometers");
    await expect(page.getByRole("status").getByText("1234,5 mi = 1\u202f986,735168 km")).toBeAttached();
    await expect(page.getByText("Read as 1234,5")).toBeVisible();
    await expect(page.locator(".sum")).toHaveText("1\u202f234,5 mi × 1,609344 km/mi = 1\u202f986,735168 km");
    const texts = await page
      .locator(".answer-note, .print-only > :first-child, .pair-table, .ruler text, .sum, .result-beside")
      .allInnerTexts();
    expect(texts.filter((text) => /\d\.\d/.test(text))).toEqual([]);
  });

  test("Share copies the link where a share sheet is missing or not allowed", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openConverter(page, "/convert/length?value=5&from=m&to=km");
    for (const share of ["undefined", "() => Promise.reject(new DOMException('', 'NotAllowedError'))"])
      await test.step(share, async () => {
        await page.evaluate(
          `Object.defineProperty(navigator, "share", { value: ${share}, configurable: true })`,
        );
        await page.evaluate(() => navigator.clipboard.writeText(""));
        await page.getByRole("button", { name: "Share" }).click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toMatch(/\/convert\/length\?value=5&from=m&to=km$/);
      });
  });
});
