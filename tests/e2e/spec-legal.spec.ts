import { expect, test } from "./support/test";

test("as the privacy policy says, no page sets a cookie", async ({ page, context }) => {
  for (const path of ["/", "/help", "/terms", "/privacy"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
