import { ADS_ORIGIN } from "./support/addresses";
import { expect, test } from "./support/test";

const NOT_FOUND = /status of 404/;

test.describe("Shell", () => {
  test("a fixed header 56px tall on small screens, 68px on medium screens and up, with a logo and the site's domain as title, linking to /", async ({
    page,
  }) => {
    await page.goto("/terms");
    for (const { widthPx, heightPx } of [
      { widthPx: 360, heightPx: 56 },
      { widthPx: 767, heightPx: 56 },
      { widthPx: 768, heightPx: 68 },
      { widthPx: 1440, heightPx: 68 },
    ])
      await test.step(`${widthPx}px wide`, async () => {
        await page.setViewportSize({ width: widthPx, height: 700 });
        await page.evaluate(() => window.scrollTo(0, 900));
        const box = await page.getByRole("banner").boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, width: widthPx, height: heightPx });
      });
    const title = page.getByRole("banner").getByRole("link", { name: "everyunit.example" });
    await expect(title).toHaveAttribute("href", "/");
    await expect(title.locator("svg")).toBeVisible();
  });

  test("the footer shows the current year, a copyright line and links to Terms of Use and Privacy Policy", async ({
    page,
  }) => {
    await page.goto("/help");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(`© ${new Date().getFullYear()} everyunit.example`);
    await expect(footer.getByRole("link", { name: "Terms of Use" })).toHaveAttribute("href", "/terms");
    await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await expect(page).toHaveTitle(/Privacy Policy/);
  });

  test("the first Tab reaches a link that skips to the content", async ({ page }) => {
    await page.goto("/help");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Your name:")).toBeFocused();
  });

  // The page stayed without its scripts for good: React gave up hydrating (error 345), in eight of ten tries.
  test("a key pressed while the scripts start does not stop them", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await page.goto("/help", { waitUntil: "commit" });
      const isReactListening = () => Object.keys(document).some((key) => key.startsWith("_reactListening"));
      await page.waitForFunction(isReactListening, undefined, { polling: 5 });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
      );
    }
  });
});

test.describe("Advertisement slots", () => {
  test("with the flag set, header, right and content each have a slot", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${ADS_ORIGIN}/terms`);
    for (const { position, size, widthPx, heightPx } of [
      { position: "header", size: "banner", widthPx: 728, heightPx: 90 },
      { position: "right", size: "medium", widthPx: 300, heightPx: 250 },
      { position: "content", size: "small", widthPx: 240, heightPx: 120 },
    ])
      await test.step(`${position}: a dashed ${size} box reads 'Advertisement' plus its size`, async () => {
        const slot = page.locator(`[data-ad-slot="${position}"]`);
        await expect(slot).toHaveText(`Advertisement ${widthPx}x${heightPx}`);
        await expect(slot).toHaveCSS("border-top-style", "dashed");
        expect(await slot.boundingBox()).toMatchObject({ width: widthPx, height: heightPx });
      });

    await test.step("the banner neither covers the page nor makes the bar taller", async () => {
      const bar = await page.getByRole("banner").boundingBox();
      const banner = await page.locator('[data-ad-slot="header"]').boundingBox();
      const content = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(bar?.height).toBe(68);
      expect(banner?.y).toBeGreaterThanOrEqual(68);
      expect(content?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + 90);
    });

    await test.step("right: fixed at the side, beside the content and never over it", async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const slot = page.locator('[data-ad-slot="right"]');
      const before = await slot.boundingBox();
      await page.evaluate(() => window.scrollTo(0, 700));
      expect(await slot.boundingBox()).toEqual(before);
      const main = await page.getByRole("main").boundingBox();
      expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(before?.x ?? 0);
    });

    await test.step("small screens have no banner", async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(page.locator('[data-ad-slot="header"]')).toBeHidden();
    });
  });
});

test.describe("Any other path", () => {
  test("is a true 404 with the text 404 Page Not Found and a message that the page does not exist", async ({
    page,
    noise,
  }) => {
    noise.allow(NOT_FOUND);
    for (const path of ["/nowhere", "/convert/nothing-like-this", "/terms/more"])
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
        await expect(page.getByRole("main")).toContainText("does not exist");
        await expect(page).toHaveTitle(/404 Page Not Found/);
      });
  });

  test("a wrong address suggests pages that it may have meant", async ({ page, noise }) => {
    noise.allow(NOT_FOUND);
    await page.goto("/miles-to-km");
    await page.getByRole("link", { name: "miles to kilometers" }).click();
    await expect(page).toHaveURL(/\/convert\/length\?from=mi&to=km/);
  });
});
