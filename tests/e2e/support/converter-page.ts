import { expect, type Page, type Request } from "@playwright/test";

/** Opens a converter page and waits until React has hydrated it. */
export async function openConverter(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("button[role=combobox]")).toHaveCount(2);
}

/** Chooses a unit as visitors do: opens the list, types, presses Enter. */
export async function chooseUnit(page: Page, select: "From unit" | "To unit", name: string) {
  await page.getByRole("combobox", { name: select }).click();
  // Playwright inserts a sign such as ₹ without a key, so only a focused text field receives it.
  await expect(page.getByRole("combobox", { name: "Find a unit" })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

export const row = (page: Page, unit: string) =>
  page.getByRole("list", { name: "Results" }).locator(`[data-unit="${unit}"]`);

export type Asked = { category: string; fromUnit: string; toUnit: string; value: number };

/** Records every conversion request of the page, in order. */
export function listenForConversions(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/api/convert")) asked.push(request.postDataJSON());
  });
  return asked;
}
