import { type ExchangeRates, snapshotRates } from "~/conversion";
import { database } from "~/db.server";
import { latestAcceptedRates, type StoredRates } from "~db/exchange-rates";

/** 160 conversions of one keystroke ask once. */
const KEEP_MS = 60_000;
/** The first request after a start waits this long for the database; every later one not at all. */
const FIRST_WAIT_MS = 500;

/** The rates in force when the database holds this set: it, if it is newer than the snapshot of the release. */
export function ratesIn(stored: StoredRates | undefined): ExchangeRates {
  if (!stored || stored.date < snapshotRates.date) return snapshotRates;
  const { date, source, rates } = stored;
  // A currency that the feed does not quote keeps the snapshot's rate.
  return { base: "USD", date, source, rates: { ...snapshotRates.rates, ...rates } };
}

type Kept = { rates: ExchangeRates; untilMs: number; pending: Promise<void> | undefined };

const nothing = (): Kept => ({ rates: snapshotRates, untilMs: 0, pending: undefined });

let kept = nothing();

async function lookUp(into: Kept): Promise<void> {
  const db = database();
  try {
    if (db) into.rates = ratesIn(await latestAcceptedRates(db));
  } catch {
    // The database is away: what was in force a minute ago still is.
  }
  into.untilMs = Date.now() + KEEP_MS;
  into.pending = undefined;
}

/**
 * The rates in force: the newest accepted set of the database, else the snapshot of the release. Never waits for a
 * database that is away, and asks it once a minute.
 */
export async function currentRates(): Promise<ExchangeRates> {
  if (Date.now() < kept.untilMs) return kept.rates;
  const isFirst = kept.untilMs === 0;
  kept.pending ??= lookUp(kept);
  if (isFirst)
    await Promise.race([kept.pending, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS).unref())]);
  return kept.rates;
}

/** The next question goes to the database again. */
export function forgetRates(): void {
  kept = nothing();
}
