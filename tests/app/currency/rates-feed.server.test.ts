import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFeed } from "~/currency/rates-feed.server";

const ecb = readFileSync("tests/support/eurofxref-daily.xml", "utf8");

describe("readFeed", () => {
  it("reads the format of the project's own snapshot", () => {
    const text = '{"base":"USD","date":"2026-11-20","source":"me","rates":{"EUR":"0.88","jpy":157.5}}';
    expect(readFeed(text)).toEqual({
      base: "USD",
      date: "2026-11-20",
      source: "me",
      rates: new Map([
        ["EUR", "0.88"],
        ["JPY", "157.5"],
      ]),
      isPartial: false,
    });
  });

  it("reads a feed whose table is named after its base", () => {
    const feed = readFeed('{"date":"2026-11-20","usd":{"eur":0.88,"btc":0.0000091}}');
    expect(feed).toMatchObject({ base: "USD", date: "2026-11-20", isPartial: false });
    expect(feed?.rates.get("BTC")).toBe("0.0000091");
  });

  it("keeps every digit of the feed", () => {
    const feed = readFeed('{"base":"USD","date":"2026-11-20","rates":{"EUR":0.12345678901234567890123}}');
    expect(feed?.rates.get("EUR")).toBe("0.12345678901234567890123");
  });

  it("reads the ECB's daily reference rates, some currencies per euro", () => {
    const feed = readFeed(ecb);
    expect(feed).toMatchObject({
      base: "EUR",
      date: "2020-01-08",
      source: "European Central Bank",
      isPartial: true,
    });
    expect(feed?.rates.size).toBe(32);
    expect(feed?.rates.get("USD")).toBe("1.1115");
    expect(feed?.rates.get("IDR")).toBe("15441.51");
  });

  it.each([
    ["nothing", ""],
    ["a page", "<!doctype html><html><body>maintenance</body></html>"],
    ["broken JSON", '{"base":"USD",'],
    ["a list", "[1,2,3]"],
    ["null", "null"],
    ["no date", '{"base":"USD","rates":{"EUR":1}}'],
    ["XML of another kind", "<rates><EUR>1</EUR></rates>"],
    ["broken XML", "<gesmes:Envelope><Cube>"],
    ["a bomb of entities", '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'],
    ["keys that would reach the prototype", '{"__proto__":{"base":"USD","date":"2026-11-20","rates":{}}}'],
  ])("does not take %s for a feed", (_, text) => {
    expect(readFeed(text)).toBeUndefined();
  });
});
