import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  openHydrated,
  test,
  uncached,
} from "./support/test";

const PAGES = ["/help", "/terms", "/nowhere"];
const WIDE_PAIRS = [
  "/convert/energy/J-to-eV",
  "/convert/area/ac-to-square-meter",
  "/convert/data-storage/GB-to-GiB",
  "/convert/length/mi-to-km",
];
const FIRST_STATES = /status of (404|503)/;

test("axe finds nothing in either theme beside a failed message and its toast", async ({ page, noise }) => {
  noise.allow(FIRST_STATES);
  const fields = { name: "Please enter your name.", email: "No address.", message: "Too long." };
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "x", fields } }));
  await openHydrated(page, "/help");
  await page.getByLabel("Your name:").fill("Ada");
  await page.getByLabel("Your email:").fill("ada@example.org");
  await page.getByLabel("Message to us:").fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveAttribute("data-mounted", "true");
  await expectAccessibleInBothThemes(page);
});

for (const path of PAGES) {
  test(`${path} is accessible in both themes, needs no sideways scrolling at 320 px or 400 % zoom, and its targets are at least 24 px in both directions`, async ({
    page,
    noise,
  }) => {
    noise.allow(FIRST_STATES);
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    const targets = page.locator("a, button, input:not([type=hidden]), textarea");
    const small = await targets.evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest("p, .visually-hidden, .skip-link"))
        .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24),
    );
    expect(await targets.count()).toBeGreaterThan(3);
    expect(small).toEqual([]);
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      await expectNoSidewaysScroll(page);
    }
  });
}

// The contact form, the terms, the examples and tables of large numbers were up to 150 px wider than the window.
test("in text twice as large, no page scrolls sideways on a phone", async ({ page, noise }) => {
  noise.allow(FIRST_STATES);
  await page.setViewportSize({ width: 360, height: 640 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of [...PAGES, "/", "/developers", "/ask?q=5 W/(m2 Hz) to Jy", ...WIDE_PAIRS])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      await expectNoSidewaysScroll(page);
    });
  // "kilometer" was cut to "k…".
  const unit = page.getByRole("combobox", { name: "To unit" });
  expect(await unit.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test("in forced colors, fields, buttons and the header keep a border", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/help");
  for (const part of [page.getByLabel("Your name:"), page.getByRole("button", { name: "Send" })]) {
    await expect(part).toHaveCSS("border-top-style", "solid");
    await expect(part).toHaveCSS("border-top-width", "1px");
  }
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/help");
  await expect(page.getByRole("button", { name: "Send" })).toHaveCSS("transition-duration", /^0s(, 0s)*$/);
});

test.describe("search engines and sharing", () => {
  test("a page has a title, a description, one canonical address and an image", async ({
    request,
    baseURL,
  }) => {
    for (const [path, title] of [
      ["/help", "Contact Us"],
      ["/terms", "Terms of Use"],
      ["/privacy", "Privacy Policy"],
    ] as const)
      await test.step(path, async () => {
        const html = await (await request.get(`${path}?from=somewhere`)).text();
        expect(html).toMatch(new RegExp(`<title>[^<]*${title}`));
        expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
          `<link rel="canonical" href="${baseURL}${path}"/>`,
        ]);
        expect(html).toMatch(/<meta name="description" content="[^"]{41,}"/);
        const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
        const answer = await request.get(picture ?? "");
        expect(answer.headers()["content-type"]).toBe("image/png");
      });
  });

  test("a converter describes itself and its breadcrumbs as linked data", async ({ request, baseURL }) => {
    const html = await (await request.get("/convert/torque?value=5")).text();
    const [, linkedData] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const [tool, breadcrumbs] = JSON.parse(linkedData ?? "")["@graph"];
    expect(tool).toMatchObject({ "@type": "WebApplication", url: `${baseURL}/convert/torque` });
    expect(breadcrumbs.itemListElement).toHaveLength(2);
  });

  // A unit test loads every pair, and another test requests every converter: here one pair in forty is rendered.
  test("every converter is in the sitemap, whose addresses respond", async ({ request, baseURL }) => {
    const catalogue: { id: string }[] = await (await request.get("/api/units")).json();
    const text = await (await request.get("/sitemap.xml")).text();
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
    const converters = addresses.filter((address) => /^\/(convert\/[^/]+)?$/.test(new URL(address).pathname));
    expect(converters).toEqual(
      ["/", ...catalogue.map(({ id }) => `/convert/${id}`)].map((path) => baseURL + path),
    );
    const requested = addresses.filter((_, index) => process.env.FULL_TESTS || index % 40 === 0);
    expect(requested.length).toBeGreaterThan(10);
    for (const address of requested)
      expect((await request.get(uncached(address))).status(), address).toBe(200);
  });

  test("robots.txt names the sitemap, the manifest its icons, and all of them exist", async ({
    request,
    baseURL,
  }) => {
    expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const manifest = await (await request.get("/site.webmanifest")).json();
    const icons = manifest.icons.map(({ src }: { src: string }) => src);
    for (const path of [...icons, "/favicon.ico", "/icon-180.png"]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});

// What an extension puts into a page before the scripts run makes React draw all of it anew, styles included.
test("a page that React renders again keeps its styles", async ({ page, noise }) => {
  noise.allow(/Minified React error/);
  await page.route("**/convert/area", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main id="main"', '<aside>Injected</aside><main id="main"');
    await route.fulfill({ response, body });
  });
  await openHydrated(page, "/convert/area");
  await expect(page.getByText("Injected")).toHaveCount(0);
  await expect(page.locator(".site-header")).toHaveCSS("position", "fixed");
});
