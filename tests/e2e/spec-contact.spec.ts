import type { Page } from "@playwright/test";
import { ADS_ORIGIN } from "./support/addresses";
import { expect, openHydrated, test, waitUntilHydrated } from "./support/test";

const FAILED_REQUEST = /status of (400|422|429|503)|ERR_FAILED/;

async function fillIn(page: Page, text = `A message of ${Date.now()}`) {
  await page.getByLabel("Your name:").fill("Ada Lovelace");
  await page.getByLabel("Your email:").fill("ada@example.org");
  await page.getByLabel("Message to us:").fill(text);
  return text;
}

const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();

test.describe("Contact page", () => {
  test("is titled Contact Us, with fields 'Your name:', 'Your email:', 'Message to us:', all required; the email field uses the browser's email type check: nothing is sent", async ({
    page,
  }) => {
    await openHydrated(page, "/help");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect(page).toHaveTitle(/Contact Us/);
    for (const label of ["Your name:", "Your email:", "Message to us:"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required", "");
    }
    await expect(page.getByLabel("Your email:")).toHaveAttribute("type", "email");
    await fillIn(page);
    await page.getByLabel("Your email:").fill("no address");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await send(page);
    await expect(page.getByLabel("Your email:")).toBeFocused();
    expect(requested.filter((url) => url.includes("/api/contact"))).toEqual([]);
  });

  test("on success the fields clear and a success toast appears, and a second message has its own id", async ({
    page,
  }) => {
    await openHydrated(page, "/help");
    const text = await fillIn(page);
    const [request] = await Promise.all([page.waitForRequest("**/api/contact"), send(page)]);
    expect(request.postDataJSON()).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@example.org",
      message: text,
    });
    expect((await request.response())?.status()).toBe(201);
    const toast = page.getByRole("status");
    await expect(toast).toContainText("Message sent");
    await expect(toast).toContainText("Thank you for your message. We'll get back to you soon.");
    for (const label of ["Your name:", "Your email:", "Message to us:"]) {
      await expect(page.getByLabel(label)).toHaveValue("");
    }
    const { id } = request.postDataJSON();
    await expect(page.locator("input[name=id]")).not.toHaveValue(id);
    await fillIn(page);
    const [second] = await Promise.all([page.waitForRequest("**/api/contact"), send(page)]);
    expect(second.postDataJSON().id).not.toBe(id);
    expect((await second.response())?.status()).toBe(201);
  });

  test("Contact failure: toast 'Error': 'Failed to send message. Please try again.'; the text stays, and a retry keeps the message's id", async ({
    page,
    noise,
  }) => {
    noise.allow(FAILED_REQUEST);
    const ids: string[] = [];
    await page.route("**/api/contact", async (route) => {
      ids.push(route.request().postDataJSON().id);
      await (ids.length === 1 ? route.abort() : route.continue());
    });
    await openHydrated(page, "/help");
    const text = await fillIn(page);
    await send(page);
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to send message. Please try again.");
    await expect(page.getByLabel("Message to us:")).toHaveValue(text);
    await expect(page.getByLabel("Your name:")).toHaveValue("Ada Lovelace");
    await send(page);
    await expect(page.getByRole("status")).toContainText("Message sent");
    expect(ids[0]).toBe(ids[1]);
  });

  test("a second message is sent from a page that Back shows again", async ({ page, noise }) => {
    noise.allow(FAILED_REQUEST);
    await openHydrated(page, "/help");
    await fillIn(page);
    await send(page);
    await expect(page.getByRole("status")).toContainText("Message sent");
    await page.goto("/terms");
    await page.goBack();
    await waitUntilHydrated(page);
    await fillIn(page, "A second message");
    await send(page);
    await expect(page.getByRole("status")).toContainText("Message sent");
    await expect(page.getByLabel("Message to us:")).toHaveValue("");
  });

  // The page asked for the next message's id, and showed "The Site Is Not Responding" without an answer.
  test("what is typed after a message is sent stays if the connection is lost", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await openHydrated(page, "/help");
    await fillIn(page);
    await page.route("**/api/contact", async (route) => {
      await page.getByLabel("Message to us:").fill("A second message");
      await context.setOffline(true);
      await route.fulfill({ status: 201, json: { ok: true } });
    });
    const id = await page.locator("input[name=id]").inputValue();
    await send(page);
    await expect(page.getByText("Message sent")).toBeVisible();
    await expect(page.locator("input[name=id]")).not.toHaveValue(id);
    await expect(page.getByLabel("Message to us:")).toHaveValue("A second message");
  });

  test("the reason of a refusal is announced, and a failure that the toast announces is not", async ({
    page,
    noise,
  }) => {
    noise.allow(FAILED_REQUEST);
    await openHydrated(page, "/help");
    await fillIn(page);
    const details = "Too many messages. Please try again in a minute.";
    await page.route("**/api/contact", (route) => route.fulfill({ status: 429, json: { details } }));
    await send(page);
    await expect(page.getByRole("alert").getByText(details)).toBeVisible();
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.locator(".field-error")).toHaveText("Failed to send message. Please try again.");
    await expect(page.locator(".field-error")).not.toHaveRole("alert");
  });

  test("what is typed while a message is on its way stays", async ({ page }) => {
    await openHydrated(page, "/help");
    await fillIn(page, "First");
    await page.route("**/api/contact", async (route) => {
      await page.getByLabel("Message to us:").fill("First, and more");
      await route.fulfill({ status: 201, json: { ok: true } });
    });
    await send(page);
    await expect(page.getByRole("status")).toContainText("Message sent");
    await expect(page.getByLabel("Message to us:")).toHaveValue("First, and more");
    await expect(page.getByLabel("Your name:")).toHaveValue("");
  });

  test("pressing Send twice sends once", async ({ page }) => {
    await openHydrated(page, "/help");
    await fillIn(page);
    let count = 0;
    await page.route("**/api/contact", async (route) => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ status: 201, json: { ok: true } });
    });
    await page.getByRole("button", { name: "Send" }).dblclick();
    await expect(page.getByRole("status")).toContainText("Message sent");
    expect(count).toBe(1);
  });

  test("an error from the server is shown beside its field, which is focused unless another is being edited", async ({
    page,
    noise,
  }) => {
    noise.allow(FAILED_REQUEST);
    await openHydrated(page, "/help");
    await fillIn(page);
    await page.getByLabel("Your name:").fill("   ");
    await send(page);
    const name = page.getByLabel("Your name:");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/name/);
    await expect(name).toBeFocused();
    await page.route("**/api/contact", async (route) => {
      await page.getByLabel("Message to us:").fill("More");
      await route.continue();
    });
    const refused = page.waitForResponse("**/api/contact");
    await send(page);
    await refused;
    // Send is disabled until the refusal is shown.
    await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await expect(page.getByLabel("Message to us:")).toBeFocused();
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form itself sends a message, and the server confirms it", async ({ page }) => {
    await page.goto("/help");
    await fillIn(page);
    await send(page);
    await expect(page.getByRole("status")).toContainText("Message sent");
    await expect(page.getByRole("status")).toContainText(
      "Thank you for your message. We'll get back to you soon.",
    );
    await expect(page.getByLabel("Message to us:")).toHaveValue("");
  });

  test("one message too many per minute is refused, and its text stays", async ({ page, noise }) => {
    noise.allow(FAILED_REQUEST);
    await page.goto(`${ADS_ORIGIN}/help`);
    await fillIn(page);
    await send(page);
    await page.goto(`${ADS_ORIGIN}/help`);
    const text = await fillIn(page);
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Too many messages");
    await expect(page.getByLabel("Message to us:")).toHaveValue(text);
  });
});
