import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { type RawAnswer, sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url, { CONTACT_LIMITS: "off" });
}, 120_000);
afterAll(() => site.stop());

const json = { "content-type": "application/json" };
const mile = { category: "length", fromUnit: "mi", toUnit: "km", value: 5 };

/** What browsers send for pages that are not this site's. */
const senders: readonly Record<string, string>[] = [
  { origin: "https://other.example" },
  { origin: "null" },
  { origin: "http://localhost:1" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

const corsHeadersOf = ({ headers }: RawAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("access-control-")));

const preflight = (path: string, method: string) =>
  sendRaw(site.origin + path, {
    method: "OPTIONS",
    headers: {
      origin: "https://other.example",
      "access-control-request-method": method,
      "access-control-request-headers": "content-type",
    },
  });

const open = {
  "access-control-allow-origin": "*",
  // A script could not read how long to wait after a 429.
  "access-control-expose-headers": "retry-after, x-request-id",
};

describe.each(["/api/convert", "/api/convert?by=remix", "/api/convert/"])("POST %s", (path) => {
  const post = (headers: Record<string, string>, body: object) =>
    sendRaw(site.origin + path, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });

  it.each(senders)("converts for another origin, which may read the answer: %o", async (headers) => {
    const answer = await post(headers, mile);
    expect(answer).toMatchObject({ status: 200, text: '{"result":8.04672}' });
    expect(corsHeadersOf(answer)).toEqual(open);
  });

  it("lets another origin read why a conversion failed", async () => {
    const answer = await post({ origin: "https://other.example" }, { ...mile, toUnit: "kg" });
    expect(answer.status).toBe(400);
    expect(corsHeadersOf(answer)).toEqual(open);
  });
});

it("answers a conversion for another origin with the same bytes before and behind Remix", async () => {
  const headers = { ...json, origin: "https://other.example" };
  const [first, behindRemix] = await Promise.all(
    ["", "?by=remix"].map((query) =>
      sendRaw(`${site.origin}/api/convert${query}`, { method: "POST", headers, body: JSON.stringify(mile) }),
    ),
  );
  const isShared = (_: string, index: number, all: readonly string[]) =>
    !/^(date|x-request-id)$/i.test(all[index - 1] ?? "");
  expect(behindRemix?.rawHeaders.filter(isShared)).toEqual(first?.rawHeaders.filter(isShared));
  expect(behindRemix?.text).toBe(first?.text);
});

it.each([
  ...senders.map((headers) => ["/api/rates", headers] as const),
  ...["/api/units", "/api/units/length", "/api/ask?q=5+mi+in+km", "/api/openapi.json"].map(
    (path) => [path, { origin: "https://other.example" }] as const,
  ),
])("answers GET and HEAD of %s for another origin, which may read it: %o", async (path, headers) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await sendRaw(site.origin + path, { method, headers });
    expect(answer.status).toBe(200);
    expect(corsHeadersOf(answer)).toEqual(open);
  }
});

it.each(["/api/nope", "/%61pi/rates", "/api/units/lenght", "/api/ask?q=5+mi+in+kg"])(
  "lets another origin read why %s failed",
  async (path) => {
    const answer = await sendRaw(site.origin + path, { headers: { origin: "https://other.example" } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(corsHeadersOf(answer)).toEqual(open);
  },
);

describe("a preflight request", () => {
  it.each([
    ["/api/convert", "POST", "POST"],
    ["/api/convert?by=remix", "POST", "POST"],
    ["/api/convert", "DELETE", "POST"],
    ["/api/units", "GET", "GET, HEAD"],
    ["/api/ask?q=5+mi", "GET", "GET, HEAD"],
  ])("of %s for %s is told which methods and headers are accepted", async (path, method, allowed) => {
    const answer = await preflight(path, method);
    expect(answer).toMatchObject({ status: 204, text: "" });
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(corsHeadersOf(answer)).toEqual({
      ...open,
      "access-control-allow-methods": allowed,
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "86400",
    });
  });

  it.each(["/api/contact", "/api/contact/", "/help", "/", "/metrics", "/healthz"])(
    "of %s is refused like any other OPTIONS",
    async (path) => {
      const answer = await preflight(path, "POST");
      expect(answer.status).toBe(405);
      expect(corsHeadersOf(answer)).toEqual({});
    },
  );
});

describe("what only this site's own pages may use", () => {
  it.each(senders)("refuses a message that a browser sends for another site: %o", async (headers) => {
    const answer = await sendRaw(`${site.origin}/api/contact`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify({ name: "Ann", email: "ann@example.org", message: "Hello" }),
    });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toEqual({
      error: "cross_site",
      details: "Only this site's own pages may send messages.",
      requestId: answer.headers["x-request-id"],
    });
    expect(corsHeadersOf(answer)).toEqual({});
  });

  it.each(["/", "/convert/length", "/help", "/terms", "/nowhere", "/healthz", "/robots.txt"])(
    "sends %s without a header that lets other origins read it",
    async (path) => {
      const answer = await sendRaw(site.origin + path, { headers: { origin: "https://other.example" } });
      expect(corsHeadersOf(answer)).toEqual({});
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
    },
  );
});
