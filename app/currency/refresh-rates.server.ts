import type { Database } from "~db/client";
import { latestAcceptedRates, quarantinedSince, saveRates } from "~db/exchange-rates";
import { forgetRates, ratesIn } from "./exchange-rates.server";
import { fetchFeed } from "./fetch-feed.server";
import { judgeFeed } from "./judge-feed.server";
import { readFeed } from "./rates-feed.server";

export type RefreshOutcome =
  | { outcome: "accepted"; date: string; source: string; currencies: number; held: readonly string[] }
  | { outcome: "quarantined"; date: string; source: string; reason: string }
  | { outcome: "rejected"; reason: string };

const DAY_MS = 86_400_000;
/** How far back sets that were held back still vouch for a new one. */
const VOUCHING_DAYS = 7;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

export type RefreshOptions = {
  /** An administrator has looked at the jumps and takes them for real. */
  acceptJumps?: boolean;
  timeoutMs?: number;
};

/**
 * Asks a feed for newer rates and keeps them if they pass the checks. A dead, broken or poisoned feed is an outcome
 * and changes nothing; only the database being away throws.
 */
export async function refreshRates(
  db: Database,
  url: string,
  options: RefreshOptions = {},
): Promise<RefreshOutcome> {
  const fetched = await fetchFeed(url, options.timeoutMs);
  if (!fetched.ok) return { outcome: "rejected", reason: fetched.reason };
  const feed = readFeed(fetched.text);
  if (!feed) return { outcome: "rejected", reason: "the feed is in no form that is known here" };
  const inForce = ratesIn(await latestAcceptedRates(db));
  const earlier = await quarantinedSince(db, daysBefore(inForce.date, VOUCHING_DAYS));
  const judgement = judgeFeed(feed, new URL(url).host, inForce, { earlier });
  if (judgement.verdict === "rejected") return { outcome: "rejected", reason: judgement.reason };
  const { rates, held, reason } = judgement;
  const { date, source } = rates;
  const isBelieved = options.acceptJumps === true || held.length === 0;
  if (!isBelieved) await saveRates(db, { ...rates, status: "quarantined", reason });
  if (!isBelieved && judgement.verdict === "quarantined")
    return { outcome: "quarantined", date, source, reason };
  const next = isBelieved ? rates : judgement.cautiousRates;
  await saveRates(db, { ...next, status: "accepted" });
  forgetRates();
  const currencies = Object.keys(next.rates).length;
  return { outcome: "accepted", date, source: next.source, currencies, held: isBelieved ? [] : held };
}
