import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { runCli } from "../../support/run-cli";

const cache = mkdtempSync(join(tmpdir(), "everyunit-rates-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

function keep(content: string) {
  mkdirSync(join(cache, "everyunit"), { recursive: true });
  writeFileSync(join(cache, "everyunit", "rates.json"), content);
  return { env: { XDG_CACHE_HOME: cache }, now: new Date("2099-01-02T12:00:00Z") };
}

const newer = {
  base: "USD",
  date: "2099-01-01",
  source: "kept",
  rates: { ...snapshotRates.rates, EUR: "0.5" },
};

it("rates prints the date, source and age of the release's rates", async () => {
  const twoDaysOn = new Date(Date.parse(snapshotRates.date) + 2 * 86_400_000 + 1000);
  const { code, out } = await runCli(["rates"], { now: twoDaysOn });
  expect(code).toBe(0);
  expect(out).toContain(`dated ${snapshotRates.date} (2 days old)\nSource: ${snapshotRates.source}\n`);
  expect(JSON.parse((await runCli(["rates", "--json"], { now: twoDaysOn })).out)).toEqual({
    base: "USD",
    date: snapshotRates.date,
    source: snapshotRates.source,
    origin: "this release",
    currencies: Object.keys(snapshotRates.rates).length,
    ageDays: 2,
    offPeg: expect.any(Array),
  });
});

it("rates reports a source that is more than 0.5 % off a fixed rate, which conversions use", async () => {
  const steady = { ...newer.rates, BZD: "2", XCG: "1.79", STN: "12.25", AED: "3.69", SAR: "3.84" };
  const world = keep(JSON.stringify({ ...newer, rates: steady }));
  const { out } = await runCli(["rates"], world);
  expect(out).toContain("SAR is converted at its fixed rate, 1 USD = 3.75 SAR; the source is 2.4 % off.\n");
  expect(out).not.toContain("AED");
  expect(await runCli(["convert", "10", "usd", "sar"], world)).toMatchObject({ out: "37.5 SAR\n" });
});

it.each([
  [6, ""],
  [
    7,
    "Warning: these rates are 7 days old. To update them, set RATES_URL and run everyunit rates refresh.\n",
  ],
])("rates of %i days ago: %s", async (days, err) => {
  const now = new Date(Date.parse(snapshotRates.date) + days * 86_400_000);
  expect((await runCli(["rates"], { now })).err).toBe(err);
});

it("conversions use refreshed rates, and print their date and source", async () => {
  const world = keep(JSON.stringify(newer));
  expect((await runCli(["rates"], world)).out).toContain("dated 2099-01-01 (1 day old)\nSource: kept\n");
  expect(await runCli(["convert", "10", "usd", "eur"], world)).toMatchObject({
    code: 0,
    out: "5 EUR\n",
    err: "Exchange rates of 2099-01-01, kept\n",
  });
});

it.each([
  ["that are older than the release's", JSON.stringify({ ...newer, date: "2001-01-01" })],
  ["that are cut off", JSON.stringify(newer).slice(0, 100)],
  ["with a rate of nothing", JSON.stringify({ ...newer, rates: { ...newer.rates, EUR: "0" } })],
  ["against another base", JSON.stringify({ ...newer, base: "EUR" })],
  ["that are no rates", "null"],
])("cached rates %s are ignored", async (_, content) => {
  expect((await runCli(["rates"], keep(content))).out).toContain(`dated ${snapshotRates.date} `);
});

it("a refresh without a feed is a usage error", async () => {
  for (const env of [{}, { RATES_URL: "off" }]) {
    const { code, out, err } = await runCli(["rates", "refresh"], { env });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("RATES_URL");
  }
});
