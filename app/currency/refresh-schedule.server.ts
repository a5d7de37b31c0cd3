import { database } from "~/db.server";
import { settings } from "~/env.server";
import { log, logFault } from "~/http/log.server";
import type { Database } from "~db/client";
import { latestAcceptedRates } from "~db/exchange-rates";
import { refreshRates } from "./refresh-rates.server";

const INTERVAL_MS = 12 * 3_600_000;
/** How long after its start a process looks for the first time: visitors come first. */
const FIRST_LOOK_MS = 20_000;
const REFRESH_LOCK = 7_300_320;

async function isRecent(db: Database): Promise<boolean> {
  const latest = await latestAcceptedRates(db);
  return latest !== undefined && Date.now() - latest.fetchedAt.getTime() < INTERVAL_MS - 60_000;
}

async function refreshUnlocked(db: Database, url: string): Promise<void> {
  if (await isRecent(db)) return;
  const outcome = await refreshRates(db, url);
  if (outcome.outcome === "accepted") log("info", `exchange rates of ${outcome.date} are in force`);
  else log("warn", `exchange rates stay as they are: ${outcome.reason}`);
}

/** One replica asks the feed; the others find a recent set, or the lock taken, and leave it. */
export async function refreshOnce(db: Database, url: string): Promise<void> {
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [REFRESH_LOCK]);
    if (!rows[0].taken) return;
    await refreshUnlocked(db, url).finally(() =>
      client.query("select pg_advisory_unlock($1)", [REFRESH_LOCK]),
    );
  } finally {
    client.release();
  }
}

/** Refreshes the rates from RATES_URL every 12 hours, without ever keeping the process alive. */
export function scheduleRefresh(): void {
  const { ratesUrl } = settings();
  const scope = globalThis as { everyunitRefresh?: true };
  if (ratesUrl === undefined || scope.everyunitRefresh) return;
  scope.everyunitRefresh = true;
  const look = async () => {
    const db = database();
    if (db) await refreshOnce(db, ratesUrl).catch((error) => logFault("refreshing exchange rates", error));
  };
  setTimeout(look, FIRST_LOOK_MS).unref();
  setInterval(look, INTERVAL_MS).unref();
}
