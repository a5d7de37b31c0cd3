import type { Page, Route } from "@playwright/test";
import { expect, letThrough, openHydrated, test } from "./support/test";

const box = (page: Page) => page.getByLabel("Ask for a conversion");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("the query box suggests questions with their answers", async ({ page }) => {
  for (const path of ["/", "/terms"])
    await test.step(path, async () => {
      await page.goto(path);
      await box(page).focus();
      await expect(box(page)).toHaveAttribute("role", "combobox");
      await box(page).fill("5 mi");
      await expect(options(page).first()).toContainText("5 miles in kilometers");
      await expect(options(page).first()).toContainText("8.04672 km");
      await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    });
});

test("the arrow keys choose, Enter asks, Escape closes and keeps the text", async ({ page }) => {
  await openHydrated(page, "/");
  await box(page).pressSequentially("5 miles");
  await expect(options(page).first()).toBeVisible();
  await expect(page.locator("#suggestions [role=status]")).toContainText("suggestions");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", "suggestions-list-0");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("5 miles");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/convert/length?value=5&from=mi&to=km");
});

test("a press asks the suggestion, and Enter asks what was typed", async ({ page }) => {
  await page.goto("/terms");
  await box(page).fill("60 mph");
  await options(page).first().click();
  await expect(page).toHaveURL(/value=60/);
  await box(page).fill("10 kg in lb");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/convert/weight?value=10&from=kg&to=lb");
});

test("nothing is loaded before the box is focused, and a late answer to another text is dropped", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const held: Route[] = [];
  await page.route("**/suggest?q=5+m", (route) => void held.push(route));
  await openHydrated(page, "/");
  expect(asked.filter((path) => path.startsWith("/suggest"))).toEqual([]);
  await box(page).fill("5 m");
  await expect.poll(() => held.length).toBe(1);
  await box(page).fill("12 kg");
  await expect(options(page).first()).toContainText("12 kilograms");
  await letThrough(held);
  await expect(options(page).first()).toContainText("12 kilograms");
});

// Each key aborted the previous request, so nothing was suggested until typing stopped.
test("with answers 400 ms late, suggestions appear while somebody types, and the last ones are for the whole text", async ({
  page,
}) => {
  await page.route("**/suggest?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  await openHydrated(page, "/");
  await box(page).focus();
  await expect(box(page)).toHaveAttribute("role", "combobox");
  const seen: number[] = [];
  for (const [index, key] of [..."5 mi in km"].entries()) {
    await page.keyboard.type(key);
    await page.waitForTimeout(90);
    if ((await options(page).count()) > 0) seen.push(index);
  }
  expect(seen.length).toBeGreaterThan(0);
  await expect(options(page)).toHaveText([/^5 mi in kilometers/]);
});

test("an option chosen with the arrow keys stays when a later answer arrives", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/suggest?q=5+mi", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await openHydrated(page, "/");
  await box(page).fill("5 m");
  await expect(options(page).first()).toBeVisible();
  const later = page.waitForRequest("**/suggest?q=5+mi");
  await box(page).press("i");
  await later;
  await page.keyboard.press("ArrowDown");
  const chosen = await options(page).first().textContent();
  const answered = page.waitForResponse("**/suggest?q=5+mi");
  release();
  await answered;
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  expect(await options(page).first().textContent()).toBe(chosen);
});

// On the home page, the list opened below the window.
test("the list is in view above a phone's keyboard, and so is the box", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await openHydrated(page, "/");
  await box(page).focus();
  await page.keyboard.type("5 mi");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeInViewport({ ratio: 0.99 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
});
