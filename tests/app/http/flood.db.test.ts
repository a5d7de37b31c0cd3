import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url, { CLIENT_WORK: "10", TRUST_PROXY: "1" });
}, 120_000);
afterAll(() => site.stop());

const from = (address: string) => ({ "x-forwarded-for": address });
const page = (address: string, value: number) =>
  sendRaw(`${site.origin}/convert/length?value=${value}&from=mi&to=km`, { headers: from(address) });

const converts = (address: string, body: unknown) =>
  sendRaw(`${site.origin}/api/convert`, {
    method: "POST",
    headers: { ...from(address), "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const mile = { category: "length", fromUnit: "mi", toUnit: "km", value: 5 };

/** Asks for new pages until one is refused. */
async function useUp(address: string) {
  for (let value = 1; value < 200; value += 1) {
    const answer = await page(address, value);
    if (answer.status !== 200) return answer;
  }
  throw new Error("No page was refused");
}

describe("a client that asks for more than its share of processor time", () => {
  it("is told when to come again, and keeps only cached pages, files and messages", async () => {
    const greedy = "192.0.2.1";
    const refused = await useUp(greedy);
    expect([refused.status, refused.headers["content-type"]]).toEqual([429, "text/plain; charset=utf-8"]);
    expect(refused.text).toMatch(new RegExp(`\\nRequest ${refused.headers["x-request-id"]}\\n$`));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const conversion = await converts(greedy, mile);
    expect([conversion.status, JSON.parse(conversion.text).error]).toEqual([429, "too_many_requests"]);
    const statusOf = async (path: string) =>
      (await sendRaw(site.origin + path, { headers: from(greedy) })).status;
    expect(await statusOf("/api/ask?q=5+mi+in+km")).toBe(429);
    expect(await statusOf("/convert/length?value=1&from=mi&to=km")).toBe(200);
    expect(await statusOf("/favicon.ico")).toBe(200);
    expect(await statusOf("/healthz")).toBe(200);
  }, 60_000);

  it("takes nothing from other clients", async () => {
    await useUp("2001:db8:0:1::1");
    expect((await page("2001:db8:0:1::2", 0.5)).status).toBe(429);
    expect((await page("2001:db8:0:2::1", 0.5)).status).toBe(200);
    expect(JSON.parse((await converts("192.0.2.3", mile)).text)).toEqual({ result: 8.04672 });
  }, 60_000);
});

it("a second batch of a client is refused while its first one runs", async () => {
  const batch = Array.from({ length: 1_000 }, (_, i) => ({
    ...mile,
    fromUnit: `mi*s^${i % 90}/s^${i % 90}`,
  }));
  const statuses = await Promise.all([1, 2].map(async () => (await converts("192.0.2.4", batch)).status));
  expect(statuses.sort()).toEqual([200, 429]);
});

// Node's own answers had none of the site's headers.
it.each([
  ["GET / HTTP/1.1\r\nHost: x\r\nX: \u0001\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(70_000)}\r\n\r\n`, 431],
  ["GET /api/rates HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["POST /api/convert HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\nConnection: close\r\n\r\n", 417],
])("an answer that Node writes itself carries the site's headers", async (request, status) => {
  const socket = connect(site.port, "127.0.0.1");
  socket.write(request);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of [
    "x-content-type-options: nosniff",
    "content-security-policy: default-src 'none'",
    "x-request-id: ",
  ])
    expect(answer.toLowerCase()).toContain(header);
});
