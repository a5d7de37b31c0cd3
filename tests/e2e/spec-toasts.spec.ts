import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./support/test";

const FAILED_REQUEST = /status of 503/;

async function fillMessage(page: Page) {
  await page.getByLabel("Your name:").fill("Ada");
  await page.getByLabel("Your email:").fill("ada@example.org");
  await page.getByLabel("Message to us:").fill("Hello");
}

/** A failed contact message is the simplest way to a toast. */
async function raiseToast(page: Page) {
  await fillMessage(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function drag(page: Page, xPx: number) {
  const box = await page.getByRole("alert").boundingBox();
  const x = (box?.x ?? 0) + 20;
  const y = (box?.y ?? 0) + 10;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + xPx / 2, y, { steps: 4 });
  await page.mouse.move(x + xPx, y, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(async ({ page, noise }) => {
  noise.allow(FAILED_REQUEST);
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 503, json: { error: "x", details: "" } }),
  );
});

test.describe("Toasts", () => {
  test("open 5000 ms by default", async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/help");
    await fillMessage(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Send" }).click();
    const toast = page.getByRole("alert");
    // The clock is paused, and rendering a toast takes a few ticks.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toast).toHaveCount(0);
  });

  test("swipe threshold 50px, swipe direction right", async ({ page }) => {
    await openHydrated(page, "/help");
    await raiseToast(page);
    await drag(page, 48);
    await drag(page, -120);
    await expect(page.getByRole("alert")).toBeVisible();
    await drag(page, 52);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  // With the keyboard open, the toast covered the field that the visitor had to correct.
  test("are at the top of a low window", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 300 });
    await openHydrated(page, "/help");
    await raiseToast(page);
    const bottomPx = () => page.locator(".toast").evaluate((toast) => toast.getBoundingClientRect().bottom);
    await expect.poll(bottomPx).toBeGreaterThan(50);
    expect(await bottomPx()).toBeLessThan(150);
  });

  test("viewport hotkey F8", async ({ page }) => {
    await openHydrated(page, "/help");
    await raiseToast(page);
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  });

  test("an error is shown even if the toast component cannot be loaded", async ({ page, noise }) => {
    noise.allow(/ERR_FAILED/);
    await openHydrated(page, "/help");
    await page.route("**/build/**", (route) => route.abort());
    await raiseToast(page);
    await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
