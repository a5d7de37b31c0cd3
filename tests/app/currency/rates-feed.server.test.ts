import { describe, expect, it } from "vitest";
import { readFeed } from "~/currency/rates-feed.server";

const ecb = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='2026-11-20'>
    <Cube currency='USD' rate='1.1360'/><Cube currency='JPY' rate='178.90'/>
  </Cube></Cube>
</gesmes:Envelope>`;

describe("readFeed", () => {
  it("reads the form of the project's own snapshot", () => {
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

  it("keeps every digit the feed wrote", () => {
    const feed = readFeed('{"base":"USD","date":"2026-11-20","rates":{"EUR":0.12345678901234567890123}}');
    expect(feed?.rates.get("EUR")).toBe("0.12345678901234567890123");
  });

  it("reads the ECB's daily reference rates as a part of the currencies, on the euro", () => {
    expect(readFeed(ecb)).toEqual({
      base: "EUR",
      date: "2026-11-20",
      source: "European Central Bank",
      rates: new Map([
        ["USD", "1.1360"],
        ["JPY", "178.90"],
      ]),
      isPartial: true,
    });
  });

  it.each([
    ["nothing", ""],
    ["a page", "<!doctype html><html><body>maintenance</body></html>"],
    ["broken JSON", '{"base":"USD",'],
    ["a list", "[1,2,3]"],
    ["null", "null"],
    ["no date", '{"base":"USD","rates":{"EUR":1}}'],
    ["broken XML", "<gesmes:Envelope><Cube>"],
    ["a bomb of entities", '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'],
    ["keys that would reach the prototype", '{"__proto__":{"base":"USD","date":"2026-11-20","rates":{}}}'],
  ])("does not take %s for a feed", (_, text) => {
    expect(readFeed(text)).toBeUndefined();
  });
});
