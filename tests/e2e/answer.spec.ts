import { openConverter } from "./support/converter-page";
import { expect, expectNoSidewaysScroll, test } from "./support/test";

/** Ten units: a changed value sends ten requests. In length it sends 110. */
const AMOUNTS = "/convert/amount-of-substance";

const answerOf = (page: import("@playwright/test").Page) => page.locator("output");

for (const [width, height] of [
  [360, 640],
  [640, 400],
] as const) {
  test(`the answer is in the window at ${width}x${height}, also while one types and after scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openConverter(page, `${AMOUNTS}?value=12&from=kmol&to=lb-mol`);
    await expect(answerOf(page)).toHaveText("12 kilomoles ≈ 26.455471 pound-moles");
    await expect(answerOf(page)).toBeInViewport({ ratio: 1 });
    await page.getByLabel("From:").focus();
    await page.keyboard.press("End");
    await page.keyboard.type("0");
    await expect(answerOf(page)).toHaveText("120 kilomoles ≈ 264.554715 pound-moles");
    await expect(answerOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("From:")).toBeInViewport({ ratio: 1 });
    if (height > 500) return;
    await page.mouse.wheel(0, 150);
    await expect(answerOf(page)).toBeInViewport({ ratio: 1 });
  });
}

test("Copy and Share stay in the page, however long the answer is", async ({ page }) => {
  await openConverter(page, "/convert/length?value=5&from=mi&to=nmi");
  for (const width of [320, 720, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const [share, box] = await Promise.all([
      page.getByRole("button", { name: "Share" }).boundingBox(),
      page.locator(".query-box").boundingBox(),
    ]);
    // A plain button's frame shows only under the pointer, and may reach over the edge.
    expect((share?.x ?? 0) + (share?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 8);
  }
});

// "5 kilometers" was "5", "kilomete", "rs" beside the buttons, with the browser's text size at 150 %.
test("no word is broken in a window too narrow for the buttons beside it", async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  await openConverter(page, "/convert/length?value=5&from=km&to=mi");
  const asked = page.locator(".answer-asked");
  expect((await asked.boundingBox())?.height).toBeLessThan(2 * 28);
  await expectNoSidewaysScroll(page);
  // The line "59 ft 1.06 in In full …" ended before the full value.
  await openConverter(page, "/convert/length?value=1801&from=cm&to=ft");
  await expect(page.getByRole("button", { name: "59.08792650918635 ft" })).toBeInViewport({ ratio: 1 });
});

test("a long number is cut in the answer, and an invalid one is not shown there", async ({ page }) => {
  const digits = "7".repeat(200);
  await openConverter(page, `/convert/length?value=${digits}&from=mi&to=km`);
  await expect(answerOf(page)).toHaveText(`${digits.slice(0, 40)}… miles ≈ 1.25e+200 kilometers`);
  await openConverter(page, "/convert/length?value=1e400&from=mi&to=km");
  await expect(answerOf(page)).toHaveText("… miles = … kilometers");
  await expect(page.getByText("The largest number is about 1.8e308.")).toBeVisible();
});

test("a unit of one long word needs no sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [from, to] = ["millisiemens-per-centimeter", "microsiemens-per-centimeter"];
  await openConverter(page, `/convert/electric-conductivity?value=123456.789&from=${from}&to=${to}`);
  await expect(answerOf(page)).toContainText("123,456,789 microsiemens/centimeter");
  await expectNoSidewaysScroll(page);
});

test("the question stays in the box, and follows the card unless somebody types there", async ({ page }) => {
  const box = page.getByLabel("Ask for a conversion");
  await page.goto("/help");
  await box.fill("5 miles in km");
  await box.press("Enter");
  await expect(page).toHaveURL("/convert/length?value=5&from=mi&to=km");
  await expect(box).toHaveValue("5 miles to kilometers");
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  await page.getByLabel("From:").fill("6");
  await expect(box).toHaveValue("6 miles to kilometers");
  await box.fill("7 miles");
  await page.getByLabel("From:").fill("8");
  await expect(box).toHaveValue("7 miles");
});

test("while an answer is pending, the line has the new question and no answer", async ({ page }) => {
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  await page.route("**/api/convert", () => {});
  await page.getByLabel("From:").fill("6");
  await expect(answerOf(page)).toHaveText("6 miles = … kilometers");
  await page.getByLabel("From:").fill("");
  await expect(answerOf(page)).toHaveText("… miles = … kilometers");
});

test("nothing moves when an answer needs rounding, on a phone or a wide screen", async ({ page }) => {
  await openConverter(page, "/convert/temperature?value=5&from=celsius&to=kelvin");
  const top = async () => (await page.getByRole("list", { name: "Results" }).boundingBox())?.y;
  for (const width of [320, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByLabel("From:").fill("5");
      await expect(answerOf(page)).toHaveText("5 °C ≈ 278.2 K");
      const before = await top();
      await page.getByLabel("From:").fill("-3.15");
      await expect(answerOf(page)).toHaveText("-3.15 °C = 270.0 K");
      expect(await top()).toBe(before);
      await page.getByLabel("From:").fill("7");
      await expect(answerOf(page)).toHaveText("7 °C ≈ 280.2 K");
      expect(await top()).toBe(before);
    });
});

test("the skip link leads to the value: four keys change it", async ({ page }) => {
  await openConverter(page, `${AMOUNTS}?value=5&from=kmol&to=mol`);
  for (const key of ["Tab", "Enter", "End", "0"]) await page.keyboard.press(key);
  await expect(answerOf(page)).toHaveText("50 kilomoles = 50,000 moles");
});

// The box of Copy crossed the answer.
test("in forced colors, the buttons are beside the question, above the answer", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openConverter(page, "/convert/length?value=5&from=mi&to=km");
  const bottom = await page
    .getByRole("button", { name: "Share" })
    .evaluate((button) => button.getBoundingClientRect().bottom);
  const top = await page.locator(".answer-value").evaluate((value) => value.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
});

test("a value without an answer in any unit has no result in the line", async ({ page }) => {
  await openConverter(page, "/convert/temperature?value=-300&from=celsius&to=fahrenheit");
  await expect(answerOf(page)).toHaveText("-300 °C = no result");
});

// "1e308 kilometers = … millimeters", and nothing said why.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "A result too large" : "A result too large, without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("has a reason below the answer line", async ({ page, noise }) => {
      noise.allow(/status of 400|No result for/);
      await page.goto(`${AMOUNTS}?value=1e308&from=kmol&to=mmol`);
      const result = page.getByLabel("To:");
      const reason = "The result in 'mmol' is too large for a number of double precision.";
      await expect(result).toHaveAccessibleDescription(reason);
      await expect(answerOf(page)).toHaveText("1e308 kilomoles = no result");
      await expect(page.locator(".answer-note")).toHaveText(reason);
      await expectNoSidewaysScroll(page);
      if (!javaScriptEnabled) return;
      await page.getByLabel("From:").fill("1e300");
      await expect(result).toHaveAccessibleDescription("");
      await expect(result).toHaveValue("1.00e+306");
      await page.getByLabel("From:").fill("2e308");
      await page.getByLabel("From:").fill("1.1e308");
      await expect(result).toHaveAccessibleDescription(reason);
    });
  });
