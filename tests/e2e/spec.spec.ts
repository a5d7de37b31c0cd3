import type { Route } from "@playwright/test";
import { chooseUnit, listenForConversions, openConverter, row } from "./support/converter-page";
import { expect, letThrough, test, uncached } from "./support/test";

const DIRECTORY = {
  Common: "length weight volume temperature area pressure energy time currency",
  Engineering:
    "velocity-angular acceleration acceleration-angular density specific-volume moment-of-inertia moment-of-force torque",
  Electricity:
    "charge linear-charge-density surface-charge-density volume-charge-density current linear-current-density surface-current-density electric-field-strength electric-potential electric-resistance electric-resistivity electric-conductance electric-conductivity electrostatic-capacitance inductance",
  Heat: "fuel-efficiency-mass fuel-efficiency-volume temperature-interval thermal-expansion thermal-resistance thermal-conductivity specific-heat-capacity heat-density heat-flux-density heat-transfer-coeff",
  Fluids:
    "flow flow-mass flow-molar mass-flux-density concentration-molar concentration-solution viscosity-dynamic viscosity-kinematic surface-tension permeability",
  Light: "luminance luminous-intensity illumination digital-image frequency-wavelength",
  Magnetism: "magnetomotive-force magnetic-field-strength magnetic-flux magnetic-flux-density",
  Radiology: "radiation radiation-activity radiation-exposure radiation-absorbed",
  Other: "prefixes data-transfer sound typography volume-lumber",
};
const TABS = ["Length", "Temperature", "Area", "Volume", "Weight", "Energy", "Pressure", "Time", "Currency"];
/** A valid value sends a request for each. */
const AMOUNT_UNITS = 10;
const FAILED_REQUEST = /Failed to load resource|No result for/;

test.describe("2. Screens and routes", () => {
  test("/, /convert and /convert/length: converter page, category length", async ({ request, baseURL }) => {
    for (const [path, heading, canonical] of [
      ["/", "Convert units exactly", "/"],
      ["/convert", "Length converter", "/convert/length"],
      ["/convert/length", "Length converter", "/convert/length"],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html, path).toMatch(/<a [^>]*aria-current="page"[^>]*>Length</);
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${canonical}"/>`);
    }
  });

  test("/convert/{category}: converter page for that category, each of the 70", async ({ request }) => {
    test.setTimeout(60_000);
    for (const id of Object.values(DIRECTORY).join(" ").split(" ")) {
      const answer = await request.get(uncached(`/convert/${id}`));
      expect(answer.status(), id).toBe(200);
      const html = await answer.text();
      expect(html, id).toContain(`<a href="/convert/${id}" aria-current="page"`);
      expect(html, id).toContain("data-unit=");
    }
  });

  test("a tab bar of 9 categories, in order; the active tab is highlighted", async ({ page }) => {
    await page.goto("/convert/area");
    const tabs = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expect(tabs).toHaveText(TABS);
    const active = tabs.filter({ hasText: "Area" });
    await expect(active).toHaveAttribute("aria-current", "page");
    const colorOf = (index: number) =>
      tabs.nth(index).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await colorOf(2)).not.toBe(await colorOf(0));
    await tabs.filter({ hasText: "Weight" }).click();
    await expect(page).toHaveURL("/convert/weight");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weight converter");
    await expect(row(page, "kg")).toBeVisible();
  });

  test("the converter page, from its header to its list of rows", async ({ page }) => {
    await openConverter(page, "/");

    await test.step("a header with the tagline 'We make unit conversions easy and accessible'", async () => {
      await expect(
        page.getByText("We make unit conversions easy and accessible", { exact: true }),
      ).toBeVisible();
    });

    await test.step("a 'From:' numeric input (placeholder 'Enter value') with a unit select (placeholder 'Select unit')", async () => {
      const value = page.getByLabel("From:");
      await expect(value).toHaveAttribute("placeholder", "Enter value");
      await expect(value).toHaveAttribute("inputmode", "decimal");
      await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("Select unit");
    });

    await test.step("a 'To:' read-only result field (placeholder 'Result') with its own unit select", async () => {
      const result = page.getByLabel("To:");
      await expect(result).toHaveAttribute("placeholder", "Result");
      await expect(result).not.toBeEditable();
      await expect(page.getByRole("combobox", { name: "To unit" })).toHaveText("Select unit");
    });

    await test.step("the row of the chosen target unit is highlighted", async () => {
      await expect(page.locator("[data-unit][aria-current]")).toHaveCount(0);
      await chooseUnit(page, "To unit", "cm");
      await expect(row(page, "cm")).toHaveAttribute("aria-current", "true");
      const colorOf = (unit: string) =>
        row(page, unit).evaluate((item) => getComputedStyle(item).backgroundColor);
      expect(await colorOf("cm")).not.toBe(await colorOf("km"));
    });

    await test.step("a scrollable list of rows, one per visible unit, showing name, symbol in brackets and the converted value, or '-' if none", async () => {
      await expect(row(page, "km")).toHaveText("kilometer (km)-");
      await page.getByLabel("From:").fill("5");
      await chooseUnit(page, "From unit", "m");
      await expect(row(page, "km")).toHaveText(/^kilometer \(km\)\s*0\.005$/);
      await expect(page.getByRole("list", { name: "Results" })).toHaveCSS("overflow-y", "auto");
    });
  });

  test("a directory of all converters grouped by heading, each linking to /convert/{id}", async ({
    page,
  }) => {
    await page.goto("/");
    const groups = page.getByRole("navigation", { name: "All converters" }).locator("section");
    const found = await groups.evaluateAll((sections) =>
      sections.map((section) => [
        section.querySelector("h2")?.textContent,
        [...section.querySelectorAll("a")]
          .map((link) => link.getAttribute("href")?.replace("/convert/", ""))
          .join(" "),
      ]),
    );
    const more = ["Everyday", "Health", "Trades", "Science"];
    expect(found.filter(([heading = ""]) => !more.includes(heading ?? ""))).toEqual(
      Object.entries(DIRECTORY),
    );
    expect(found.map(([heading]) => heading)).toEqual([
      "Common",
      "Everyday",
      ...Object.keys(DIRECTORY).slice(1),
      "Health",
      "Trades",
      "Science",
    ]);
  });
});

test.describe("4. States and transitions", () => {
  test("changing the value or source unit triggers a conversion after a 100 ms delay, once both are set", async ({
    page,
  }) => {
    const asked = listenForConversions(page);
    // The hidden units are sent a few at a time, a tick of the paused clock apart.
    const askedByNow = async () => {
      await page.clock.runFor(1);
      return asked.length;
    };
    await page.clock.install();
    await openConverter(page, "/convert/temperature?more=1");
    const units = await page.getByRole("list", { name: "Results" }).getByRole("listitem").count();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel("From:").fill("5");
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.getByRole("option", { name: "Celsius" }).click();
    await page.clock.runFor(99);
    expect(asked).toEqual([]);
    await expect.poll(askedByNow).toBe(units);
    await page.getByLabel("From:").fill("50");
    await page.clock.runFor(60);
    await page.getByLabel("From:").fill("500");
    await page.clock.runFor(99);
    expect(asked).toHaveLength(units);
    await expect.poll(askedByNow).toBe(2 * units);
    expect(asked.slice(units).every(({ value }) => value === 500)).toBe(true);
    await page.getByLabel("From:").fill("");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.getByRole("option", { name: "Kelvin" }).click();
    await page.clock.runFor(1000);
    expect(asked).toHaveLength(2 * units);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test("a late answer never overwrites a newer one", async ({ page }) => {
    const held: Route[] = [];
    await page.route("**/api/convert", (route) =>
      route.request().postDataJSON().value === 1 ? void held.push(route) : route.continue(),
    );
    await openConverter(page, "/convert/amount-of-substance?from=kmol&to=mol");
    await page.getByLabel("From:").fill("1");
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByLabel("From:").fill("12");
    await expect(page.getByLabel("To:")).toHaveValue("12,000");
    await letThrough(held);
    await expect(page.getByLabel("To:")).toHaveValue("12,000");
  });

  test("changing the target unit only changes which result is displayed", async ({ page }) => {
    await page.clock.install();
    await openConverter(page, "/convert/length?value=5&from=km&to=m");
    const asked = listenForConversions(page);
    await expect(page.getByLabel("To:")).toHaveValue("5,000");
    await chooseUnit(page, "To unit", "cm");
    await expect(page.getByLabel("To:")).toHaveValue("500,000");
    await page.clock.runFor(2_000);
    expect(asked).toEqual([]);
  });

  test("while a dropdown is open, the results list becomes sticky at the bottom", async ({ page }) => {
    await openConverter(page, "/");
    const results = page.getByRole("list", { name: "Results" });
    await expect(results).toHaveCSS("position", "static");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await expect(results).toHaveCSS("position", "sticky");
    await expect(results).toHaveCSS("bottom", "0px");
    await page.setViewportSize({ width: 500, height: 620 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect
      .poll(async () => {
        const box = await results.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(620);
    await page.keyboard.press("Escape");
    await expect(results).toHaveCSS("position", "static");
  });
});

test.describe("5. Validation rules", () => {
  test("the conversion value must parse as a number, otherwise 'Please enter a valid number'", async ({
    page,
  }) => {
    await page.clock.install();
    await openConverter(page, "/convert/amount-of-substance?value=5&from=kmol&to=mol");
    const asked = listenForConversions(page);
    const value = page.getByLabel("From:");
    const problem = page.getByRole("alert").filter({ hasText: "Please enter a valid number" });
    for (const [index, text] of ["abc", "1e999"].entries())
      await test.step(text, async () => {
        await value.fill(text);
        await expect(problem).toBeVisible();
        await expect(value).toHaveAttribute("aria-invalid", "true");
        await expect(value).toHaveAccessibleDescription(/^Please enter a valid number/);
        await expect(row(page, "mol")).toHaveText("mole (mol)-");
        await page.clock.runFor(2_000);
        expect(asked).toHaveLength(index * AMOUNT_UNITS);
        await value.fill(String(6 + index));
        await expect(problem).toHaveCount(0);
        await expect(page.getByLabel("To:")).toHaveValue(`${6 + index},000`);
        await expect.poll(() => asked.length).toBe((index + 1) * AMOUNT_UNITS);
      });
  });
});

test.describe("7. The calls it makes", () => {
  test("POST /api/convert, JSON body {category, fromUnit, toUnit, value (number)}, one request per unit of the category, visible units first", async ({
    page,
  }) => {
    const asked = listenForConversions(page);
    await openConverter(page, "/convert/force");
    await page.getByLabel("From:").fill("5");
    await chooseUnit(page, "From unit", "kN");
    await expect(row(page, "N")).toContainText("5,000");
    const more = await page.locator(".results-count").textContent();
    await expect.poll(() => asked.length).toBe(4 + Number.parseInt(more ?? "", 10));
    expect(asked[0]).toEqual({ category: "force", fromUnit: "kN", toUnit: "kN", value: 5 });
    expect(asked.slice(0, 4).map(({ toUnit }) => toUnit)).toEqual(["kN", "N", "lbf", "kgf"]);
    expect(new Set(asked.map(({ toUnit }) => toUnit)).size).toBe(asked.length);
    await page.getByRole("button", { name: "Show More Units" }).click();
    await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(asked.length);
    await expect(page.getByRole("list", { name: "Results" })).not.toContainText(")-");
  });
});

test.describe("8. The error catalogue", () => {
  const failWith = (status: number, body: unknown) => ({
    status,
    contentType: "application/json",
    body: JSON.stringify(body),
  });

  test("one unit fails: logged, its row left blank", async ({ page, noise }) => {
    noise.allow(FAILED_REQUEST);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/api/convert", (route) =>
      route.request().postDataJSON().toUnit === "fahrenheit"
        ? route.fulfill(failWith(500, { error: "fault", details: "Broken" }))
        : route.continue(),
    );
    await openConverter(page, "/convert/temperature?from=celsius&to=kelvin");
    await page.getByLabel("From:").fill("5");
    await expect(row(page, "kelvin")).toContainText("278.2");
    await expect(row(page, "fahrenheit")).toHaveText(/\(°F\)-$/);
    await expect.poll(() => logged.some((line) => line.includes("No result for fahrenheit"))).toBe(true);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });

  test("conversion non-OK: message is the server's details field, in a destructive toast, title 'Error'", async ({
    page,
    noise,
  }) => {
    noise.allow(FAILED_REQUEST);
    await page.route("**/api/convert", (route) => route.fulfill(failWith(400, { details: "Too cold." })));
    await openConverter(page, "/convert/amount-of-substance?from=kmol&to=mol");
    await page.getByLabel("From:").fill("5");
    const toast = page.locator(".toast-destructive");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Too cold.");
    await expect(row(page, "mol")).toHaveText("mole (mol)-");
  });

  test("data-fetch failure: text is status code, colon, then response body; no retries for queries", async ({
    page,
    noise,
  }) => {
    noise.allow(FAILED_REQUEST);
    let count = 0;
    await page.route("**/explain/**", (route) => {
      count += 1;
      return route.fulfill(count === 1 ? { status: 404, body: "nothing here" } : { status: 500, body: "" });
    });
    await page.clock.install();
    await openConverter(page, "/convert/length?from=km&to=m");
    await chooseUnit(page, "To unit", "cm");
    for (const [index, text] of ["404: nothing here", "500: Internal Server Error"].entries()) {
      if (index > 0) await chooseUnit(page, "To unit", "mm");
      await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await page.clock.runFor(30_000);
      expect(count).toBe(index + 1);
    }
  });
});

const FORMATS = [
  ["currency 2 decimals with symbol prefix", "/convert/currency?value=1234.5&from=USD", "USD", "$1,234.50"],
  [
    "for RUB the symbol follows the value after a space",
    "/convert/currency?value=1234.5&from=RUB",
    "RUB",
    "1,234.50 ₽",
  ],
  [
    "for BYR the symbol follows the value after a space",
    "/convert/currency?value=20000&from=BYR",
    "BYR",
    "20,000.00 BYR",
  ],
  ["temperature 1 decimal", "/convert/temperature?value=0&from=celsius", "kelvin", "273.2"],
  [
    "others up to 6 fraction digits with locale grouping",
    "/convert/length?value=12345678.123456789&from=m",
    "m",
    "12,345,678.123457",
  ],
  [
    "or 2 decimals if the number has exponent notation",
    "/convert/length?value=0.0005&from=m",
    "km",
    "5.00e-7",
  ],
] as const;

test.describe("9. Business constants and limits", () => {
  test("only the first 4 units of a category are listed, in the selects and the result rows", async ({
    page,
  }) => {
    await openConverter(page, "/convert/length");
    await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(4);
    for (const select of ["From unit", "To unit"]) {
      await page.getByRole("combobox", { name: select }).click();
      await expect(page.getByRole("option")).toHaveCount(4);
      await page.keyboard.press("Escape");
    }
  });

  test("formatting of the converted values", async ({ request }) => {
    for (const [style, address, unit, shown] of FORMATS) {
      const html = await (await request.get(address)).text();
      const [, text] = new RegExp(`data-unit="${unit}".*?<data [^>]*>([^<]+)</data>`).exec(html) ?? [];
      expect(text, style).toBe(shown);
    }
  });

  test("unless currency is expanded by 'Show More Currencies' (full list, about 160) until 'Show Less Currencies'; dropdown max height 180 px, results list max height 173 px", async ({
    page,
  }) => {
    await openConverter(page, "/convert/currency");
    const rows = page.getByRole("list", { name: "Results" }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await page.getByRole("button", { name: "Show More Currencies" }).click();
    expect(await rows.count()).toBeGreaterThanOrEqual(160);
    const list = page.getByRole("list", { name: "Results" });
    expect((await list.boundingBox())?.height).toBe(173);
    await page.getByRole("combobox", { name: "From unit" }).click();
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThanOrEqual(160);
    const dropdown = page.locator(".popup", { has: page.getByRole("listbox") });
    await expect.poll(async () => (await dropdown.boundingBox())?.height).toBe(180);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show Less Currencies" }).click();
    await expect(rows).toHaveCount(4);
  });
});
