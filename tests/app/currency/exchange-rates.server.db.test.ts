import { afterEach, expect, it, vi } from "vitest";
import { snapshotRates } from "~/conversion";
import { clearRatesCache, currentRates } from "~/currency/exchange-rates.server";
import type { Database } from "~db/client";
import { saveRates } from "~db/exchange-rates";
import { exchangeRates } from "~db/schema";
import { openTestDatabase } from "../../support/database";

const database = openTestDatabase();
const scope = globalThis as { everyunitDatabase?: Database | undefined };

afterEach(async () => {
  vi.useRealTimers();
  scope.everyunitDatabase = undefined;
  clearRatesCache();
  await database.db.orm.delete(exchangeRates);
});

// The clock had been a year ahead: the site would have used its rates for another year.
it("looks for newer rates after a minute, even if the clock was set back", async () => {
  scope.everyunitDatabase = database.db;
  clearRatesCache();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: now + 365 * 86_400_000 });
  expect(await currentRates()).toBe(snapshotRates);
  const newer = { ...snapshotRates, date: "2099-01-01", source: "newer" };
  await saveRates(database.db, { ...newer, status: "accepted" });
  expect(await currentRates()).toBe(snapshotRates);
  vi.advanceTimersByTime(60_001);
  vi.setSystemTime(now);
  await expect.poll(async () => (await currentRates()).source).toBe("newer");
});
