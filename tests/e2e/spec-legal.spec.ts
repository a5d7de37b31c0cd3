import { expect, test } from "./support/test";

test("Terms page: 14 numbered sections, and contact via the Help page", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Use");
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(titles.map((title) => title.toLowerCase().replace(/\s+/g, " "))).toEqual([
    "1. general conditions",
    "2. accuracy of calculations",
    "3. service modifications",
    "4. optional tools",
    "5. third-party links",
    "6. user comments",
    "7. personal information",
    "8. prohibited uses",
    "9. disclaimer and liability",
    "10. indemnification",
    "11. severability",
    "12. termination",
    "13. changes",
    "14. contact via the help page",
  ]);
  await page.getByRole("main").getByRole("link", { name: "Help page" }).last().click();
  await expect(page).toHaveURL("/help");
});

test("Privacy page: data collected, cookies, security, children under 13, and contact via the Help page", async ({
  page,
}) => {
  await page.goto("/privacy");
  for (const title of [
    "Data we collect",
    "Cookies",
    "Security",
    "Children under 13",
    "Contact via the Help page",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
});

test("as the privacy policy says, no page sets a cookie", async ({ page, context }) => {
  for (const path of ["/", "/help", "/terms", "/privacy"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
