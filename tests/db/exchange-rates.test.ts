import { beforeEach, expect, it } from "vitest";
import { latestAcceptedRates, quarantinedSince, saveRates } from "../../db/exchange-rates";
import { exchangeRates } from "../../db/schema";
import { openTestDatabase } from "../support/database";

const server = openTestDatabase();
const feed = (date: string, eur: string) => ({
  base: "USD",
  date,
  source: "a feed",
  rates: { EUR: eur, USD: "1" },
});

beforeEach(() => server.db.orm.delete(exchangeRates));

it("returns the newest accepted set, with its decimals unchanged", async () => {
  await saveRates(server.db, { ...feed("2026-01-02", "0.90000000000000000001"), status: "accepted" });
  await saveRates(server.db, { ...feed("2026-01-01", "0.8"), status: "accepted" });
  expect(await latestAcceptedRates(server.db)).toMatchObject(feed("2026-01-02", "0.90000000000000000001"));
});

it("stores a suspicious set separately, with the reason", async () => {
  await saveRates(server.db, {
    ...feed("2026-01-03", "90"),
    status: "quarantined",
    reason: "EUR moved by 10,000 %",
  });
  expect(await latestAcceptedRates(server.db)).toBeUndefined();
  expect(await quarantinedSince(server.db, "2026-01-03")).toMatchObject([
    { reason: "EUR moved by 10,000 %", rates: { EUR: "90" } },
  ]);
});

it("replaces an earlier set of the same day and source", async () => {
  await saveRates(server.db, { ...feed("2026-01-02", "0.9"), status: "accepted" });
  await saveRates(server.db, { ...feed("2026-01-02", "0.91"), status: "accepted" });
  expect(await server.db.orm.$count(exchangeRates)).toBe(1);
  expect(await latestAcceptedRates(server.db)).toMatchObject({ rates: { EUR: "0.91" } });
});

it("distinguishes sources, and returns the newest set of any", async () => {
  await saveRates(server.db, { ...feed("2026-01-03", "0.9"), status: "accepted" });
  await saveRates(server.db, { ...feed("2026-01-03", "0.7"), source: "other", status: "accepted" });
  expect(await server.db.orm.$count(exchangeRates)).toBe(2);
  expect(await latestAcceptedRates(server.db)).toMatchObject({ source: "other" });
});
