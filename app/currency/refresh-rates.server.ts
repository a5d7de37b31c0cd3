import { DAY_MS } from "~/base/durations";
import { explainUnreached, loadClient, requestOutside } from "~/base/outgoing.server";
import { type ExchangeRates, mergeRates } from "~/conversion";
import type { Database } from "~db/client";
import { latestAcceptedRates, quarantinedSince, saveRates } from "~db/exchange-rates";
import { clearRatesCache } from "./exchange-rates.server";
import { judgeFeed } from "./judge-feed.server";
import { readFeed } from "./rates-feed.server";

const TIMEOUT_MS = 10_000;
const LONGEST_BYTES = 2_000_000;

type FetchedFeed = { ok: true; text: string } | { ok: false; reason: string };

const fail = (reason: string): FetchedFeed => ({ ok: false, reason });

async function readLimited(body: AsyncIterable<Uint8Array> | null): Promise<FetchedFeed> {
  if (!body) return fail("the feed is empty");
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for await (const chunk of body) {
    totalBytes += chunk.byteLength;
    if (totalBytes > LONGEST_BYTES) return fail("the feed is larger than 2 MB");
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString("utf8") };
}

const HEADERS = { accept: "application/json, application/xml, text/xml" };

/** Downloads the feed within a time and size limit. Redirects are not followed. Returns a reason on failure and never throws. */
async function fetchFeed(url: string, timeoutMs = TIMEOUT_MS): Promise<FetchedFeed> {
  try {
    await loadClient();
    const signal = AbortSignal.timeout(timeoutMs);
    const { response, close } = await requestOutside(new URL(url), { headers: HEADERS, signal });
    try {
      return response.ok ? await readLimited(response.body) : fail(`the feed answered ${response.status}`);
    } finally {
      await close();
    }
  } catch (error) {
    return fail(`the feed cannot be fetched: ${explainUnreached(error)}`);
  }
}

export type RefreshOutcome =
  | { outcome: "accepted"; date: string; source: string; currencies: number; held: readonly string[] }
  | { outcome: "quarantined"; date: string; source: string; reason: string }
  | { outcome: "rejected"; reason: string };

/** How far back quarantined sets count as agreement with a new one. */
const AGREEMENT_WINDOW_DAYS = 7;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

export type RefreshOptions = {
  /** Accepts large changes that an administrator has reviewed. */
  acceptJumps?: boolean;
  timeoutMs?: number;
};

/** A store of rates: the site's database, or a user's cache. */
export type RatesStore = {
  current(): Promise<ExchangeRates>;
  /** Sets of earlier days that were quarantined. */
  quarantinedSince(date: string): Promise<readonly Pick<ExchangeRates, "date" | "rates">[]>;
  saveAccepted(rates: ExchangeRates): Promise<void>;
  saveQuarantined(rates: ExchangeRates, reason: string): Promise<void>;
};

const inDatabase = (db: Database): RatesStore => ({
  current: async () => mergeRates(await latestAcceptedRates(db)),
  quarantinedSince: (date) => quarantinedSince(db, date),
  async saveAccepted(rates) {
    await saveRates(db, { ...rates, status: "accepted" });
    clearRatesCache();
  },
  async saveQuarantined(rates, reason) {
    await saveRates(db, { ...rates, status: "quarantined", reason });
  },
});

/** Fetches rates and stores them if they pass the checks. The outcome reports a broken feed. Throws only if storing fails. */
export async function refreshRatesIn(
  store: RatesStore,
  url: string,
  options: RefreshOptions = {},
): Promise<RefreshOutcome> {
  const fetched = await fetchFeed(url, options.timeoutMs);
  if (!fetched.ok) return { outcome: "rejected", reason: fetched.reason };
  const feed = readFeed(fetched.text);
  if (!feed) return { outcome: "rejected", reason: "the feed has an unknown format" };
  const inForce = await store.current();
  const earlier = await store.quarantinedSince(daysBefore(inForce.date, AGREEMENT_WINDOW_DAYS));
  const judgement = judgeFeed(feed, new URL(url).host, inForce, { earlier });
  if (judgement.verdict === "rejected") return { outcome: "rejected", reason: judgement.reason };
  const { rates, held, reason } = judgement;
  const { date, source } = rates;
  const isTrusted = options.acceptJumps === true || held.length === 0;
  if (!isTrusted) await store.saveQuarantined(rates, reason);
  if (!isTrusted && judgement.verdict === "quarantined")
    return { outcome: "quarantined", date, source, reason };
  const next = isTrusted ? rates : judgement.cautiousRates;
  await store.saveAccepted(next);
  const currencies = Object.keys(next.rates).length;
  return { outcome: "accepted", date, source: next.source, currencies, held: isTrusted ? [] : held };
}

/** Fetches newer rates as `refreshRatesIn` does and stores them in the site's database. */
export const refreshRates = (
  db: Database,
  url: string,
  options: RefreshOptions = {},
): Promise<RefreshOutcome> => refreshRatesIn(inDatabase(db), url, options);
