import { describe, expect, it } from "vitest";
import { currentCurrencyCodes, snapshotRates } from "~/conversion";
import { judgeFeed } from "~/currency/judge-feed.server";
import type { RatesFeed } from "~/currency/rates-feed.server";

const NOW = new Date("2026-11-20T12:00:00Z");

const feed = (changes: Record<string, string | undefined> = {}, rest: Partial<RatesFeed> = {}): RatesFeed => {
  const entries = Object.entries({ ...snapshotRates.rates, ...changes });
  const rates = new Map(
    entries.flatMap(([code, rate]) => (rate === undefined ? [] : [[code, rate] as const])),
  );
  return { base: "USD", date: "2026-11-20", source: "feed", rates, isPartial: false, ...rest };
};

const judge = (candidate: RatesFeed) => judgeFeed(candidate, "feed.example", snapshotRates, { now: NOW });

describe("judgeFeed", () => {
  it("accepts a complete set that is newer than and close to the current one", () => {
    const judgement = judge(feed({ EUR: "0.9" }));
    expect(judgement).toMatchObject({
      verdict: "accepted",
      rates: { base: "USD", date: "2026-11-20", source: "feed" },
    });
    expect(judgement.verdict === "accepted" && judgement.rates.rates.EUR).toBe("0.9");
  });

  it("names the host if the feed does not name its source", () => {
    expect(judge(feed({}, { source: undefined }))).toMatchObject({ rates: { source: "feed.example" } });
  });

  it("drops codes that the catalogue does not know", () => {
    const judgement = judge(feed({ BTC: "0.00001" }));
    expect(judgement.verdict === "accepted" && Object.keys(judgement.rates.rates)).not.toContain("BTC");
  });

  it.each([
    ["a main currency is missing", feed({ JPY: undefined }), /no usable rate for JPY/],
    ["a main rate is zero", feed({ GBP: "0" }), /no usable rate for GBP/],
    ["a main rate is negative", feed({ GBP: "-0.75" }), /no usable rate for GBP/],
    ["a main rate is not a number", feed({ GBP: "NaN" }), /no usable rate for GBP/],
    ["a main rate is endless", feed({ GBP: "Infinity" }), /no usable rate for GBP/],
    ["a main rate is absurd", feed({ GBP: "1e300" }), /no usable rate for GBP/],
    [
      "the set is older than the current one",
      feed({}, { date: "2020-01-01" }),
      /older than the current rates/,
    ],
    ["the set is dated in the future", feed({}, { date: "2031-01-01" }), /in the future/],
    ["the date is none", feed({}, { date: "yesterday" }), /no date/],
    [
      "fewer than 95 % of the currencies are there",
      feed(Object.fromEntries(currentCurrencyCodes.slice(20, 40).map((code) => [code, undefined]))),
      /fewer than/,
    ],
  ])("rejects a set when %s", (_, candidate, reason) => {
    expect(judge(candidate)).toEqual({ verdict: "rejected", reason: expect.stringMatching(reason) });
  });

  // A rate 21 % off froze all 160, until somebody looked.
  it.each([
    ["up", "1.2"],
    ["down", "0.5"],
  ])("holds back a rate that jumps %s by more than 20 %%, and no other", (_, rate) => {
    const judgement = judge(feed({ EUR: rate, GBP: "0.76" }));
    expect(judgement).toMatchObject({
      verdict: "accepted",
      held: ["EUR"],
      rates: { rates: { EUR: rate } },
      cautiousRates: {
        source: "feed (held back: EUR)",
        rates: { EUR: snapshotRates.rates.EUR, GBP: "0.76" },
      },
    });
  });

  it("holds back the whole set when more than a tenth of the currencies jump", () => {
    const jumping = Object.entries(snapshotRates.rates).slice(0, 20);
    const doubled = jumping.map(([code, rate]) => [code, String(Number(rate) * 2)]);
    expect(judge(feed(Object.fromEntries(doubled)))).toMatchObject({
      verdict: "quarantined",
      reason: expect.stringMatching(
        /^changed by more than 20 % against the current rates: (\w{3}, ){4}\w{3} and \d+ more$/,
      ),
    });
  });

  it("accepts a jump confirmed by the sets of two earlier days", () => {
    const held = (date: string, rate: string) => ({ date, rates: { ...snapshotRates.rates, EUR: rate } });
    const judgeAfter = (...earlier: ReturnType<typeof held>[]) =>
      judgeFeed(feed({ EUR: "1.2" }), "feed.example", snapshotRates, { now: NOW, earlier });
    const [first, second] = [held("2026-11-18", "1.21"), held("2026-11-19", "1.19")];
    expect(judgeAfter(first, second)).toMatchObject({ held: [], cautiousRates: { rates: { EUR: "1.2" } } });
    expect(judgeAfter(first, first)).toMatchObject({ held: ["EUR"] });
    expect(judgeAfter(first, held("2026-11-19", "2.4"))).toMatchObject({ held: ["EUR"] });
  });

  // Since 2026 the code SYP means pounds of a hundred old ones; feeds change over when they please.
  it("keeps the Syrian pound in old pounds when a feed switches to new ones", () => {
    expect(judge(feed({ SYP: "131.5" }))).toMatchObject({ held: [], rates: { rates: { SYP: "13150" } } });
    expect(judge(feed({ SYP: "13150" }))).toMatchObject({ held: [], rates: { rates: { SYP: "13150" } } });
  });

  it("merges the ECB's thirty currencies into the current set, and names both sources", () => {
    const rates = new Map(
      ["JPY", "GBP", "AUD", "CAD", "CHF", "CNY", "HKD", "NZD"].map((code) => [
        code,
        String(Number(snapshotRates.rates[code]) / 0.88),
      ]),
    ).set("USD", String(1 / 0.88));
    const judgement = judge({
      base: "EUR",
      date: "2026-11-20",
      source: "European Central Bank",
      rates,
      isPartial: true,
    });
    expect(judgement).toMatchObject({
      verdict: "accepted",
      rates: { source: `European Central Bank; others: ${snapshotRates.source}, ${snapshotRates.date}` },
    });
    const accepted = judgement.verdict === "accepted" ? judgement.rates : snapshotRates;
    expect(Number(accepted.rates.EUR)).toBeCloseTo(0.88, 12);
    expect(accepted.rates.AFN).toBe(snapshotRates.rates.AFN);
  });

  it("does not accumulate sources when one ECB set follows another", () => {
    const before = {
      ...snapshotRates,
      date: "2026-11-19",
      source: "European Central Bank; others: x, 2026-09-29",
    };
    const rates = new Map(Object.entries(snapshotRates.rates).slice(0, 30));
    const next = judgeFeed(
      { base: "USD", date: "2026-11-20", source: "European Central Bank", rates, isPartial: true },
      "h",
      before,
      { now: NOW },
    );
    expect(next).toMatchObject({ rates: { source: "European Central Bank; others: x, 2026-09-29" } });
  });
});
