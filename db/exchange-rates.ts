import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "./client";
import { exchangeRates } from "./schema";

export type StoredRates = typeof exchangeRates.$inferSelect;

export type NewRates = {
  base: string;
  date: string;
  source: string;
  /** Decimal texts: units of each currency per unit of the base. */
  rates: Readonly<Record<string, string>>;
} & ({ status: "accepted" } | { status: "quarantined"; reason: string });

/** Stores one set per source, day and status; a later set of the same day replaces it. */
export async function saveRates(
  db: Database,
  { base, date, source, rates, ...judged }: NewRates,
): Promise<void> {
  const content = { base, rates, reason: judged.status === "quarantined" ? judged.reason : null };
  await db.orm
    .insert(exchangeRates)
    .values({ ...content, date, source, status: judged.status })
    .onConflictDoUpdate({
      target: [exchangeRates.source, exchangeRates.date, exchangeRates.status],
      set: { ...content, fetchedAt: sql`now()` },
    });
}

export async function latestAcceptedRates(db: Database): Promise<StoredRates | undefined> {
  const [latest] = await db.orm
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.status, "accepted"))
    .orderBy(desc(exchangeRates.date), desc(exchangeRates.fetchedAt))
    .limit(1);
  return latest;
}

/** Quarantined sets dated on or after this day (YYYY-MM-DD). */
export const quarantinedSince = (db: Database, date: string): Promise<StoredRates[]> =>
  db.orm
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.status, "quarantined"), gte(exchangeRates.date, date)));
