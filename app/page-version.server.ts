import { createHash } from "node:crypto";
import type { ExchangeRates } from "~/conversion";
import { currentRates } from "./currency/exchange-rates.server";

// The rates in force are read anew every minute; most times they are the same ones.
const versions = new WeakMap<ExchangeRates, string>();

function versionOf(rates: ExchangeRates): string {
  const known = versions.get(rates);
  if (known) return known;
  const version = createHash("sha256").update(JSON.stringify(rates)).digest("base64url").slice(0, 16);
  versions.set(rates, version);
  return version;
}

const DAY_MS = 86_400_000;

/** What decides a page's bytes besides its address: the day, for the year in the footer and the age of rates, and the rates. */
export async function pageVersion(): Promise<string> {
  return `${Math.floor(Date.now() / DAY_MS)} ${versionOf(await currentRates())}`;
}
