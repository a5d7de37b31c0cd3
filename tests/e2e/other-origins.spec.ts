import { expect, test } from "@playwright/test";
import { ADS_ORIGIN, SITE_ORIGIN } from "./support/addresses";

// The other origin is this site on a second port. Its own CSP would block these requests first.
test.use({ bypassCSP: true });

test("a page of another origin converts and reads, and cannot send a message", async ({ page }) => {
  await page.goto(`${ADS_ORIGIN}/terms`);
  const outcomes = await page.evaluate(async (api) => {
    const post = (body: object): RequestInit => ({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read = async (path: string, options?: RequestInit) => {
      try {
        return await (await fetch(api + path, options)).json();
      } catch {
        return "blocked";
      }
    };
    const mile = { category: "length", fromUnit: "mi", toUnit: "km", value: 5 };
    const message = { name: "Ann", email: "ann@example.org", message: "Hello" };
    return {
      conversion: await read("/api/convert", post(mile)),
      refusal: await read("/api/convert", post({ ...mile, category: "nowhere" })),
      rates: await read("/api/rates"),
      message: await read("/api/contact", post(message)),
      withCookies: await read("/api/rates", { credentials: "include" }),
    };
  }, SITE_ORIGIN);
  expect(outcomes).toEqual({
    conversion: { result: 8.04672 },
    refusal: expect.objectContaining({ error: "unknown_category" }),
    rates: expect.objectContaining({ base: "USD" }),
    message: "blocked",
    withCookies: "blocked",
  });
});
