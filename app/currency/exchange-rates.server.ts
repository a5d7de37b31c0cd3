import { type ExchangeRates, mergeRates, snapshotRates } from "~/conversion";
import { database } from "~/db.server";
import { latestAcceptedRates } from "~db/exchange-rates";

/** The cache time; a keystroke causes up to 160 conversions. */
const KEEP_MS = 60_000;
/** The first request after startup waits up to this long for the database; later requests never wait. */
const FIRST_WAIT_MS = 500;

/** `untilMs`: on the monotonic clock, as the other may be set back. */
type Kept = { rates: ExchangeRates; untilMs: number; pending: Promise<void> | undefined };

const nothing = (): Kept => ({ rates: snapshotRates, untilMs: 0, pending: undefined });

let kept = nothing();

async function lookUp(into: Kept): Promise<void> {
  const db = database();
  try {
    if (db) into.rates = mergeRates(await latestAcceptedRates(db));
  } catch {
    // The database is unreachable: keep using the cached rates.
  }
  into.untilMs = performance.now() + KEEP_MS;
  into.pending = undefined;
}

/** The newest accepted rates, else the release's. Queries the database once a minute; only the first call waits for it. */
export async function currentRates(): Promise<ExchangeRates> {
  if (performance.now() < kept.untilMs) return kept.rates;
  const isFirst = kept.untilMs === 0;
  kept.pending ??= lookUp(kept);
  if (isFirst)
    await Promise.race([kept.pending, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS).unref())]);
  return kept.rates;
}

/** Clears the cache, so that the next call queries the database. */
export function clearRatesCache(): void {
  kept = nothing();
}
