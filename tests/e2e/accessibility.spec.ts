import type { Page, Route } from "@playwright/test";
import { openConverter, row } from "./support/converter-page";
import {
  DIRECTORY,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  FRAME,
  test,
} from "./support/test";

const CARD = "/convert/pressure?value=2&from=kPa&to=Pa";

const refuse = (route: Route) => route.abort("connectionrefused");

const openEmptyCard = (page: Page) => openConverter(page, "/convert/temperature");

async function typeNoNumber(page: Page) {
  await page.getByLabel("From:").fill("abc");
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid number");
}

async function openDisclosures(page: Page) {
  await openConverter(page, CARD);
  for (const name of ["Definitions and sources", "Preferences"])
    await page.getByText(name, { exact: true }).click();
  await expect(page.getByLabel("Number format")).toBeVisible();
}

async function openSuggestions(page: Page) {
  const box = page.getByLabel("Ask for a conversion");
  await box.fill("");
  await box.pressSequentially("5 mi");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toContainText("5 miles");
  await page.keyboard.press("ArrowDown");
}

const units = (page: Page) => page.getByRole("listbox", { name: "Units" }).getByRole("option");

async function searchUnits(page: Page) {
  // The suggestions cover the card.
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "From unit" }).click();
  await page.keyboard.type("bar");
  await expect(units(page).first()).toContainText("bar");
}

async function showToast(page: Page) {
  await page.keyboard.press("Escape");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await row(page, "Pa").getByRole("button").click();
  await expect(page.locator("[data-sonner-toast]")).toHaveAttribute("data-mounted", "true");
}

const SITE = /\/api\/|\.data/;

async function loseSite(page: Page) {
  await page.route(SITE, refuse);
  await page.getByLabel("From:").fill("3");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
}

async function loseLastPage(page: Page) {
  await page.unroute(SITE, refuse);
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Weight" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weight converter");
  await page.route(SITE, refuse);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Site Is Not Responding");
}

async function openAnswer(page: Page) {
  await page.goto("/ask?q=2+cups+in+ml");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("473.176473 mL");
}

/** In order: each state is reached from the previous one. Other files cover the remaining states. */
const STATES = {
  "empty card": openEmptyCard,
  "invalid value": typeNoNumber,
  "table, scale and preferences open": openDisclosures,
  "suggestions open": openSuggestions,
  "unit list with what was found": searchUnits,
  "toast shown": showToast,
  "site down": loseSite,
  "page that cannot be loaded": loseLastPage,
  "answer page": openAnswer,
};

/** The other states leave out what is open or unchanged since these: it takes half of the time. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  "empty card": [],
  "table, scale and preferences open": [DIRECTORY],
};

test("axe finds nothing in either theme, in any state", async ({ page, noise }) => {
  test.slow();
  noise.allow(/ERR_CONNECTION_REFUSED|No result for|Failed to fetch/);
  for (const [state, reach] of Object.entries(STATES))
    await test.step(state, async () => {
      await reach(page);
      const except = LEFT_OUT[state] ?? [DIRECTORY, "details", ...FRAME];
      await expectAccessibleInBothThemes(page, { except });
    });
});

test("axe finds nothing on a printed page", async ({ page }) => {
  await openConverter(page, CARD);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".answer-line")).toContainText("2,000");
  await expect(page.locator(".print-only")).toContainText("1 kPa = 1000 Pa");
  await expectAccessible(page);
});
