import { createHash } from "node:crypto";
import { DAY_MS } from "~/base/durations";
import type { ExchangeRates } from "~/conversion";
import { rememberedFor } from "~/numerals/once";
import { currentRates } from "./currency/exchange-rates.server";

// Rates are reloaded every minute but seldom change, so their hash is cached.
const versionOf = rememberedFor((rates: ExchangeRates) =>
  createHash("sha256").update(JSON.stringify(rates)).digest("base64url").slice(0, 16),
);

/** Everything a page depends on except its URL: the day (for the footer's year and the age of the rates) and the rates. */
export async function pageVersion(): Promise<string> {
  return `${Math.floor(Date.now() / DAY_MS)} ${versionOf(await currentRates())}`;
}
