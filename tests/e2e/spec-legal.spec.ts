import { expect, test } from "./support/test";

test("the Terms page numbers its 14 sections, and its Help page link is the contact", async ({ page }) => {
  await page.goto("/terms");
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  );
  await page.getByRole("main").getByRole("link", { name: "Help page" }).last().click();
  await expect(page).toHaveURL("/help");
});

test("as the privacy policy says, no page sets a cookie", async ({ page, context }) => {
  for (const path of ["/", "/help", "/terms", "/privacy"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
