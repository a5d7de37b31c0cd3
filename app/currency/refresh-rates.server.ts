import type { Database } from "~db/client";
import { latestAcceptedRates, saveRates } from "~db/exchange-rates";
import { forgetRates, ratesIn } from "./exchange-rates.server";
import { fetchFeed } from "./fetch-feed.server";
import { judgeFeed } from "./judge-feed.server";
import { readFeed } from "./rates-feed.server";

export type RefreshOutcome =
  | { outcome: "accepted"; date: string; source: string; currencies: number }
  | { outcome: "quarantined"; date: string; source: string; reason: string }
  | { outcome: "rejected"; reason: string };

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
  const judgement = judgeFeed(feed, new URL(url).host, inForce);
  if (judgement.verdict === "rejected") return { outcome: "rejected", reason: judgement.reason };
  const { rates } = judgement;
  const { date, source } = rates;
  if (judgement.verdict === "quarantined" && !options.acceptJumps) {
    await saveRates(db, { ...rates, status: "quarantined", reason: judgement.reason });
    return { outcome: "quarantined", date, source, reason: judgement.reason };
  }
  await saveRates(db, { ...rates, status: "accepted" });
  forgetRates();
  return { outcome: "accepted", date, source, currencies: Object.keys(rates.rates).length };
}
