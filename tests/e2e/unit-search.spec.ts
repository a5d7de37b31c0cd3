import type { Route } from "@playwright/test";
import { chooseUnit, openConverter } from "./support/converter-page";
import { DIRECTORY, expect, expectAccessibleInBothThemes, letThrough, test } from "./support/test";

const DELAY_MS = 400;

test.describe("The unit list, with a search that answers 400 ms late", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/api\/units\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue().catch(() => {});
    });
  });

  // "miles" chose the nautical mile, 9.26 km for 5 miles: the list had its own index.
  test("a name and Enter choose the unit that everybody means, however fast they are typed", async ({
    page,
  }) => {
    for (const [category, typed, unit, id] of [
      ["length", "miles", "mile (mi)", "mi"],
      ["time", "mins", "minute (min)", "minute"],
    ] as const)
      await test.step(`${category}: ${typed}`, async () => {
        await openConverter(page, `/convert/${category}`);
        await chooseUnit(page, "From unit", typed);
        await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText(unit);
        await expect(page).toHaveURL(new RegExp(`from=${id}(&|$)`));
      });
  });

  test("Tab leaves the list at once, and chooses the search's first result, if there is one; so does Enter, even if something else is pressed before it arrives", async ({
    page,
  }) => {
    await openConverter(page, "/convert/length");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.keyboard.type("parrot");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("Select unit");
    await expect(page.getByRole("button", { name: "Swap units" })).toBeFocused();
    // Tab chose the page's own first match for "bar" before the server had answered.
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.keyboard.type("furlongs");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Swap units" })).toBeFocused();
    await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("furlong (fur)");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Swap units" })).toBeFocused();
    // A press on anything else took the choice back.
    await page.getByRole("combobox", { name: "To unit" }).click();
    await page.keyboard.type("fathoms");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("combobox", { name: "To unit" })).toHaveText(/^fathom/);
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });

  test("Tab chooses even before the list has loaded", async ({ page }) => {
    await page.route(/unit-options-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => {});
    });
    await openConverter(page, "/convert/length");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.keyboard.type("furlongs");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "From unit" })).toHaveText("furlong (fur)");
    await expect(page.getByRole("button", { name: "Swap units" })).toBeFocused();
  });

  test("a late answer to an older text never replaces a newer one", async ({ page }) => {
    await openConverter(page, "/convert/length");
    await page.getByRole("combobox", { name: "To unit" }).click();
    await page.keyboard.type("inch", { delay: 150 });
    await expect(page.getByRole("option").first()).toHaveText(/^inch/);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("yards", { delay: 150 });
    await expect(page.getByRole("option").first()).toHaveText(/^yard/);
    await page.waitForResponse(/search=yards/);
    await expect(page.getByRole("option").first()).toHaveText(/^yard/);
  });

  test("a search without matches says so, once the server has answered, and Enter keeps the list open until something else is pressed", async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(/search=parrot$/, (route) => void held.push(route));
    await openConverter(page, "/convert/length");
    await page.getByRole("combobox", { name: "From unit" }).click();
    await page.keyboard.type("parrot");
    const status = page.locator(".unit-select p[role=status]");
    await expect(page.getByRole("option")).toHaveText(["Searching…"]);
    await expect.poll(() => held.length).toBe(1);
    await expect(status).toBeEmpty();
    await letThrough(held);
    await expect(status).toHaveText("No unit called “parrot”");
    await expectAccessibleInBothThemes(page, { except: [DIRECTORY] });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option")).toHaveText("No unit called “parrot”");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });
});
