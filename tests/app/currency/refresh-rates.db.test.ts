import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { mergeRates, snapshotRates } from "~/conversion";

import { refreshRates } from "~/currency/refresh-rates.server";
import { latestAcceptedRates, quarantinedSince } from "~db/exchange-rates";
import { exchangeRates } from "~db/schema";
import { openTestDatabase } from "../../support/database";
import { type LoopbackFeed, startFeed } from "../../support/loopback-feed";
import { present } from "../../support/present";

const database = openTestDatabase();
let feed: LoopbackFeed | undefined;

afterEach(async () => {
  await feed?.close();
  await database.db.orm.delete(exchangeRates);
});

async function refreshFrom(answer: RequestListener, timeoutMs = 30_000) {
  feed = await startFeed(answer);
  return refreshRates(database.db, feed.url, { timeoutMs });
}

const inForce = async () => mergeRates(await latestAcceptedRates(database.db));

const today = new Date().toISOString().slice(0, 10);

const answering =
  (rates: Record<string, string>, rest: object = {}): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ ...snapshotRates, date: today, source: "loopback", rates, ...rest }));

const steady = { ...snapshotRates.rates, EUR: "0.9" };

describe("refreshRates", () => {
  it("makes a newer set current for every process that shares the database", async () => {
    expect(await refreshFrom(answering(steady))).toEqual({
      outcome: "accepted",
      date: today,
      source: "loopback",
      currencies: Object.keys(snapshotRates.rates).length,
      held: [],
    });
    expect(await inForce()).toMatchObject({ date: today, source: "loopback", rates: { EUR: "0.9" } });
  });

  it("holds back a jump until an administrator accepts it", async () => {
    const answer = answering({ ...steady, JPY: "1575" });
    expect(await refreshFrom(answer)).toMatchObject({ outcome: "accepted", held: ["JPY"] });
    expect((await inForce()).rates).toMatchObject({ EUR: "0.9", JPY: snapshotRates.rates.JPY });
    expect(await quarantinedSince(database.db, today)).toMatchObject([{ rates: { JPY: "1575" } }]);
    expect(await refreshRates(database.db, present(feed).url, { acceptJumps: true })).toMatchObject({
      outcome: "accepted",
      held: [],
    });
    expect((await inForce()).rates.JPY).toBe("1575");
  });

  // The ECB's rates of 8 January 2020, dated today: six years later they are jumps, which an administrator accepts.
  it("merges the European Central Bank's daily feed into the current set", async () => {
    const ecb = readFileSync("tests/support/eurofxref-daily.xml", "utf8").replace("2020-01-08", today);
    feed = await startFeed((_, response) => response.end(ecb));
    expect(await refreshRates(database.db, feed.url, { acceptJumps: true })).toMatchObject({
      outcome: "accepted",
      date: today,
      source: expect.stringMatching(/^European Central Bank; others: @fawazahmed0\/currency-api, \d{4}-/),
      currencies: Object.keys(snapshotRates.rates).length,
    });
    const { rates } = await inForce();
    expect(Number(rates.EUR)).toBeCloseTo(1 / 1.1115, 12);
    expect(Number(rates.JPY)).toBeCloseTo(120.86 / 1.1115, 9);
    expect(rates.KES).toBe(snapshotRates.rates.KES);
  });

  it("changes nothing if every rate jumps at once", async () => {
    const doubled = Object.entries(snapshotRates.rates).map(([code, rate]) => [
      code,
      String(Number(rate) * 2),
    ]);
    expect(await refreshFrom(answering({ ...Object.fromEntries(doubled), USD: "1" }))).toMatchObject({
      outcome: "quarantined",
    });
    expect(await inForce()).toBe(snapshotRates);
  });

  // fetch refuses such an address: the feed was never asked.
  it("sends the user and password in the feed's URL, and never reveals them", async () => {
    let authorization: string | undefined;
    feed = await startFeed((request, response) => {
      authorization = request.headers.authorization;
      answering(steady, { source: undefined })(request, response);
    });
    const url = feed.url.replace("//", "//us%40er:p%3Ass@");
    const outcome = await refreshRates(database.db, url);
    expect(outcome).toMatchObject({ outcome: "accepted", source: new URL(feed.url).host });
    expect(Buffer.from(authorization?.split(" ")[1] ?? "", "base64").toString()).toBe("us@er:p:ss");
  });

  it.each<[string, RequestListener, RegExp]>([
    ["is dead", (request) => request.socket.destroy(), /it closed the connection/],
    ["answers with an error", (_, response) => response.writeHead(500).end("{}"), /answered 500/],
    ["answers with a page", (_, response) => response.end("<html></html>"), /unknown format/],
    ["sends too much", (_, response) => response.end("9".repeat(2_100_000)), /larger than/],
    ["redirects", (_, response) => response.writeHead(302, { location: "/latest" }).end(), /answered 302/],
    ["is poisoned", answering({ ...steady, USD: "1", EUR: "-1" }), /no usable rate/],
    ["is old", answering(steady, { date: "2001-01-01" }), /older/],
  ])("changes nothing when the feed %s", async (_, answer, reason) => {
    expect(await refreshFrom(answer)).toEqual({ outcome: "rejected", reason: expect.stringMatching(reason) });
    expect(await inForce()).toBe(snapshotRates);
  });

  it("changes nothing when the feed never answers", async () => {
    const reason = expect.stringMatching(/it did not respond in time/);
    expect(await refreshFrom(() => {}, 500)).toEqual({ outcome: "rejected", reason });
    expect(await inForce()).toBe(snapshotRates);
  });
});
