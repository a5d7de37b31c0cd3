import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { exchangeRates } from "~db/schema";
import { openTestDatabase } from "../../support/database";
import { type LoopbackFeed, startFeed } from "../../support/loopback-feed";
import { present } from "../../support/present";
import { runCli } from "../../support/run-cli";

const database = openTestDatabase();
const cache = mkdtempSync(join(tmpdir(), "everyunit-rates-"));
const today = new Date().toISOString().slice(0, 10);
let feed: LoopbackFeed | undefined;

beforeEach(() => rmSync(join(cache, "everyunit"), { recursive: true, force: true }));
afterEach(async () => {
  await feed?.close();
  await database.db.orm.delete(exchangeRates);
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

async function refreshFrom(answer: RequestListener, ...more: readonly string[]) {
  feed = await startFeed(answer);
  const env = { DATABASE_URL: database.url, RATES_URL: feed.url, XDG_CACHE_HOME: cache };
  const run = await runCli(["rates", "refresh", ...more], { env });
  return { ...run, after: await runCli(["rates", "--json"], { env }) };
}

const answering =
  (rates: Record<string, string>): RequestListener =>
  (_, response) =>
    response.end(
      JSON.stringify({
        ...snapshotRates,
        date: today,
        source: "loopback",
        rates: { ...snapshotRates.rates, ...rates },
      }),
    );

it("accepted rates are used at once, and the command prints their date and source", async () => {
  const { code, out, after } = await refreshFrom(answering({ EUR: "0.9" }));
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(`^Rates of ${today} for \\d+ currencies are now in use \\(loopback\\)\\.\\n$`),
  );
  const origin = expect.stringMatching(/^the site's database \(/);
  expect(JSON.parse(after.out)).toMatchObject({ date: today, source: "loopback", origin });
});

// The site had the rates, and the command failed; in a read-only container, rates then showed those of the release.
it("a cache that cannot be written fails nothing", async () => {
  feed = await startFeed(answering({ EUR: "0.9" }));
  const env = { DATABASE_URL: database.url, RATES_URL: feed.url, XDG_CACHE_HOME: "/dev/null" };
  const { code, err } = await runCli(["rates", "refresh"], { env });
  expect(code).toBe(0);
  const note =
    "The site uses them; this user's commands do not, as /dev/null/everyunit/rates.json cannot be written.\n";
  expect(err).toBe(note);
  const shown = await runCli(["rates", "--json"], { env });
  expect([JSON.parse(shown.out), shown.err]).toEqual([
    expect.objectContaining({ date: today, source: "loopback" }),
    note,
  ]);
});

it("--json prints the outcome", async () => {
  const { out } = await refreshFrom(answering({ EUR: "0.9" }), "--json");
  expect(JSON.parse(out)).toMatchObject({ outcome: "accepted", date: today, source: "loopback" });
});

it("a jump holds back only its currency, until --accept-jumps is given", async () => {
  const jumping = answering({ JPY: "1575", EUR: "0.9" });
  const { code, out, err, after } = await refreshFrom(jumping);
  expect(code).toBe(0);
  expect(out).toContain("(loopback (held back: JPY))");
  expect(err).toMatch(/^Held back, because they moved by more than 20 %: JPY\. .*--accept-jumps\.\n$/);
  expect(JSON.parse(after.out)).toMatchObject({ date: today });
  await present(feed).close();
  expect(await refreshFrom(jumping, "--accept-jumps")).toMatchObject({ code: 0, err: "" });
});

it("a feed in which every rate jumps is not accepted, with exit code 1", async () => {
  const doubled = Object.entries(snapshotRates.rates).map(([code, rate]) => [code, String(Number(rate) * 2)]);
  const { code, out, err } = await refreshFrom(answering({ ...Object.fromEntries(doubled), USD: "1" }));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/and \d+ more.*--accept-jumps/);
});

it("a failing feed leaves the rates unchanged", async () => {
  const { code, out, err, after } = await refreshFrom((_, response) => response.writeHead(500).end());
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^everyunit: The rates were rejected: .+\. The current rates stay in use\.\n$/);
  // The database, which has none, was named as their origin.
  expect(JSON.parse(after.out)).toMatchObject({ date: snapshotRates.date, origin: "this release" });
});
