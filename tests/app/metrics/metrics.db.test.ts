import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { startTestSite, type TestSite } from "../../support/test-site";

const TOKEN = "a-token-for-the-tests";
const database = openTestDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url, {
    METRICS_TOKEN: TOKEN,
    CONTACT_WEBHOOK: "http://127.0.0.1:9/hook",
  });
}, 120_000);
afterAll(() => site.stop());

const scrape = (authorization?: string) =>
  fetch(`${site.origin}/metrics`, { headers: authorization ? { authorization } : {} });

const post = (path: string, body: object) =>
  fetch(`${site.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it("answers 404 without the token, like any other unknown path", async () => {
  const answers = await Promise.all([scrape(), scrape("Bearer wrong"), scrape(`Basic ${TOKEN}`)]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it("counts requests by route and status, conversions by category, messages by outcome", async () => {
  await (await fetch(`${site.origin}/convert/weight?value=81.5&from=kg&to=lb`)).text();
  await (await fetch(`${site.origin}/nowhere/at/all`)).text();
  await (await post("/api/convert", { category: "length", fromUnit: "mi", toUnit: "km", value: 5 })).text();
  await (await post("/api/contact", { name: "A", email: "a@b.example", message: "Hello" })).text();
  await (await post("/api/contact", { name: "", email: "a@b.example", message: "Hello" })).text();
  const answer = await scrape(`bearer ${TOKEN}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  const text = await answer.text();
  const lines = text.split("\n");
  for (const line of [
    'everyunit_http_requests_total{route="/convert/:category",status="200"} 1',
    'everyunit_http_requests_total{route="other",status="404"} 1',
    'everyunit_http_requests_total{route="/api/contact",status="201"} 1',
    'everyunit_conversions_total{category="length"} 1',
    'everyunit_messages_total{outcome="stored"} 1',
    'everyunit_messages_total{outcome="invalid_message"} 1',
    'everyunit_http_request_duration_seconds_count{route="/api/convert"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  for (const reading of ["rates_age_seconds", "pool_connections", "page_cache_bytes"])
    expect(text).toMatch(new RegExp(`^everyunit_state\\{reading="${reading}"\\} \\d`, "m"));
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(text).not.toMatch(/81\.5|nowhere|b\.example/);
});

it("has every metric that the alerts and the dashboard refer to", async () => {
  await (await fetch(`${site.origin}/`)).text();
  await (await post("/api/convert", { category: "length", fromUnit: "mi", toUnit: "km", value: 5 })).text();
  await (await post("/api/contact", { name: "A", email: "a@b.example", message: "Hello" })).text();
  const text = await (await scrape(`Bearer ${TOKEN}`)).text();
  const files = ["deploy/alerts.yml", "deploy/grafana-dashboard.json"].map((file) =>
    readFileSync(file, "utf8"),
  );
  const queries = files.join("\n").replaceAll('\\"', '"');
  const metrics = queries.match(/\b(?:everyunit|nodejs|process)_\w+/g) ?? [];
  const readings = [...queries.matchAll(/reading="(\w+)"/g)].map(([, name]) => name ?? "");
  expect(metrics).toContain("everyunit_http_request_duration_seconds_bucket");
  expect(readings).toContain("database_ready");
  expect(metrics.filter((name) => !new RegExp(`^${name}[ {]`, "m").test(text))).toEqual([]);
  expect(readings.filter((name) => !text.includes(`everyunit_state{reading="${name}"}`))).toEqual([]);
});

// It took 6 to 9 s, near the 10 s after which Prometheus calls a replica down, and repeated the counts of before.
it("answers soon while the table of messages is locked, without counting them", async () => {
  await (await scrape(`Bearer ${TOKEN}`)).text();
  const text = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table contact_messages`);
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await fetch(`${site.origin}/metrics`, { headers, signal: AbortSignal.timeout(4_000) })).text();
  });
  expect(text).toContain('everyunit_state{reading="database_ready"} 0');
  expect(text).not.toContain("webhook_waiting");
});
