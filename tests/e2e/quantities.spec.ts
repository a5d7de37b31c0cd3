import { openConverter } from "./support/converter-page";
import { expect, test } from "./support/test";

test.describe("Quantities in the number field", () => {
  test("are read, and their units are chosen", async ({ page }) => {
    for (const [path, typed, unit, result] of [
      ["/convert/length?from=m&to=cm", "5 ft 11 in", "foot (ft)", "180.34"],
      ["/convert/amount-of-substance?from=mol&to=mol", "5 kmol", "kilomole (kmol)", "5,000"],
    ] as const)
      await test.step(typed, async () => {
        await openConverter(page, path);
        await page.getByLabel("From:").fill(typed);
        await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText(unit);
        await expect(page.getByLabel("To:")).toHaveValue(result);
        await expect(page.getByLabel("From:")).toHaveValue(typed);
      });
  });

  test("a quantity of another category is refused with a hint to the search box, and stays in the field", async ({
    page,
  }) => {
    await openConverter(page, "/convert/weight?value=2&from=kg&to=lb");
    await page.getByLabel("From:").fill("5 miles");
    await expect(page.getByLabel("From:")).toHaveAccessibleDescription(
      /valid number.*has no such quantity. Use the search box at the top/,
    );
    await expect(page.getByText("Please enter a valid number")).toBeVisible();
    await expect(page.getByLabel("From:")).toHaveValue("5 miles");
  });

  test("a quantity survives a reload, and becomes a plain number with another unit", async ({ page }) => {
    await openConverter(page, "/convert/amount-of-substance?to=mol");
    await page.getByLabel("From:").fill("5 kilomoles");
    await expect(page).toHaveURL("/convert/amount-of-substance?value=5+kilomoles&from=kmol&to=mol");
    await expect(page).toHaveTitle(/^5 kilomoles = 5,000 mol/);
    await page.reload();
    await expect(page.getByLabel("From:")).toHaveValue("5 kilomoles");
    await expect(page.getByLabel("To:")).toHaveValue("5,000");
    await page.getByRole("button", { name: "Swap units" }).click();
    await expect(page.getByLabel("From:")).toHaveValue("5");
    await expect(page.getByLabel("To:")).toHaveValue("0.005");
  });

  // It was reported as an invalid number.
  test("a quantity typed offline is not called invalid, and is read once the connection is back", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await openConverter(page, "/convert/amount-of-substance?from=mol&to=kmol");
    await context.setOffline(true);
    await page.getByLabel("From:").fill("5 millimoles");
    await expect(page.locator(".toast-destructive")).toContainText("You are offline");
    await expect(page.locator("#result-note")).toHaveText("Waiting for the connection");
    await expect(page.locator("#value-problem")).toBeEmpty();
    await context.setOffline(false);
    await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("millimole (mmol)");
    await expect(page.getByLabel("To:")).toHaveValue("0.000005");
  });

  test("a quantity is not called invalid if the server fails", async ({ page, noise }) => {
    noise.allow(/status of 500/);
    await page.route("**/read/length?*", (route) => route.fulfill({ status: 500, body: "" }));
    await openConverter(page, "/convert/length?from=m&to=km");
    await page.getByLabel("From:").fill("5 miles");
    await expect(page.locator(".toast-destructive")).toContainText("Conversion failed");
    await expect(page.locator("#value-problem")).toBeEmpty();
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("5 miles converts too", async ({ page }) => {
    await page.goto("/convert/length?value=5+miles&from=&to=km");
    await expect(page.getByLabel("To:")).toHaveValue("8.04672");
    await expect(page.getByLabel("From unit")).toHaveValue("mi");
  });
});
