import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from "./support/test";

const BOX = "Ask for a conversion";

test("every page has one query box, which asks /ask", async ({ request }) => {
  for (const path of ["/", "/convert/time", "/convert/length/mi-to-km", "/help", "/terms", "/ask"]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<search[^>]*>\s*<form[^>]* action="\/ask"/g), path).toHaveLength(1);
    expect(html.match(/placeholder="Try 5 miles in km"/g), path).toHaveLength(1);
  }
});

for (const { javaScriptEnabled, paths } of [
  { javaScriptEnabled: true, paths: ["/", "/convert/length/mi-to-km"] },
  { javaScriptEnabled: false, paths: ["/terms"] },
])
  test.describe(javaScriptEnabled ? "The query box" : "The query box without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const path of paths)
      test(`on ${path} opens the converter with the answer`, async ({ page }) => {
        await page.goto(path);
        const box = page.getByLabel(BOX, { exact: true });
        await expect(box).toHaveCount(1);
        await expect(box).toHaveAttribute("placeholder", "Try 5 miles in km");
        await box.fill("5 kilometers in m");
        await box.press("Enter");
        await expect(page).toHaveURL("/convert/length?value=5&from=km&to=m");
        await expect(page.getByLabel("To:")).toHaveValue("5,000");
      });

    test("answers a sum on the page, and keeps the question in the box", async ({ page }) => {
      await page.goto("/help");
      await page.getByLabel(BOX, { exact: true }).fill("5 ft 11 in to cm");
      await page.getByRole("button", { name: "Convert" }).click();
      await expect(page).toHaveURL("/ask?q=5+ft+11+in+to+cm");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/180\.34 cm/);
      await expect(page.getByLabel(BOX, { exact: true })).toHaveValue("5 ft 11 in to cm");
      await expect(page.getByText("1 ft = 30.48 cm", { exact: true })).toBeVisible();
    });
  });

test("a refused question leads on: each meaning with its answer, the cursor at the question's end, and a converter", async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await page.goto("/ask?q=5.5+mmol%2FL+to+mg%2FdL");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("depends on the substance");
      const choices = page.getByRole("navigation", { name: "What it may mean" }).getByRole("link");
      await expect(choices.first()).toHaveText("Glucose 99.088 mg/dL");
      for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
      const box = page.getByLabel(BOX, { exact: true });
      await expect(box).toBeFocused();
      await expect(box).toBeInViewport({ ratio: 1 });
      await expect(box).toHaveAccessibleDescription(/depends on the substance/);
      await page.keyboard.type(" urea");
      await expect(box).toHaveValue("5.5 mmol/L to mg/dL urea");
      await expectNoSidewaysScroll(page);
      await choices.first().click();
      await expect(page).toHaveURL(/^.*\/convert\/blood-glucose\?value=5\.5&/);
      await expect(page.getByLabel("To:")).toHaveValue("99.088");
    });
});

test("the 404 page has the box too, and looks up its address", async ({ page, noise }) => {
  noise.allow(/status of 404/);
  for (const [path, href] of [
    ["/mph", "/convert/speed?from=mph"],
    ["/convert/mass", "/convert/weight"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel(BOX, { exact: true })).toHaveCount(1);
    // The list had no name: its heading had the same id as the box's suggestions.
    const nearest = page.getByRole("navigation", { name: "Did you mean one of these?" });
    await expect(nearest.locator(`a[href="${href}"]`)).toBeVisible();
  }
});

test("the page of any question is accessible and not indexed", async ({ page }) => {
  for (const query of ["", "5 mwh in J", "5 ft 11 in to cm"])
    await test.step(`'${query}'`, async () => {
      await page.goto(`/ask?${new URLSearchParams({ q: query })}`);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      // Opened, because their headings skipped a level.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await expectAccessible(page);
    });
});

test("the slash key focuses the box, but not while a value is being typed", async ({ page }) => {
  for (const path of ["/terms", "/"]) {
    await openHydratedOrStatic(page, path);
    await page.keyboard.press("/");
    await expect(page.getByLabel(BOX, { exact: true })).toBeFocused();
    await expect(page.getByLabel(BOX, { exact: true })).toHaveValue("");
  }
  await page.getByLabel("From:").fill("1");
  await page.keyboard.type("/2");
  await expect(page.getByLabel("From:")).toHaveValue("1/2");
});

const openHydratedOrStatic = (page: Parameters<typeof openHydrated>[0], path: string) =>
  path === "/" ? openHydrated(page, path) : page.goto(path);

// The address was longer than the server accepts: the browser showed an empty page, also after a reload of the converter.
test("text of any length is refused with a reason, and leaves an address that loads", async ({ page }) => {
  await openHydrated(page, "/convert/length?from=mi&to=km");
  await page.getByLabel("From:").fill("9".repeat(200_000));
  await expect(page.getByText("The longest number has 1,000 characters.")).toBeVisible();
  await expect(page).toHaveURL("/convert/length?from=mi&to=km");
  expect((await page.reload())?.status()).toBe(200);
  await page.evaluate((text) => {
    document.querySelector<HTMLInputElement>("[name=q]")?.focus();
    document.execCommand("insertText", false, text);
  }, "９".repeat(200_000));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is longer than 1,000 characters");
  // Without scripts, a browser sends as much as the field takes.
  await openHydrated(page, "/convert/length?from=mi&to=km");
  await page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>("[name=value]");
    field?.select();
    document.execCommand("insertText", false, text);
  }, "9".repeat(200_000));
  await page.evaluate(() => document.querySelector<HTMLFormElement>(".converter-form")?.submit());
  await expect(page.getByText("The longest number has 1,000 characters.")).toBeVisible();
});

test("browsers find the search description", async ({ request }) => {
  const html = await (await request.get("/terms")).text();
  expect(html).toMatch(/<link rel="search" [^>]*href="\/opensearch\.xml"/);
  const response = await request.get("/opensearch.xml");
  expect(response.headers()["content-type"]).toContain("application/opensearchdescription+xml");
  expect(await response.text()).toMatch(/template="http:\/\/[^"]+\/ask\?q=\{searchTerms\}"/);
});

// "≈ 7.41316144401e-10 ac" ended its first line after the minus, on a phone.
test("an answer is never broken within the exponent of a number", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const question of ["1 mm2 + 2 mm2 to acre", "3.3 mL/day to gal/s", "1 eV + 2 eV to kWh"])
    await test.step(question, async () => {
      await page.goto(`/ask?q=${encodeURIComponent(question)}`);
      const exponents = page.locator(".exponent");
      const lines = await exponents.evaluateAll((exponents) =>
        exponents.map((exponent) => exponent.getClientRects().length),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((count) => count !== 1)).toEqual([]);
      expect(await page.locator("h1").innerText()).toMatch(/\de-\d/);
      await expectNoSidewaysScroll(page);
    });
});

// A second press kept "Copied" as the button's name; without a clipboard, nothing happened.
test("a copy button says what it did, and has its name again, however often it is pressed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/ask?q=5 W/(m2 Hz) to Jy");
  const button = page.locator("[data-copy]").first();
  await button.click();
  await expect(button).toHaveText("Copied");
  await button.click();
  await expect(button).toHaveText("Copy");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button.click();
  await expect(button).toHaveText("Not allowed");
  await expect(button).toHaveText("Copy");
});

test("a chosen number format hides the default until the script applies it, but no longer than four seconds", async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  await page.addInitScript(() =>
    localStorage.setItem("everyunit.format", JSON.stringify({ digits: "auto", separators: "comma" })),
  );
  const answer = page.locator(".ask-result [data-numbers]");
  await page.goto("/ask?q=5000 ft + 1 in to cm");
  await expect(answer).toHaveText("= 152\u202f402,54 cm");
  await expect(answer).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await page.route("**/numbers.js", (route) => route.abort());
  await page.reload();
  await expect(answer).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await expect(answer).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test.describe("In a German browser", () => {
  test.use({ locale: "de-DE" });

  // Suggestions and the page of a question had points and commas, unlike the converter.
  test("suggestions, answers and copies have a decimal comma", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/ask?q=5000 ft + 1 in to cm");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("= 152\u202f402,54 cm");
    await expect(page).toHaveTitle("5000 ft 1 in = 152\u202f402,54 cm");
    await expect(page.getByText("1 ft = 30,48 cm", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Copy" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("152402,54");
    await page.getByLabel(BOX, { exact: true }).fill("5000 mi in km");
    await expect(page.getByRole("option").first()).toContainText("8\u202f046,72 km");
    await page.goto("/ask?q=5.5 mmol/L to mg/dL");
    const choices = page.getByRole("navigation", { name: "What it may mean" }).getByRole("link");
    await expect(choices.first()).toHaveText("Glucose 99,088 mg/dL");
  });
});
