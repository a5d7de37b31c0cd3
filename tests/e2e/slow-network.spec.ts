import type { Page, Route } from "@playwright/test";
import { chooseUnit, openConverter, row } from "./support/converter-page";
import { expect, test, waitUntilHydrated } from "./support/test";

const DELAY_MS = 400;

/** Delays every response after the page itself. */
async function delayResponses(page: Page) {
  await page.route(/\/api\/|\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue().catch(() => {});
  });
}

/** Holds conversions back until they are released, independent of the machine's speed. */
async function holdConversions(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/convert", async (route) => {
    await released;
    await route.fallback().catch(() => {});
  });
  return release;
}

/**
 * Records every frame: value, units, result, title, announcement and the rows' values. A result must be correct for the
 * value and units of the same frame.
 */
async function recordFrames(page: Page) {
  await page.evaluate(() => {
    const records = new Set<string>();
    Object.assign(window, { records });
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const field = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? "";
    const look = () => {
      records.add(
        JSON.stringify({
          value: field("value"),
          from: text("[data-select=from]"),
          to: text("[data-select=to]"),
          result: field("result"),
          title: document.title,
          status: text("p[role=status]"),
          rows: [...document.querySelectorAll<HTMLElement>("[data-unit]")].map((row) => [
            row.dataset.unit,
            row.querySelector("data")?.textContent ?? "",
          ]),
        }),
      );
      requestAnimationFrame(look);
    };
    look();
  });
}

type Frame = {
  value: string;
  from: string;
  to: string;
  result: string;
  title: string;
  status: string;
  rows: [unit: string, text: string][];
};

const framesOf = async (page: Page): Promise<Frame[]> =>
  (await page.evaluate(() => [...(window as unknown as { records: Set<string> }).records])).map((record) =>
    JSON.parse(record),
  );

/** A short category: each changed value sends a request per unit, and each is delayed. */
const AMOUNTS = "/convert/amount-of-substance?value=5&from=kmol&to=mol";
const MOLES: Readonly<Record<string, number>> = {
  "mole (mol)": 1,
  "kilomole (kmol)": 1000,
  "millimole (mmol)": 0.001,
};

const MOLES_BY_ID: Readonly<Record<string, number>> = { mol: 1, kmol: 1000, mmol: 0.001 };
const shownMoles = (amount: number) => amount.toLocaleString("en-US", { maximumFractionDigits: 6 });

function expectTrue(frames: readonly Frame[]) {
  for (const frame of frames) {
    const factor = (MOLES[frame.from] ?? Number.NaN) / (MOLES[frame.to] ?? Number.NaN);
    const answer = shownMoles(Number(frame.value) * factor);
    const statement = `${frame.value} `;
    if (frame.result !== "") expect(frame.result, JSON.stringify(frame)).toBe(answer);
    const said = [` = ${answer} `, ` ≈ ${answer} `];
    if (/[=≈]/.test(frame.title))
      expect(
        frame.title.startsWith(statement) && said.some((one) => frame.title.includes(one)),
        JSON.stringify(frame),
      ).toBe(true);
    if (/[=≈]/.test(frame.status))
      expect(
        said.some((one) => frame.status.includes(one)),
        JSON.stringify(frame),
      ).toBe(true);
    for (const [unit, text] of frame.rows) {
      const rowFactor = (MOLES[frame.from] ?? Number.NaN) / (MOLES_BY_ID[unit] ?? Number.NaN);
      if (text !== "" && unit in MOLES_BY_ID)
        expect(text, JSON.stringify(frame)).toBe(shownMoles(Number(frame.value) * rowFactor));
    }
  }
}

test("Swap pressed twice before the other pair's page has come stays on the page", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openConverter(page, "/convert/amount-of-substance/kmol-to-mol?value=5");
  await page.route("**/mol-to-kmol*", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const swap = page.getByRole("button", { name: "Swap units" });
  await swap.click();
  await expect(page.getByLabel("To:")).toHaveValue("0.005");
  // The ruler had 5 mol beside 5,000 kmol.
  await expect(page.locator(".ruler")).toBeHidden();
  await swap.click();
  await expect(page.getByLabel("To:")).toHaveValue("5,000");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/convert/amount-of-substance/kmol-to-mol?value=5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kilomoles to moles");
  await expect(page.locator("output")).toHaveText("5 kilomoles = 5,000 moles");
});

// The next page had the value of the address, 5.
test("a tab pressed before the scripts have come takes along what is typed", async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto("/convert/length?value=5&from=km&to=m", { waitUntil: "commit" });
  await page.getByLabel("From:").fill("57");
  const tabs = page.getByRole("navigation", { name: "Categories" });
  await tabs.getByRole("link", { name: "Weight" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL("/convert/weight?value=57");
  await expect(page.getByLabel("From:")).toHaveValue("57");
  await page.getByLabel("From:").fill("");
  await tabs.getByRole("link", { name: "Length" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL("/convert/length");
});

test.beforeEach(({ page }) => delayResponses(page));

test.describe("With every response 400 ms late", () => {
  // The source unit's row, the first of an expanded list, kept its dash until all 110 requests were answered.
  test("the rows of both chosen units are answered before the hidden ones", async ({ page }) => {
    const first = new Set(["mol", "mmol", "micromole", "kmol", "lb-mol", "Mmol"]);
    await page.route("**/api/convert", (route) =>
      first.has(route.request().postDataJSON().toUnit) ? route.fallback() : undefined,
    );
    await openConverter(page, "/convert/amount-of-substance?from=lb-mol&to=Mmol");
    await page.getByLabel("From:").fill("5");
    await expect(row(page, "Mmol")).toContainText("0.002268");
    await expect(row(page, "lb-mol")).toHaveText("pound-mole (lb-mol)5");
  });

  // Nothing was shown until the other visible rows were answered, and it was gray until all 195 were.
  test("with only the chosen currency answered, its result is there and not marked as waiting, and all others are requested", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route("**/api/convert", (route) => {
      const { toUnit } = route.request().postDataJSON();
      asked.push(toUnit);
      return toUnit === "EUR" ? route.fallback() : undefined;
    });
    await openConverter(page, "/convert/currency?from=THB&to=EUR");
    await page.getByLabel("From:").fill("100");
    const result = page.getByLabel("To:");
    await expect(result).toHaveValue(/^€\d\.\d\d$/);
    await expect(result).toHaveAttribute("aria-busy", "false");
    await expect(row(page, "EUR")).toContainText("€");
    await expect(row(page, "USD")).toContainText("-");
    await expect(page).toHaveTitle(/^100 THB ≈ /);
    await expect(page.locator(".answer-note")).toHaveText(/^1 THB ≈ 0\.\d{6,8} EUR, \d+ \w{3} \d{4}$/);
    // Expanded, the list has both chosen currencies at its top, and four more rows in view.
    expect(asked.slice(0, 6)).toEqual(["EUR", "THB", "USD", "JPY", "GBP", asked[5]]);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(160);
  });

  test("a result is never shown, titled or announced with another value or unit", async ({ page }) => {
    await openConverter(page, AMOUNTS);
    await recordFrames(page);
    const result = page.getByLabel("To:");
    const release = await holdConversions(page);
    await page.getByLabel("From:").fill("50");
    await expect(result).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("list", { name: "Results" })).toHaveAttribute("aria-busy", "true");
    await expect(row(page, "mol")).toHaveText("mole (mol)-");
    release();
    await expect(result).toHaveValue("50,000");
    await expect(result).toHaveAttribute("aria-busy", "false");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(result).toHaveValue("0.05");
    await chooseUnit(page, "From unit", "millimole");
    await expect(result).toHaveValue("0.00005");
    await expect(page.locator("p[role=status]")).toHaveText("50 mmol = 0.00005 kmol");
    const frames = await framesOf(page);
    expect(frames.length).toBeGreaterThan(6);
    expectTrue(frames);
  });

  test("Recent saves no answer to another question", async ({ page }) => {
    await openConverter(page, AMOUNTS);
    await page.getByLabel("From:").fill("50");
    await page.waitForFunction(() => localStorage.getItem("everyunit.recent")?.includes("50 kmol"));
    const recent = await page.evaluate(() => localStorage.getItem("everyunit.recent") ?? "");
    // On a slow machine the page's own 5 kmol has been in sight long enough to be saved too.
    for (const { href, text } of JSON.parse(recent)) {
      const [value, answer] = text.startsWith("50 ") ? ["50", "50,000"] : ["5", "5,000"];
      expect(text).toBe(`${value} kmol = ${answer} mol`);
      expect(href).toBe(`/convert/amount-of-substance?value=${value}&from=kmol&to=mol`);
    }
  });

  // At 360 px the equation pushed the buttons into a second row, and the list down.
  test("an equation that arrives after its answer moves nothing, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/explain/**", async (route) => {
      await held;
      await route.continue();
    });
    await openConverter(page, "/convert/length?value=5&from=mi");
    await chooseUnit(page, "To unit", "foot");
    await expect(page.getByLabel("To:")).toHaveValue("26,400");
    const placeOfList = () => page.locator(".results").evaluate((list) => list.getBoundingClientRect().top);
    const before = await placeOfList();
    release();
    await expect(page.locator(".answer-note")).toHaveText("Exact. 1 mi = 5,280 ft");
    await expect(page.getByText("Exact by definition.")).toBeVisible();
    expect(await placeOfList()).toBe(before);
  });

  test("waiting for an answer moves nothing, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openConverter(page, AMOUNTS);
    const placesOf = () =>
      page
        .locator(".converter-card :is(input, .unit-select, .swap, .result, .results, .results-more)")
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const before = await placesOf();
    const release = await holdConversions(page);
    await page.getByLabel("From:").fill("6");
    await expect(row(page, "mol")).toHaveText("mole (mol)-");
    expect(await placesOf()).toEqual(before);
    release();
    await expect(page.getByLabel("To:")).toHaveValue("6,000");
    expect(await placesOf()).toEqual(before);
  });

  // On a slow phone, the next keys came before the page had noticed that it was left.
  test("what is typed right after a tab is pressed is kept", async ({ page }) => {
    await openConverter(page, AMOUNTS);
    const tabs = page.getByRole("navigation", { name: "Categories" });
    await tabs.getByRole("link", { name: "Weight" }).evaluate((tab: HTMLElement) => {
      tab.click();
      (document.getElementById("value") as HTMLInputElement).select();
      document.execCommand("insertText", false, "57");
    });
    await expect(row(page, "kg")).toBeVisible();
    await expect(page.getByLabel("From:")).toHaveValue("57");
  });

  // The page of a pair was another component, so that its number field was replaced while somebody typed.
  test("a tab pressed on a pair's page is marked, and what is typed meanwhile is kept, and so is the focus", async ({
    page,
  }) => {
    await openConverter(page, "/convert/amount-of-substance/kmol-to-mol?value=5");
    const weight = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" });
    await weight.click();
    await expect(weight).toHaveAttribute("data-loading", "");
    await page.getByLabel("From:").fill("57");
    await expect(row(page, "kg")).toBeVisible();
    await page.keyboard.type("8");
    await expect(page.getByLabel("From:")).toHaveValue("578");
    await expect(page).toHaveURL("/convert/weight?value=578");
    await expect(page).toHaveTitle("Weight converter");
  });
});

test.describe("Page, address and title agree", () => {
  test("after the active tab is pressed", async ({ page }) => {
    await openConverter(page, "/convert/temperature");
    await page.getByLabel("From:").fill("5");
    await chooseUnit(page, "From unit", "celsius");
    await chooseUnit(page, "To unit", "kelvin");
    await expect(page).toHaveTitle(/^5 °C ≈ 278\.2 K/);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Temperature" })
      .click();
    await expect(page.getByLabel("From:")).toHaveValue("5");
    await expect(page).toHaveURL("/convert/temperature?value=5&from=celsius&to=kelvin");
    await expect(page).toHaveTitle(/^5 °C ≈ 278\.2 K/);
  });

  test("after back and forward, and what was typed just before a tab is not lost", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?from=kmol&to=mol");
    await page.getByLabel("From:").fill("7");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
    await expect(page).toHaveTitle("Weight converter");
    await page.goBack();
    await expect(page).toHaveURL("/convert/amount-of-substance?value=7&from=kmol&to=mol");
    await expect(page.getByLabel("To:")).toHaveValue("7,000");
    await expect(page).toHaveTitle(/^7 kmol = 7,000 mol/);
    await page.goForward();
    await expect(page).toHaveURL("/convert/weight?value=7");
    await expect(page).toHaveTitle("Weight converter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weight converter");
    await expect(page.getByLabel("From:")).toHaveValue("7");
  });

  // The address followed 250 ms later, so a reload showed the old number.
  test("after a reload right after a key", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?from=kmol&to=mol");
    await page.getByLabel("From:").pressSequentially("12345");
    await page.reload();
    await expect(page.getByLabel("To:")).toHaveValue("12,345,000");
  });

  // The address had 12 for another 250 ms, so Back showed the answer for 12.
  test("after another site and back, with the whole of what was typed just before", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?from=kmol&to=mol");
    await page.getByLabel("From:").fill("12");
    await expect(page).toHaveURL(/value=12/);
    await page.getByLabel("From:").fill("1234");
    await page.goto("about:blank");
    await page.goBack();
    await expect(page.getByLabel("To:")).toHaveValue("1,234,000");
  });
});

test.describe("Offline", () => {
  test("a conversion says so, and is sent again once the connection is back", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|No result for/);
    await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
    await context.setOffline(true);
    await page.getByLabel("From:").fill("5");
    await expect(page.locator(".toast-destructive")).toContainText("You are offline");
    await expect(page.locator("#result-note")).toHaveText("Waiting for the connection");
    await context.setOffline(false);
    await expect(page.getByLabel("To:")).toHaveValue("278.2");
    await expect(page.locator("#result-note")).not.toHaveText("Waiting for the connection");
  });

  // The page stayed that of the other pair, under its address: a reload swapped the units back.
  test("Swap on a pair's page opens the other pair's once the connection is back", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|No result for/);
    await openConverter(page, "/convert/amount-of-substance/kmol-to-mol?value=5");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moles to kilomoles");
    await context.setOffline(false);
    await expect(page).toHaveURL("/convert/amount-of-substance/mol-to-kmol?value=5");
    await expect(page.getByLabel("To:")).toHaveValue("0.005");
  });

  // "No unit called “yard”": the search itself could not be loaded.
  test("a unit is found by its name, and a tab keeps the page and says why", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await openConverter(page, "/convert/length?value=5&from=km&to=m");
    await context.setOffline(true);
    await page.getByRole("combobox", { name: "To unit" }).click();
    await page.keyboard.type("yard");
    await expect(page.getByRole("option").first()).toHaveText(/^yard/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "To unit" })).toHaveText(/^yard/);
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "You Are Offline" })).toBeVisible();
    await expect(page.getByLabel("To:")).toHaveValue("5,468.066492");
  });

  test("Back to a page without a response is not called our fault, loads once the browser is online again, and has its directory after the next failed page too", async ({
    page,
    noise,
  }) => {
    noise.allow(/ERR_FAILED|Failed to fetch/);
    await openConverter(page, "/convert/length?value=5");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
    await expect(row(page, "kg")).toBeVisible();
    await page.route("**/*.data?*", (route) => route.abort());
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Site Is Not Responding");
    await expect(page).toHaveTitle("The Site Is Not Responding");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Length converter");
    await expect(page.getByLabel("From:")).toHaveValue("5");
    await waitUntilHydrated(page);
    // The directory's markup was read from the error page, which has none.
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Site Is Not Responding");
    await page.unroute("**/*.data?*");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Length converter");
    const directory = page.getByRole("navigation", { name: "All converters" });
    await expect(directory.getByRole("link", { name: "Length", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(directory.getByRole("link", { name: "Torque", exact: true })).toBeVisible();
  });
});

// "Something went wrong. This is our fault" replaced the page, and with it the number.
for (const { name, answer } of [
  {
    name: "503",
    answer: (route: Route) => route.fulfill({ status: 503, json: { error: "x", details: "" } }),
  },
  { name: "no response", answer: (route: Route) => route.abort("connectionrefused") },
])
  test(`a tab with ${name} keeps the page and what was typed, and can be pressed again`, async ({
    page,
    noise,
  }) => {
    noise.allow(/status of 503|ERR_CONNECTION_REFUSED|SyntaxError|decode/);
    await openConverter(page, "/convert/amount-of-substance/kmol-to-mol?value=5");
    await page.route("**/*.data*", answer);
    const weight = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" });
    await page.getByLabel("From:").fill("57");
    await weight.click();
    await expect(page.locator(".toast-destructive")).toContainText("The Site Is Not Responding");
    await expect(page.locator("output")).toHaveText("57 kilomoles = 57,000 moles");
    await expect(page).toHaveURL("/convert/amount-of-substance/kmol-to-mol?value=57");
    await expect(weight).not.toHaveAttribute("data-loading");
    await page.getByLabel("From:").fill("578");
    await page.unroute("**/*.data*");
    await weight.click();
    await expect(row(page, "kg")).toBeVisible();
    await expect(page.getByLabel("From:")).toHaveValue("578");
    await expect(page).toHaveURL("/convert/weight?value=578");
    await page.goBack();
    await expect(page.locator("output")).toHaveText("578 kilomoles = 578,000 moles");
  });

// "Waiting for the connection" was shown although the browser was online, and nothing was sent again.
test("a site that is down is reported as such, and a button sends the question again", async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED|No result for/);
  await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
  const refuse = (route: Route) => route.abort("connectionrefused");
  await page.route("**/api/convert", refuse);
  await page.getByLabel("From:").fill("5");
  await expect(page.locator("#result-note")).toHaveText("The site did not answer.");
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(page.getByLabel("To:")).toHaveAttribute("aria-busy", "false");
  await expect(page.locator("#result-note")).toHaveText("The site did not answer.");
  await page.unroute("**/api/convert", refuse);
  await again.press("Enter");
  await expect(page.getByLabel("To:")).toHaveValue("278.2");
  await expect(page.getByLabel("To:")).toBeFocused();
  await expect(again).toHaveCount(0);
});

// The rows waited for ever.
test("a site that takes a question and never answers is reported after 30 s", async ({ page, noise }) => {
  noise.allow(/No result for/);
  await page.clock.install();
  await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
  const asked: Route[] = [];
  await page.route("**/api/convert", (route) => void asked.push(route));
  await page.getByLabel("From:").fill("5");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.clock.runFor(31_000);
  await expect(page.locator("#result-note")).toHaveText("The site did not answer.");
  await page.unroute("**/api/convert");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByLabel("To:")).toHaveValue("278.2");
});

test("the formula is fetched again with the answer", async ({ page, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED|No result for/);
  await openConverter(page, "/convert/temperature?from=celsius");
  const refuse = (route: Route) => route.abort("connectionrefused");
  await page.route(/\/(explain|api)\//, refuse);
  await page.getByLabel("From:").fill("5");
  await chooseUnit(page, "To unit", "kelvin");
  await expect(page.getByText("The explanation could not be loaded.")).toBeVisible();
  await page.unroute(/\/(explain|api)\//, refuse);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("5 + 273.15 ≈ 278.2 K")).toBeVisible();
});

// A site that goes down answers what it has begun to: the other rows were blank without a word.
test("a result that is missing while others are there can be asked for again", async ({ page, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED|No result for/);
  await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
  const answer = (route: Route) =>
    route.request().postDataJSON().toUnit === "celsius" ? route.continue() : route.abort("connectionrefused");
  await page.route("**/api/convert", answer);
  await page.getByLabel("From:").fill("5");
  await expect(row(page, "celsius")).toContainText("5.0");
  await expect(page.locator("#result-note")).toHaveText("The site did not answer.");
  await page.unroute("**/api/convert", answer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("To:")).toHaveValue("278.2");
});
